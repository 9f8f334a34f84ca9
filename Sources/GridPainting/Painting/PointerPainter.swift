import CCairo
package import GridCore

/// Draws the arrow of a pointer, for pictures that no window system puts one into.
package enum PointerPainter {
  /// The corners of the arrow from its tip, in logical pixels.
  private static let corners: [(Double, Double)] = [
    (0, 0), (0, 16), (4, 12.5), (6.5, 18), (9, 17), (6.5, 11.5), (11.5, 11.5),
  ]

  /// Draws the arrow with its tip at `point`, `scale` device pixels to a logical one.
  package static func paint(at point: Point, scale: Double, on surface: Surface) {
    let context = Context(surface)
    for (index, corner) in corners.enumerated() {
      let (x, y) = (Double(point.x) + corner.0 * scale, Double(point.y) + corner.1 * scale)
      if index == 0 {
        cairo_move_to(context.pointer, x, y)
      } else {
        cairo_line_to(context.pointer, x, y)
      }
    }
    cairo_close_path(context.pointer)
    context.setSource(Color(0x1d1f23))
    cairo_fill_preserve(context.pointer)
    context.setSource(Color(0xffffff))
    cairo_set_line_width(context.pointer, scale)
    cairo_stroke(context.pointer)
  }
}
