import Glibc

extension Duration {
  /// The current time of the clock that never goes back, `CLOCK_MONOTONIC`.
  package static var monotonicNow: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
