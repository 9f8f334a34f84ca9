import Background
import Freedesktop
import GridSearch
import Synchronization

/// Makes a search index on a thread of its own, and hands it over through a descriptor.
nonisolated final class IndexBuilder: Sendable {
  private let news: Doorbell
  private let box = Mutex<SearchIndex?>(nil)
  private let thread = Mutex<BackgroundThread?>(nil)

  /// A builder that has nothing to do yet.
  ///
  /// - Throws: `SystemError` when the process has no descriptor left.
  init() throws(SystemError) { news = try Doorbell() }

  /// The descriptor that `poll` reports as readable when an index is there.
  var descriptor: Int32 { news.descriptor }

  /// Begins to `make` an index; the one before must have been taken.
  ///
  /// It is made at once where the system has no thread to give.
  func begin(_ make: @escaping @Sendable () -> SearchIndex) {
    let work = { @Sendable [self] in
      let index = make()
      box.withLock { $0 = index }
      news.ring()
    }
    do {
      try thread.withLock { (thread) throws(SystemError) in thread = try BackgroundThread(work) }
    } catch { work() }
  }

  /// The index, once it is there.
  func take() -> SearchIndex? {
    news.answer()
    return box.withLock { box in
      guard let index = box else { return nil }
      box = nil
      finish()
      return index
    }
  }

  /// Waits until the index is there.
  func finish() { thread.withLock { $0.take() }?.join() }
}
