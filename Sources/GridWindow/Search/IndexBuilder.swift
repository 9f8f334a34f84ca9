import Freedesktop
import GridSearch
import Synchronization
import System

/// Makes a search index on a thread of its own and sends it through a channel.
nonisolated final class IndexBuilder: Sendable {
  private let indexes: Channel<SearchIndex>
  private let isBusy = Mutex(false)

  /// A builder without work.
  ///
  /// - Throws: `SystemError` if the process has no descriptor left.
  init() throws(SystemError) { indexes = try Channel() }

  /// Readable when an index is ready.
  var descriptor: Int32 { indexes.descriptor }

  /// Begins to `make` an index; the one before must have been received.
  ///
  /// The index is made at once if the system has no thread left.
  func begin(_ make: @escaping @Sendable () -> SearchIndex) {
    isBusy.withLock { $0 = true }
    do throws(SystemError) {
      _ = try BackgroundThread { [indexes] in indexes.send(make()) }
    } catch {
      indexes.send(make())
    }
  }

  /// The index, if it is ready.
  func take() -> SearchIndex? {
    guard let index = indexes.receive().last else { return nil }
    isBusy.withLock { $0 = false }
    return index
  }

  /// Waits until the index is ready.
  func finish() {
    if isBusy.withLock({ $0 }) { _ = waitForInput(descriptor, milliseconds: -1) }
  }
}
