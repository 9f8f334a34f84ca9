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
