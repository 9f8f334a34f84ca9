import Synchronization
package import System

/// Makes chosen operations of a file system fail, and records all of them.
package final class FileFaults: Sendable {
  private struct State {
    var operations: [FileSystem.Operation] = []
    var fault: @Sendable (Int, FileSystem.Operation, String) -> Int32? = { _, _, _ in nil }
  }

  private let state = Mutex(State())

  /// A file system in which nothing fails.
  package init() {}

  /// Fails an operation with the `errno` that `fault` returns for its position among all
  /// operations, from 0, its kind and its path.
  package func set(_ fault: @escaping @Sendable (Int, FileSystem.Operation, String) -> Int32?) {
    state.withLock { $0.fault = fault }
  }

  package func clear() { set { _, _, _ in nil } }

  /// The operations so far.
  package var operations: [FileSystem.Operation] { state.withLock(\.operations) }

  package func wasCalled(_ operation: FileSystem.Operation) -> Bool {
    operations.contains(operation)
  }

  /// The file system, which writes eight bytes with one call.
  package var system: FileSystem {
    var system = FileSystem()
    system.writeLimit = 8
    system.fault = { [self] operation, path in
      let (position, fault) = state.withLock { state in
        state.operations.append(operation)
        return (state.operations.count - 1, state.fault)
      }
      return fault(position, operation, path)
    }
    return system
  }
}
