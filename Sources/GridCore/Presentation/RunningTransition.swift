/// One whole view on its way to another.
public struct RunningTransition: Equatable, Sendable {
  /// How the one gives way to the other.
  public let kind: Transition
  /// When it set out, which no other transition of the same grid did.
  public let start: Duration
  let duration: Duration

  /// How much of it is done at `now`, from 0 to 1.
  public func progress(at now: Duration) -> Double {
    Timeline(from: 0, to: 1, start: start, duration: duration, curve: .easeOut)
      .value(at: now)
  }

  func isFinished(at now: Duration) -> Bool { now >= start + duration }
}
