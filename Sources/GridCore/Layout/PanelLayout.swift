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

/// An offer in the panel of an empty section 0, shown as a button.
///
/// The front end knows what it does and how wide its title is.
public struct PanelOffer: Equatable, Sendable {
  /// The number by which the front end knows it; `Effect.offerTaken` returns it.
  public let id: Int
  /// What the button says.
  public let title: String
  /// The width of the title in device pixels, without margins.
  public let titleWidth: Int

  /// An offer whose title is so wide.
  public init(id: Int, title: String, titleWidth: Int) {
    (self.id, self.title, self.titleWidth) = (id, title, titleWidth)
  }
}

/// The room for the text of the empty panel: two lines, and more where the panel is narrow.
struct PanelText {
  /// How many lines there is room for.
  let lines: Int
  /// How far the text is from the panel's sides.
  let margin: Int
  /// How much higher the panel is than with two lines.
  let excess: Int

  /// The lines that the panel has in any width, and at most.
  private static let range = 2...12
  /// How much of a line stays empty because the next word is too long for it, in logical pixels:
  /// the most that is usual.
  private static let waste = 24.0

  /// The room in a panel of `panelWidth` device pixels.
  init(_ metrics: Metrics, panelWidth: Int, scale: Double) {
    func pixels(_ length: Double) -> Int { LayoutMetrics.pixels(length, scale: scale) }
    margin = min(pixels(metrics.panelTextMargin), panelWidth / 10)
    let room = max(panelWidth - 2 * margin, 1)
    let used = max(room - pixels(Self.waste), (room + 1) / 2)
    let (text, range) = (pixels(metrics.panelTextWidth), Self.range)
    let needed = text <= range.lowerBound * used ? range.lowerBound : (text + used - 1) / used
    lines = min(needed, range.upperBound)
    excess = (lines - range.lowerBound) * pixels(metrics.panelTextPitch)
  }
}
