/// The motion of an element toward where it rests, as the distance that is left.
///
/// Because it is relative to the resting position, it stays correct while the content scrolls.
struct Motion: Equatable, Sendable {
  /// The distance from the resting place at the start, in device pixels.
  var from: Point
  var start: Duration
  var duration: Duration
  var curve = Curve.makeRoom

  /// The distance that is left at `now`, rounded to whole device pixels.
  func offset(at now: Duration) -> Point {
    let left = 1 - curve.value(at: duration > .zero ? (now - start) / duration : 1)
    return Point(
      x: Int((Double(from.x) * left).rounded()), y: Int((Double(from.y) * left).rounded()))
  }

  func isFinished(at now: Duration) -> Bool { now >= start + duration }
}

/// A floating cell on its way to its slot: a dropped, canceled or newly added item.
struct Flight: Equatable, Sendable {
  let item: ItemHandle
  /// The distance that is left, relative to where the item rests.
  var motion: Motion
  /// The cell's size at the start, as a factor, and the fixed point of the scaling.
  let scale: Double
  let anchor: Point
  /// Whether the cell is drawn raised: with surface, hairline and shadow.
  let isRaised: Bool
  /// Where it goes.
  let destination: Destination

  /// Where a flight ends.
  enum Destination: Equatable, Sendable {
    /// The item's slot in section 0, expected at this index.
    case favorite(expectedAt: Int)
    /// The catalog cell at this position.
    case catalog(IndexPath)
  }
}

/// A cell that fades out where it was.
struct Vanishing: Equatable, Sendable {
  let item: ItemHandle
  /// Where it was, in viewport coordinates.
  let frame: Rect
  let start: Duration
}
