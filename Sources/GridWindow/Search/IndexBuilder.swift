import Freedesktop
import GridSearch
import Synchronization
import System

/// Makes a search index on a thread of its own, and hands it over through a descriptor.
nonisolated final class IndexBuilder: Sendable {
  private let news: Doorbell
  private let answer = Mutex<Answer<SearchIndex>?>(nil)

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
    let begun = (try? Answer(ringing: news, make)) ?? Answer(make(), ringing: news)
    answer.withLock { $0 = begun }
  }

  /// The index, once it is there.
  func take() -> SearchIndex? {
    news.answer()
    return answer.withLock { answer in
      guard let index = answer?.value else { return nil }
      answer?.join()
      answer = nil
      return index
    }
  }

  /// Waits until the index is there.
  func finish() { answer.withLock { $0 }?.join() }
}
