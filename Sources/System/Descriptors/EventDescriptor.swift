import Glibc

/// An eventfd with which one thread wakes another that waits in `poll`.
///
/// The descriptor stays readable from the first `signal()` to the next `reset()`, however many
/// signals there were.
package final class EventDescriptor: Sendable {
  private let event: FileDescriptor

  /// An event that nobody has signaled yet.
  ///
  /// - Throws: `SystemError` when the process has no descriptor left.
  package init() throws(SystemError) {
    guard let eventfd = GNUFunctions.eventfd else { throw SystemError(code: ENOSYS) }
    event = try FileDescriptor(checking: eventfd(0, O_CLOEXEC | O_NONBLOCK))
  }

  /// The descriptor for `poll`, readable after a signal.
  package var descriptor: Int32 { event.rawValue }

  /// Wakes the thread that waits.
  package func signal() {
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  /// Makes the descriptor unreadable until the next signal.
  package func reset() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
