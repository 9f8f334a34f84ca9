/// The direction in which lines run, named after `UIUserInterfaceLayoutDirection`.
///
/// Inside the grid there is no left and no right: everything is laid out, hit and moved in
/// leading coordinates, whose x grows from the edge where lines begin. What comes in and what goes
/// out counts from the left. `flipped(_:in:)` turns the one into the other, and nothing else does:
/// a page from right to left is the mirror image of one from left to right.
public enum UserInterfaceLayoutDirection: Sendable, CaseIterable {
  /// Lines begin at the left, as in English.
  case leftToRight
  /// Lines begin at the right, as in Arabic and Hebrew.
  case rightToLeft

  /// `rect`, whose x counts from the leading edge of something `width` wide, with an x that counts
  /// from its left edge; and the other way round.
  public func flipped(_ rect: Rect, in width: Int) -> Rect {
    guard self == .rightToLeft else { return rect }
    var rect = rect
    rect.x = width - rect.maxX
    return rect
  }

  /// The pixel at `point`, turned over like a rectangle.
  func flipped(_ point: Point, in width: Int) -> Point {
    self == .rightToLeft ? Point(x: width - 1 - point.x, y: point.y) : point
  }
}
