import Glibc

/// A thread for work that may block, with every signal left to the other threads.
enum DetachedThread {
  /// Starts `work` on a new thread, which nobody waits for; `name` says in an error which one.
  ///
  /// - Throws: `StoreError.system` when the machine has no thread left.
  static func start(_ name: String, _ work: @escaping @Sendable () -> Void) throws(StoreError) {
    var everySignal = sigset_t()
    var before = sigset_t()
    sigfillset(&everySignal)
    pthread_sigmask(SIG_SETMASK, &everySignal, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    let box = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, runWork, box.toOpaque())
    guard code == 0 else {
      box.release()
      throw .system(call: "start", path: name, code: code)
    }
    pthread_detach(thread)
  }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// The thread's entry: a function, for a closure given to `pthread_create` would inherit the
/// isolation of its surroundings.
private func runWork(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let box { Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run() }
  return nil
}
