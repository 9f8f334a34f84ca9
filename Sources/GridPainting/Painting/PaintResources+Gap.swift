import GridCore

extension PaintResources {
  /// Draws an empty slot on `rect`, `scale` device pixels a logical pixel.
  func drawGap(on rect: Rect, scale: Double, in context: borrowing Context) {
    let radius = ThemeMetrics.cellRadius * scale
    let line = LayoutMetrics.pixels(ThemeMetrics.innerLine, scale: scale)
    shapes.draw(.fill, on: rect, radius: radius, color: theme[.gap], in: context)
    shapes.draw(.line(line), on: rect, radius: radius, color: theme[.gapLine], in: context)
  }
}
