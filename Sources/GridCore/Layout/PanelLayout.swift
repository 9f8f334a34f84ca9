/// The panel of an empty section 0 with its buttons: the one to choose by hand, then one an offer, in
/// as many rows as they need, each row in the middle.
struct PanelLayout: Equatable, Sendable {
  /// The frames of the buttons, from the panel's top left corner.
  private(set) var buttons: [Rect] = []
  /// The height of the panel.
  private(set) var height: Int

  /// The panel in a content of `metrics`; without `offers` it has no button at all.
  init(_ offers: [PanelOffer]?, metrics: LayoutMetrics) {
    height = metrics.emptyPanel
    guard let offers else { return }
    let gap = metrics.panelButtonSpacing
    let room = max(metrics.contentWidth - 2 * gap, 1)
    let widths = offers.map { $0.titleWidth + 2 * metrics.panelButtonPadding }
    var (y, start, end) = (metrics.panelButtonTop, 0, 0)
    for width in [metrics.panelButton.width] + widths {
      let width = min(width, room)
      if end > 0, end + gap + width > room {
        center(start..<buttons.count, of: end, in: metrics.contentWidth)
        (start, end) = (buttons.count, 0)
        y += metrics.panelButton.height + gap
        height += metrics.panelButton.height + gap
      }
      let x = end > 0 ? end + gap : 0
      buttons.append(Rect(x: x, y: y, width: width, height: metrics.panelButton.height))
      end = x + width
    }
    center(start..<buttons.count, of: end, in: metrics.contentWidth)
  }

  private mutating func center(_ row: Range<Int>, of width: Int, in room: Int) {
    for button in row { buttons[button].x += (room - width) / 2 }
  }
}
