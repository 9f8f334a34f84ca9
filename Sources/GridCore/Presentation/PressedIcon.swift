/// The size of a pressed icon: it shrinks at once, and grows from a while before the hold until
/// the hold, so that people discover it.
enum PressedIcon {
  /// The icon's size as a factor, so long after the press.
  static func scale(after elapsed: Duration, holdDelay: Duration) -> Double {
    if elapsed < Timings.cueDelay {
      return Timeline(
        from: 1, to: Timings.pressedScale, start: .zero, duration: Timings.pressIn, curve: .easeOut
      ).value(at: elapsed)
    }
    let growth = max(holdDelay - Timings.cueDelay, Timings.pressOut)
    return Timeline(
      from: Timings.pressedScale, to: Timings.cueScale, start: Timings.cueDelay, duration: growth
    ).value(at: elapsed)
  }

  /// Whether the size stays what it is until the next deadline, so long after the press.
  static func rests(after elapsed: Duration, holdDelay: Duration) -> Bool {
    (elapsed >= Timings.pressIn && elapsed < Timings.cueDelay)
      || elapsed >= Timings.cueDelay + max(holdDelay - Timings.cueDelay, Timings.pressOut)
  }
}
