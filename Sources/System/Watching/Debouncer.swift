/// Joins changes in quick succession into one.
package struct Debouncer {
  /// How long it must be quiet before the changes count as one, in milliseconds.
  package static let quietTime: Int32 = 200
  /// The longest time from the first change to the moment at which it counts.
  package static let longestDelay = Duration.seconds(1)

  private var first, last: ContinuousClock.Instant?

  /// A debouncer without a change.
  package init() {}

  /// How many milliseconds to wait for the next change at most; -1, without limit, when there was
  /// none yet.
  package var timeout: Int32 { first == nil ? -1 : Self.quietTime }

  /// Adds a change.
  package mutating func add(at now: ContinuousClock.Instant = .now) {
    if first == nil { first = now }
    last = now
  }

  /// Whether there were changes and it is quiet again, or has not been for too long.
  ///
  /// Says so once, and then waits for the next change.
  package mutating func fires(at now: ContinuousClock.Instant = .now) -> Bool {
    guard let first, let last else { return false }
    let isQuiet = last.duration(to: now) >= .milliseconds(Self.quietTime)
    guard isQuiet || first.duration(to: now) >= Self.longestDelay else { return false }
    (self.first, self.last) = (nil, nil)
    return true
  }
}
