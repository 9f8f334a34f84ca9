import GridCore

/// When the next frame of an animation is due: sixty times a second, counted from the frames drawn.
///
/// What a person does is painted at once, without asking here.
struct Pacing {
  /// The moment the next frame is due.
  private(set) var nextFrame = Duration.zero

  /// Takes up that a frame was drawn at `now`.
  ///
  /// A frame that is less than a frame late keeps the rhythm; one drawn early, because something
  /// happened, starts a new one.
  mutating func drew(at now: Duration) {
    let isInRhythm = now >= nextFrame && now - nextFrame < Timings.frame
    nextFrame = (isInRhythm ? nextFrame : now) + Timings.frame
  }

  /// The moment to wake at for `wakeUp`; `nil` for never.
  func deadline(for wakeUp: WakeUp) -> Duration? {
    switch wakeUp {
    case .never: nil
    case .at(let moment): moment
    case .nextFrame: nextFrame
    }
  }
}
