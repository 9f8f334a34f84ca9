/// A semaphore for tasks: a few tests at a time drive a real program, so that their waiting overlaps
/// without overloading the machine.
actor AsyncSemaphore {
  static let desktops = AsyncSemaphore(6)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ free: Int) { self.free = free }

  func acquire() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Passes the slot to the test that has waited longest.
  func release() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
