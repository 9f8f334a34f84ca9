/// The size of a pressed icon: it shrinks at once, and grows from a while before the hold until the
/// hold, so that people discover it.
///
/// What can't be held stays small.
enum PressedIcon {
  /// The icon's size at `now`, as a factor.
  static func scale(of press: Press, at now: Duration, holdDelay: Duration) -> Double {
    let elapsed = now - press.start
    guard elapsed >= Timings.cueDelay, press.hold != .impossible else {
      return Timeline(
        from: 1, to: Timings.pressedScale, start: .zero, duration: Timings.pressIn, curve: .easeOut
      ).value(at: elapsed)
    }
    return Timeline(
      from: Timings.pressedScale, to: Timings.cueScale, start: Timings.cueDelay,
      duration: growth(holdDelay)
    ).value(at: elapsed)
  }

  /// Whether the size stays what it is at `now` until the next deadline.
  static func rests(_ press: Press, at now: Duration, holdDelay: Duration) -> Bool {
    let elapsed = now - press.start
    guard elapsed >= Timings.cueDelay, press.hold != .impossible else {
      return elapsed >= Timings.pressIn
    }
    return elapsed >= Timings.cueDelay + growth(holdDelay)
  }

  private static func growth(_ holdDelay: Duration) -> Duration {
    max(holdDelay - Timings.cueDelay, Timings.pressOut)
  }
}
