import Background
import Freedesktop
import Glibc
import Synchronization

/// Reads the applications again when something changes in their directories, on a thread of its
/// own, and hands each new catalog over through a descriptor.
///
/// The first reading is made at once, when the watches stand, so that nothing is missed between
/// a catalog read before the first frame and the first change. What is wrong with a file is said in
/// the log, once.
nonisolated final class CatalogWatcher: Sendable {
  /// How long it must be quiet before the applications are read again, in milliseconds.
  static let quietTime: Int32 = 200
  /// The longest that reading waits for quiet.
  static let longestWait = Duration.seconds(1)

  private let news: Doorbell
  private let end: Doorbell
  private let box = Mutex(Box())
  private let environment: Environment
  private let log: Log
  private let thread = Mutex<BackgroundThread?>(nil)

  private struct Box {
    var catalog: ApplicationCatalog?
    var isClosed = false
  }

  /// A watcher for the session that `environment` describes; it works until `close()`.
  ///
  /// - Parameters:
  ///   - environment: Where the directories are, and the person's language.
  ///   - known: The catalog that is shown already; the first one is handed over only when it
  ///     shows something else.
  ///   - log: Where it is said which files are passed over.
  /// - Throws: `SystemError` when the system has no more threads or descriptors. Without
  ///   watches to give, the applications are read once.
  init(
    environment: Environment, known: ApplicationCatalog? = nil, log: Log = Log()
  ) throws(SystemError) {
    (self.environment, self.log) = (environment, log)
    news = try Doorbell()
    end = try Doorbell()
    try thread.withLock { (thread) throws(SystemError) in
      thread = try BackgroundThread { [self] in run(known: known) }
    }
  }

  /// The descriptor that `poll` reports as readable when there is a new catalog.
  var descriptor: Int32 { news.descriptor }

  /// The newest catalog, unless it was taken already.
  func take() -> ApplicationCatalog? {
    news.answer()
    return box.withLock { box in
      defer { box.catalog = nil }
      return box.catalog
    }
  }

  /// Ends the watching.
  func close() {
    box.withLock { $0.isClosed = true }
    end.ring()
    thread.withLock { $0.take() }?.join()
  }

  // MARK: On the thread

  private func run(known: ApplicationCatalog?) {
    let watch = directoryWatch()
    var complaints = CatalogComplaints(log: log)
    let roots = BaseDirectories(environment: environment).applicationDirectories
    var last = known
    var isNews = known == nil
    watch?.watch(roots + (known?.directories ?? []))
    while !isClosed {
      let catalog = ApplicationCatalog(environment: environment)
      complaints.tell(of: catalog)
      if isNews || last?.shows(sameAs: catalog) != true { publish(catalog) }
      // Folders just found are read once more, for what happened before they were watched.
      isNews = catalog.directories == last?.directories
      watch?.watch(roots + catalog.directories)
      last = catalog
      if isNews { waitForChange(watch) }
    }
  }

  private func directoryWatch() -> DirectoryWatch? {
    do { return try DirectoryWatch() } catch {
      log(.warning, "applications that come and go are not noticed: \(error)")
      return nil
    }
  }

  private var isClosed: Bool { box.withLock { $0.isClosed } }

  private func publish(_ catalog: ApplicationCatalog) {
    box.withLock { $0.catalog = catalog }
    news.ring()
  }

  /// Waits until something has changed and it is quiet again, or until the end.
  private func waitForChange(_ watch: DirectoryWatch?) {
    var first: ContinuousClock.Instant?
    while !isClosed {
      let isQuiet = !waitForInput(
        [watch?.descriptor ?? -1, end.descriptor], milliseconds: first == nil ? -1 : Self.quietTime)
      if watch?.takeChanges() == true { first = first ?? .now }
      if let first, isQuiet || first.duration(to: .now) > Self.longestWait { return }
    }
  }
}
