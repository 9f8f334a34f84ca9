import Glibc

/// A thread beside that of the user interface, with every signal left to the latter.
///
/// It answers through a descriptor, so that `poll` stays the one thing that waits. One that nobody
/// joins ends by itself.
package struct BackgroundThread: ~Copyable, Sendable {
  private let thread: pthread_t

  /// Starts `work` on a new thread.
  ///
  /// - Throws: `SystemError` when the system refuses another thread.
  package init(_ work: @escaping @Sendable () -> Void) throws(SystemError) {
    var everySignal = sigset_t()
    var before = sigset_t()
    sigfillset(&everySignal)
    pthread_sigmask(SIG_SETMASK, &everySignal, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    let context = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, runWork, context.toOpaque())
    guard code == 0 else {
      context.release()
      throw SystemError(code: code)
    }
    self.thread = thread
  }

  deinit { pthread_detach(thread) }

  /// Waits until the work is done.
  package consuming func join() {
    pthread_join(thread, nil)
    discard self
  }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// The thread's entry: a function, for a closure given to `pthread_create` would inherit the
/// isolation of its surroundings.
private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
