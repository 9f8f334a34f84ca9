import Freedesktop
import GridSearch
import Synchronization
import System

/// Makes a search index on a thread of its own, and hands it over through a descriptor.
nonisolated final class IndexBuilder: Sendable {
  private let indexes: Channel<SearchIndex>
  private let isBusy = Mutex(false)

  /// A builder that has nothing to do yet.
  ///
  /// - Throws: `SystemError` when the process has no descriptor left.
  init() throws(SystemError) { indexes = try Channel() }

  /// The descriptor that `poll` reports as readable when an index is there.
  var descriptor: Int32 { indexes.descriptor }

  /// Begins to `make` an index; the one before must have been taken.
  ///
  /// It is made at once where the system has no thread to give.
  func begin(_ make: @escaping @Sendable () -> SearchIndex) {
    isBusy.withLock { $0 = true }
    do throws(SystemError) {
      _ = try BackgroundThread { [indexes] in indexes.send(make()) }
    } catch {
      indexes.send(make())
    }
  }

  /// The index, once it is there.
  func take() -> SearchIndex? {
    guard let index = indexes.receive().last else { return nil }
    isBusy.withLock { $0 = false }
    return index
  }

  /// Waits until the index is there.
  func finish() {
    if isBusy.withLock({ $0 }) { _ = waitForInput(descriptor, milliseconds: -1) }
  }
}
