import Freedesktop
import System

/// Looks icons up in the source's theme and watches the theme's directories.
struct ThemeReader: ~Copyable {
  private let log: Log
  private let watch = try? DirectoryWatch(for: ThemeReader.names)
  private var changes = Debouncer()
  private var opened: (generation: Int, theme: IconTheme)?
  private var watched: [String] = []
  private var hasReportedMissingWatches = false
  /// When the first directory was searched that is not watched yet.
  private var searchedSince = FileTime.now

  /// The name suffixes of the files that make up a theme.
  private static let names = [".png", ".svg", ".xpm", "index.theme", "icon-theme.cache"]

  /// Creates a reader that warns in `log` if there is no theme or no way to watch it.
  init(log: Log) { self.log = log }

  /// A descriptor that is readable after a change, or -1 if nothing can be watched.
  var descriptor: Int32 { watch?.descriptor ?? -1 }

  /// The file of the icon that `job` requests, or `nil` if there is none.
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

  /// Watches the directories that were searched so far.
  ///
  /// A change between the search and the start of the watch also counts.
  /// - Returns: The longest time to wait for a change, in milliseconds, or -1 for no limit.
  mutating func watchSearched() -> Int32 {
    let searched = opened?.theme.searchedDirectories ?? []
    if searched != watched {
      watch?.watch(searched)
      let unwatched = Set(searched).subtracting(watched)
      if unwatched.contains(where: { FileTime.isChanged($0, since: searchedSince) }) {
        changes.add()
      }
      (watched, searchedSince) = (searched, .now)
      if watch?.isComplete != true { reportMissingWatches() }
    }
    return changes.timeout
  }

  /// Whether something has changed and no further change followed for a moment.
  mutating func takeChange() -> Bool {
    if watch?.consumeChanges() == true { changes.add() }
    return changes.fires()
  }

  /// Logs once that changes can't be detected.
  private mutating func reportMissingWatches() {
    guard !hasReportedMissingWatches else { return }
    hasReportedMissingWatches = true
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
