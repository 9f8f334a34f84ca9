import GridCore

/// What the painters share: colors, words and the caches of ready pixels.
final class PaintResources {
  var theme: Theme
  var strings: LocalizedStrings
  var lift = LiftStyle()
  /// What the cell of an item shows of the search that is open; nothing while none is.
  var highlight: (ItemHandle) -> CellHighlight? = { _ in nil }
  let text: TextRenderer
  let icons: IconAtlas
  let shapes = ShapeMasks()
  let badges = BadgePainter()

  init(theme: Theme, strings: LocalizedStrings) {
    (self.theme, self.strings) = (theme, strings)
    text = TextRenderer(family: theme.fontFamily)
    icons = IconAtlas(text: text)
  }
}

extension PaintResources {
  /// Draws an empty slot on `rect`, `scale` device pixels a logical pixel.
  func drawGap(on rect: Rect, scale: Double, in context: borrowing Context) {
    let radius = ThemeMetrics.cellRadius * scale
    let line = LayoutMetrics.pixels(ThemeMetrics.innerLine, scale: scale)
    shapes.draw(.fill, on: rect, radius: radius, color: theme[.gap], in: context)
    shapes.draw(.line(line), on: rect, radius: radius, color: theme[.gapLine], in: context)
  }
}
