import Freedesktop
import Glibc

/// A thread for work that could block, with every signal left to the main thread.
///
/// It answers through a descriptor, so that `poll` stays the one thing that waits.
nonisolated final class BackgroundThread: Sendable {
  private let thread: pthread_t

  /// Starts `work` on a new thread.
  ///
  /// - Throws: `SystemError` when the system refuses another thread.
  init(_ work: @escaping @Sendable () -> Void) throws(SystemError) {
    var everySignal = sigset_t()
    var before = sigset_t()
    sigfillset(&everySignal)
    pthread_sigmask(SIG_SETMASK, &everySignal, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    let context = Unmanaged.passRetained(ThreadWork(work))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, runThread, context.toOpaque())
    guard code == 0 else {
      context.release()
      throw SystemError(code: code)
    }
    self.thread = thread
  }

  /// Waits until the work is done; to be called once.
  func join() { pthread_join(thread, nil) }
}

nonisolated private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

nonisolated private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
{
  if let context { Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
