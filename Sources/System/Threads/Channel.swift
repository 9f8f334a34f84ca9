import Synchronization

/// A queue of messages to a thread that waits in `poll`.
///
/// Any thread may send; one thread receives. Nothing ever blocks.
package final class Channel<Message: Sendable>: Sendable {
  private let messages = Mutex<[Message]>([])
  private let event: EventDescriptor

  /// An empty channel.
  ///
  /// - Throws: `SystemError` when the process has no descriptor left.
  package init() throws(SystemError) { event = try EventDescriptor() }

  /// The descriptor for `poll`, readable while messages wait.
  package var descriptor: Int32 { event.descriptor }

  /// Appends `message` and wakes the receiver.
  package func send(_ message: Message) {
    messages.withLock { $0.append(message) }
    event.signal()
  }

  /// Removes and returns all messages that wait, the oldest first.
  package func receive() -> [Message] {
    event.reset()
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
