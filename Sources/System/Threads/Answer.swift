import Synchronization

/// A value that a thread of its own finds, which rings a bell when it is there.
package final class Answer<Value: Sendable>: Sendable {
  private let found: Mutex<Value?>
  private let thread = Mutex<BackgroundThread?>(nil)

  /// Begins to `find` the value on a new thread.
  ///
  /// - Throws: `SystemError` when the system refuses another thread.
  package init(
    ringing bell: Doorbell, _ find: @escaping @Sendable () -> Value
  ) throws(SystemError) {
    found = Mutex(nil)
    try thread.withLock { (thread) throws(SystemError) in
      thread = try BackgroundThread { [self] in
        let value = find()
        found.withLock { $0 = value }
        bell.ring()
      }
    }
  }

  /// A value that is there already.
  package init(_ value: Value, ringing bell: Doorbell) {
    found = Mutex(value)
    bell.ring()
  }

  /// The value; `nil` while it is looked for.
  package var value: Value? { found.withLock { $0 } }

  /// Waits for the end of the thread.
  package func join() { thread.withLock { $0.take() }?.join() }
}
