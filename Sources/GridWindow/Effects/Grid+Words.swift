import GridCore
import GridPainting

extension Grid {
  /// Shows `toast` from `now` on, as wide as `painter` finds its words.
  mutating func show(_ toast: Toast, measuredBy painter: GridPainter, at now: Duration) {
    let width = painter.measure(toast, of: document, scale: scale)
    showToast(toast, textWidth: width.text, buttonWidth: width.button, at: now)
  }

  /// Shows the full title of `item` when its label, laid out with `metrics`, is cut.
  mutating func showTooltip(
    of item: ItemHandle, measuredBy painter: GridPainter, metrics: LayoutMetrics
  ) {
    guard let width = painter.tooltipWidth(of: item, in: document, metrics: metrics) else { return }
    showTooltip(item, textWidth: width)
  }
}
