package import Freedesktop
import Glibc
import Synchronization
package import System

/// Reads the applications on a background thread whenever their directories change.
///
/// A descriptor announces each new catalog. The directories are watched before the first reading,
/// so that no change is missed. Problems in files are logged once.
package final class CatalogWatcher: Sendable {
  private let published: EventDescriptor
  private let calls: EventDescriptor
  private let box = Mutex(Box())
  private let environment: ProcessEnvironment
  private let log: Log

  private struct Box {
    var catalog: ApplicationCatalog?
    var readings = 0
    var lacksWatches = false
    var isAsked = false
    var isClosed = false
  }

  /// Creates a watcher that runs until `close()`.
  ///
  /// - Parameters:
  ///   - environment: The variables that name the directories and the user's language.
  ///   - log: Receives problems in files, and a warning if changes can't be detected.
  /// - Throws: `SystemError` if the system is out of threads or descriptors.
  package init(environment: ProcessEnvironment, log: Log = Log()) throws(SystemError) {
    (self.environment, self.log) = (environment, log)
    published = try EventDescriptor()
    calls = try EventDescriptor()
    _ = try BackgroundThread { [self] in run() }
  }

  /// A descriptor that is readable when there is a new catalog.
  package var descriptor: Int32 { published.descriptor }

  /// The number of times that the applications were read.
  package var readings: Int { box.withLock { $0.readings } }

  /// Returns the newest catalog once, or `nil` if there is no new one after `milliseconds`.
  package func take(waiting milliseconds: Int32 = 0) -> ApplicationCatalog? {
    if milliseconds > 0 { _ = waitForInput(published.descriptor, milliseconds: milliseconds) }
    published.reset()
    return box.withLock { box in
      defer { box.catalog = nil }
      return box.catalog
    }
  }

  /// Reads the applications again if changes can't be detected.
  ///
  /// Call it when the window gets focus.
  package func catchUp() {
    let lacksWatches = box.withLock { box in
      box.isAsked = box.lacksWatches
      return box.lacksWatches
    }
    if lacksWatches { calls.signal() }
  }

  /// Stops the thread.
  ///
  /// Does not wait for it.
  package func close() {
    box.withLock { $0.isClosed = true }
    calls.signal()
  }

  // MARK: On the thread

  private func run() {
    let watch = try? DirectoryWatch(for: [".desktop"])
    var reporter = CatalogProblemReporter(log: log)
    let roots = BaseDirectories(environment: environment).applicationDirectories
    var last: ApplicationCatalog?
    var isNews = true
    watch?.watch(roots)
    while !isClosed {
      let catalog = ApplicationCatalog(environment: environment)
      box.withLock { $0.readings += 1 }
      if isNews || last?.shows(sameAs: catalog) != true { publish(catalog) }
      reporter.report(catalog)
      // Folders just found are read once more, for what happened before they were watched.
      isNews = watch?.watch(roots + catalog.directories) != true
      if watch?.isComplete != true { reportMissingWatches() }
      last = catalog
      if isNews { waitForChange(watch) }
    }
  }

  private var isClosed: Bool { box.withLock { $0.isClosed } }

  private func publish(_ catalog: ApplicationCatalog) {
    box.withLock { $0.catalog = catalog }
    published.signal()
  }

  /// Logs once that changes can't be detected.
  private func reportMissingWatches() {
    let isKnown = box.withLock { box in
      defer { box.lacksWatches = true }
      return box.lacksWatches
    }
    guard !isKnown else { return }
    log(
      .warning,
      """
      the system has no inotify watches left, so what is installed meanwhile is seen when the \
      window gets the keyboard; raise fs.inotify.max_user_instances or max_user_watches
      """)
  }

  /// Waits for the end of a series of changes, for `catchUp()`, or for `close()`.
  private func waitForChange(_ watch: DirectoryWatch?) {
    var changes = Debouncer()
    while !isClosed {
      _ = waitForInput(
        [watch?.descriptor ?? -1, calls.descriptor], milliseconds: changes.timeout)
      calls.reset()
      if watch?.consumeChanges() == true { changes.add() }
      if changes.fires() || takeCall() { return }
    }
  }

  private func takeCall() -> Bool {
    box.withLock { box in
      defer { box.isAsked = false }
      return box.isAsked
    }
  }
}
