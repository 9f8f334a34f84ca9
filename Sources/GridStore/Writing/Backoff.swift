/// When a failed save is tried again.
struct Backoff {
  /// How often it failed in a row.
  private var failures = 0

  /// The delays after the first, the second and each further failure.
  private static let delays: [Duration] = [.seconds(1), .seconds(2), .seconds(5)]

  /// The time until the next attempt, after one that ended in `error`.
  ///
  /// A full disk is tried each second, so that an order is saved soon after there is space again.
  mutating func delay(after error: StoreError) -> Duration {
    defer { failures += 1 }
    let last = Self.delays.count - 1
    return error.isDiskFull ? Self.delays[0] : Self.delays[min(failures, last)]
  }

  mutating func reset() { failures = 0 }
}
