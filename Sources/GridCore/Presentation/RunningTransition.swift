/// A transition that is under way.
public struct RunningTransition: Equatable, Sendable {
  /// Its style.
  public let kind: TransitionStyle
  /// When it began; no two transitions of a grid begin at the same time.
  public let start: Duration
  let duration: Duration

  /// How much of it is done at `now`, from 0 to 1.
  public func progress(at now: Duration) -> Double {
    Timeline(from: 0, to: 1, start: start, duration: duration, curve: .easeOut)
      .value(at: now)
  }

  func isFinished(at now: Duration) -> Bool { now >= start + duration }
}
