import CCairo
import GridCore

/// A Cairo drawing context on a surface.
///
/// The window gets only whole rectangles and rendered pixels at whole coordinates, so that a clip never
/// changes the value of a pixel. Curves are drawn once, on separate surfaces.
struct Context: ~Copyable {
  let pointer: OpaquePointer

  init(_ surface: Surface) { pointer = cairo_create(surface.pointer) }

  deinit { cairo_destroy(pointer) }

  /// Draws nothing outside `rect` until the matching `unclip()`; clips nest.
  func clip(to rect: Rect) {
    cairo_save(pointer)
    addPath(of: rect)
    cairo_clip(pointer)
  }

  /// Clips to the non-overlapping `rects`, or to `whole` without them, until the matching `unclip()`.
  func clip(to rects: [Rect], outsideIn whole: Rect? = nil) {
    cairo_save(pointer)
    if let whole { addPath(of: whole) }
    for rect in rects { addPath(of: whole.map(rect.intersection) ?? rect) }
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(pointer)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
  }

  /// Removes the last clip.
  func unclip() { cairo_restore(pointer) }

  /// Whether the clip leaves any pixel of `rect` visible.
  func shows(_ rect: Rect) -> Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return Double(rect.x) < right && Double(rect.maxX) > left && Double(rect.y) < bottom
      && Double(rect.maxY) > top
  }

  /// Fills `rect`.
  func fill(_ rect: Rect, with color: Color) {
    setSource(color)
    addPath(of: rect)
    cairo_fill(pointer)
  }

  /// Draws the inner border of `rect`, `width` pixels thick.
  func strokeInside(_ rect: Rect, width: Int, with color: Color) {
    setSource(color)
    addPath(of: rect)
    addPath(of: rect.inset(by: width))
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(pointer)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
  }

  /// Draws `surface` with its top left corner at `origin`.
  func draw(_ surface: Surface, at origin: Point, alpha: Double = 1) {
    cairo_set_source_surface(pointer, surface.pointer, Double(origin.x), Double(origin.y))
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST)
    if alpha < 1 { cairo_paint_with_alpha(pointer, alpha) } else { cairo_paint(pointer) }
  }

  /// Draws `color` through the opacities of `mask`, whose top left corner is at `origin`.
  func draw(_ color: Color, through mask: Surface, at origin: Point) {
    setSource(color)
    cairo_mask_surface(pointer, mask.pointer, Double(origin.x), Double(origin.y))
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  private func addPath(of rect: Rect) {
    cairo_rectangle(
      pointer, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }
}

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
