import Glibc

/// A process that was started and belongs to nobody here: it may be forgotten at any time.
public final class LaunchedProcess: Sendable {
  /// The process id, right for as long as the process runs.
  public let identifier: Int32
  /// A descriptor that `poll` reports readable once the process has ended.
  ///
  /// Nil when it had ended before one could be had. Closed with this object.
  public let exitDescriptor: Int32?

  init(_ identifier: pid_t, _ functions: GNUFunctions) {
    self.identifier = identifier
    let descriptor = functions.openProcess(identifier, 0)
    exitDescriptor = descriptor >= 0 ? descriptor : nil
  }

  deinit { if let exitDescriptor { close(exitDescriptor) } }

  /// Whether the process has ended; never waits.
  public var hasEnded: Bool {
    guard let exitDescriptor else { return true }
    var request = pollfd(fd: exitDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}
