import Freedesktop
import System

/// Looks icons up in the theme of their source, and tells when the theme's directories change.
struct ThemeReader: ~Copyable {
  private let log: Log
  private let watch = try? DirectoryWatch(for: ThemeReader.names)
  private var changes = Debouncer()
  private var opened: (generation: Int, theme: IconTheme)?
  private var watched: [String] = []
  private var isBlind = false
  /// Since when directories were searched that are not watched yet.
  private var searchedSince = FileTime.now

  /// What the names end in of files that a theme consists of.
  private static let names = [".png", ".svg", ".xpm", "index.theme", "icon-theme.cache"]

  /// A reader that tells `log` when there is no theme, or no way to notice its changes.
  init(log: Log) { self.log = log }

  /// The descriptor that `poll` reports as readable after a change; -1 without watches to give.
  var descriptor: Int32 { watch?.descriptor ?? -1 }

  /// The file of the icon that `job` is about; `nil` when there is none.
  mutating func find(_ job: IconQueue.Job) -> String? {
    let theme: IconTheme
    if let opened, opened.generation == job.generation {
      theme = opened.theme
    } else {
      searchedSince = .now
      theme = open(job.source)
      opened = (job.generation, theme)
    }
    return job.source.find(job.icon, in: theme)
  }

  /// Watches what was searched so far, and returns how many milliseconds to wait for a change at
  /// most; -1 for ever.
  ///
  /// What changed after it was searched and before it was watched counts as a change.
  mutating func watchSearched() -> Int32 {
    let searched = opened?.theme.searchedDirectories ?? []
    if searched != watched {
      watch?.watch(searched)
      let unwatched = Set(searched).subtracting(watched)
      if unwatched.contains(where: { FileTime.isChanged($0, since: searchedSince) }) {
        changes.add()
      }
      (watched, searchedSince) = (searched, .now)
      if watch?.isComplete != true { goBlind() }
    }
    return changes.timeout
  }

  /// Whether something has changed and it is quiet again.
  mutating func takeChange() -> Bool {
    if watch?.consumeChanges() == true { changes.add() }
    return changes.fires()
  }

  /// Says once that changes are not noticed.
  private mutating func goBlind() {
    guard !isBlind else { return }
    isBlind = true
    log(
      .warning,
      """
      the system has no watches left for icons, so what changes in their theme is seen with the \
      next start; raise fs.inotify.max_user_instances or max_user_watches
      """)
  }

  private func open(_ source: IconSource) -> IconTheme {
    let theme = IconTheme(name: source.theme, directories: source.directories)
    if theme.isMissing {
      log(
        .warning,
        """
        no icon theme is installed, neither \(source.theme) nor hicolor; install one, or \
        applications show a letter
        """)
    }
    return theme
  }
}
