import GridCore

/// Ready pixels, and where they go.
struct Sprite {
  let surface: Surface
  /// The top left corner of the pixels, relative to what the sprite belongs to.
  let origin: Point

  /// Draws the sprite of something whose own corner is at `point`.
  func draw(at point: Point, alpha: Double = 1, in context: borrowing Context) {
    context.draw(surface, at: point + origin, alpha: alpha)
  }
}
