import CCairo
import GridCore

extension Context {
  /// Adds a rectangle with round corners to the path.
  func addRoundedRectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) {
    let radius = max(min(radius, width / 2, height / 2), 0)
    let (right, bottom) = (x + width - radius, y + height - radius)
    let quarter = Double.pi / 2
    cairo_new_sub_path(pointer)
    cairo_arc(pointer, right, y + radius, radius, -quarter, 0)
    cairo_arc(pointer, right, bottom, radius, 0, quarter)
    cairo_arc(pointer, x + radius, bottom, radius, quarter, 2 * quarter)
    cairo_arc(pointer, x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(pointer)
  }

  /// Strokes the diagonals of a box at the origin, with round ends `inset` from its edges.
  func strokeDiagonals(of size: Size, inset: Double, width: Double) {
    let (right, bottom) = (Double(size.width) - inset, Double(size.height) - inset)
    cairo_move_to(pointer, inset, inset)
    cairo_line_to(pointer, right, bottom)
    cairo_move_to(pointer, right, inset)
    cairo_line_to(pointer, inset, bottom)
    cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_width(pointer, width)
    cairo_stroke(pointer)
  }

  /// Fills a disc.
  func fillDisc(x: Double, y: Double, radius: Double, with color: Color) {
    setSource(color)
    cairo_new_path(pointer)
    cairo_arc(pointer, x, y, radius, 0, 2 * .pi)
    cairo_fill(pointer)
  }
}
