import GridCore
import GridPainting

extension Grid {
  /// Shows `toast` with the width that `painter` measures for its text.
  mutating func show(_ toast: Toast, measuredBy painter: GridPainter) {
    let width = painter.measure(toast, of: document, scale: scale)
    showToast(toast, textWidth: width.text, buttonWidth: width.button)
  }

  /// Shows the full title of `item` if its label is truncated.
  mutating func showTooltip(of item: ItemHandle, measuredBy painter: GridPainter) {
    guard let width = painter.tooltipWidth(of: item, in: document, metrics: layoutMetrics) else {
      return
    }
    showTooltip(item, textWidth: width)
  }
}
