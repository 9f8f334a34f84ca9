/// Scrolling caused by a lifted item near the viewport's upper or lower end.
struct AutoScroll: Equatable, Sendable {
  private var movedUp = false
  private var movedDown = false
  private var entered: Duration?
  private var last = Duration.zero
  private var remainder = 0.0

  /// Records a pointer motion by `dy`; an end scrolls only after a motion toward it.
  mutating func pointerMoved(by dy: Int) {
    if dy < 0 { movedUp = true }
    if dy > 0 { movedDown = true }
  }

  /// How far the content scrolls in the step that ends at `now`, in whole device pixels, when the
  /// pointer is so deep in a zone.
  ///
  /// `scale` is device pixels a logical pixel.
  mutating func step(depth: Double, scale: Double, at now: Duration) -> Int {
    guard depth != 0 else {
      (entered, remainder) = (nil, 0)
      return 0
    }
    guard let entered else {
      (self.entered, last) = (now, now)
      return 0
    }
    let ramp = min((now - entered) / Timings.autoScrollRamp, 1)
    let elapsed = min(now - last, Timings.frame) / .seconds(1)
    last = now
    let distance =
      Timings.autoScrollSpeed * scale * min(max(2 * depth, -1), 1) * ramp * elapsed + remainder
    let whole = distance.rounded(.towardZero)
    remainder = distance - whole
    return Int(whole)
  }

  /// How deep the pointer is in a zone, as a part of it: negative at the upper end, 1 at an edge
  /// and beyond it, 0 outside both zones or where the pointer never moved that way.
  ///
  /// `y` is the pointer's height in the viewport.
  func depth(y: Int, viewportHeight: Int, scale: Double) -> Double {
    let zone = min(
      Double(viewportHeight) * Timings.autoScrollPart, Timings.autoScrollZone * scale)
    guard zone > 0 else { return 0 }
    let (above, below) = (zone - Double(y), Double(y) - (Double(viewportHeight) - zone))
    if above > 0, movedUp { return -min(above / zone, 1) }
    if below > 0, movedDown { return min(below / zone, 1) }
    return 0
  }
}
