package import Freedesktop
import Glibc
import Synchronization
package import System

/// Reads the applications, again and again when something changes in their directories, on a
/// thread of its own, and hands each new catalog over through a descriptor.
///
/// The watches stand before the first reading, so that nothing is missed between the two. What is
/// wrong with a file is said in the log, once.
package final class CatalogWatcher: Sendable {
  private let published: EventDescriptor
  private let calls: EventDescriptor
  private let box = Mutex(Box())
  private let environment: ProcessEnvironment
  private let log: Log

  private struct Box {
    var catalog: ApplicationCatalog?
    var readings = 0
    var isBlind = false
    var isAsked = false
    var isClosed = false
  }

  /// A watcher for the session that `environment` describes; it works until `close()`.
  ///
  /// - Parameters:
  ///   - environment: Where the directories are, and the person's language.
  ///   - log: Where it is said which files are passed over, and that changes can't be noticed.
  /// - Throws: `SystemError` when the system has no more threads or descriptors.
  package init(environment: ProcessEnvironment, log: Log = Log()) throws(SystemError) {
    (self.environment, self.log) = (environment, log)
    published = try EventDescriptor()
    calls = try EventDescriptor()
    _ = try BackgroundThread { [self] in run() }
  }

  /// The descriptor that `poll` reports as readable when there is a new catalog.
  package var descriptor: Int32 { published.descriptor }

  /// How often the applications were read.
  package var readings: Int { box.withLock { $0.readings } }

  /// The newest catalog, unless it was taken already; waits for one `milliseconds` at most.
  package func take(waiting milliseconds: Int32 = 0) -> ApplicationCatalog? {
    if milliseconds > 0 { _ = waitForInput(published.descriptor, milliseconds: milliseconds) }
    published.reset()
    return box.withLock { box in
      defer { box.catalog = nil }
      return box.catalog
    }
  }

  /// Reads the applications again where changes can't be noticed; to be called when the person
  /// comes back to the page.
  package func catchUp() {
    let isBlind = box.withLock { box in
      box.isAsked = box.isBlind
      return box.isBlind
    }
    if isBlind { calls.signal() }
  }

  /// Asks the thread to end, without waiting for the file that it may be opening.
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
      if watch?.isComplete != true { goBlind() }
      last = catalog
      if isNews { waitForChange(watch) }
    }
  }

  private var isClosed: Bool { box.withLock { $0.isClosed } }

  private func publish(_ catalog: ApplicationCatalog) {
    box.withLock { $0.catalog = catalog }
    published.signal()
  }

  /// Says once that changes are not noticed.
  private func goBlind() {
    let isKnown = box.withLock { box in
      defer { box.isBlind = true }
      return box.isBlind
    }
    guard !isKnown else { return }
    log(
      .warning,
      """
      the system has no inotify watches left, so what is installed meanwhile is seen when the \
      window gets the keyboard; raise fs.inotify.max_user_instances or max_user_watches
      """)
  }

  /// Waits until something has changed and it is quiet again, until it is asked for, or until the
  /// end.
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
