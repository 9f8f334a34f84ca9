import GridCore
import System
import X11Platform

/// What was drawn since the start.
struct DrawnFrames: Equatable {
  /// How many frames were painted.
  private(set) var frames = 0
  /// How many of them in which nothing but the wobble, toasts or the scroll bar moved.
  private(set) var wobbleFrames = 0
  /// The pixels painted in all of them.
  private(set) var pixels = 0
  /// When the first frame was painted, by the local clock.
  private(set) var firstFrame: Duration?

  /// Counts a frame in which `rects` were painted.
  mutating func count(_ rects: [Rect], isPureAnimation: Bool) {
    if firstFrame == nil { firstFrame = .monotonicNow }
    frames += 1
    if isPureAnimation { wobbleFrames += 1 }
    for rect in rects { pixels += rect.width * rect.height }
  }
}
