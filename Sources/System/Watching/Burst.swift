/// Changes in quick succession that are taken as one.
package struct Burst {
  /// How long it must be quiet before a burst is over, in milliseconds.
  package static let quietTime: Int32 = 200
  /// The longest that a burst is waited for.
  package static let longestWait = Duration.seconds(1)

  private var first, last: ContinuousClock.Instant?

  /// No change yet.
  package init() {}

  /// How many milliseconds to wait for more at most; -1 for ever, as long as nothing has changed.
  package var patience: Int32 { first == nil ? -1 : Self.quietTime }

  /// Takes up a change.
  package mutating func grow(at now: ContinuousClock.Instant = .now) {
    if first == nil { first = now }
    last = now
  }

  /// Whether a burst is over, be it quiet or too long; told once.
  package mutating func takeEnd(at now: ContinuousClock.Instant = .now) -> Bool {
    guard let first, let last else { return false }
    let isQuiet = last.duration(to: now) >= .milliseconds(Self.quietTime)
    guard isQuiet || first.duration(to: now) >= Self.longestWait else { return false }
    (self.first, self.last) = (nil, nil)
    return true
  }
}
