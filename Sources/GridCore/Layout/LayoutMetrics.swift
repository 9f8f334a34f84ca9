/// The metrics of one scale and viewport width, in whole device pixels.
///
/// Each length is scaled and rounded once here, so everything laid out from them rests on whole
/// pixels. A length that is not 0 is at least one device pixel. Every x counts from the leading
/// edge, whatever the direction; see `UserInterfaceLayoutDirection`.
public struct LayoutMetrics: Equatable, Sendable {
  /// How many device pixels a logical pixel is.
  public let scale: Double
  /// The layout direction.
  public let layoutDirection: UserInterfaceLayoutDirection
  /// The size of a cell.
  public let cell: Size
  /// How many cells stand in a row; at least 1.
  public let columns: Int
  /// The gap between the cells of a row, and between rows.
  public let itemSpacing, lineSpacing: Int
  /// The leading edge and the width of the content: headings, lines and the empty panel.
  ///
  /// The content is as wide as the window allows, whatever the columns are.
  public let contentX, contentWidth: Int
  /// The leading edge and the width of the rows of cells, which are centered in the content.
  public let rowX, rowWidth: Int
  /// The space above the first heading and below the last row.
  public let insetTop, insetBottom: Int
  let sectionTop, sectionBottom: Int
  let favoritesHeader, favoritesHeaderSpacing, header: Int
  let footerAbove, footerBelow, favoritesLine, line: Int
  /// The side of an icon, its distance from the cell's top, and the label's top in the cell.
  ///
  /// Icon and one line of the label are in the middle of a cell that is higher than they are together.
  public let icon, iconTop, labelTop: Int
  /// The width of a label, the pitch of its lines, and how many it has at most.
  public let labelWidth, labelLineHeight, labelLines: Int
  let badge, badgeHit: Int
  let badgeCorner: BadgeCorner
  /// The border around a cell in edit mode; 0 for none.
  public let border: Int
  let editButton, panelButton: Size
  let closeButton: Int
  let emptyPanel, panelButtonTop, panelButtonPadding, panelButtonSpacing: Int
  /// How many lines the text of the empty panel may have, and how far it is from the panel's sides.
  public let panelTextLines, panelTextMargin: Int
  let scrollBar, scrollBarHit: Int
  /// The inner margin of a toast and of a tooltip at each side.
  public let toastPadding, tooltipPadding: Int
  let toastHeight, toastBottom, tooltipHeight: Int

  /// The `metrics` at `scale` for a viewport that is `viewportWidth` device pixels wide.
  public init(_ metrics: Metrics, scale: Double, viewportWidth: Int) {
    func pixels(_ length: Double) -> Int { Self.pixels(length, scale: scale) }
    self.scale = scale
    layoutDirection = metrics.layoutDirection
    let leading = pixels(metrics.insets.leading) + pixels(metrics.sectionInsets.leading)
    let trailing = pixels(metrics.insets.trailing) + pixels(metrics.sectionInsets.trailing)
    let available = max(viewportWidth - leading - trailing, 1)
    cell = Self.cellSize(metrics, scale: scale, viewportWidth: viewportWidth)
    let row = Row(metrics, cellWidth: cell.width, available: available, scale: scale)
    (columns, itemSpacing) = (row.columns, row.spacing)
    (contentX, contentWidth) = (leading, max(available, row.width))
    (rowX, rowWidth) = (leading + (contentWidth - row.width) / 2, row.width)
    lineSpacing = pixels(metrics.lineSpacing)
    (insetTop, insetBottom) = (pixels(metrics.insets.top), pixels(metrics.insets.bottom))
    sectionTop = pixels(metrics.sectionInsets.top)
    sectionBottom = pixels(metrics.sectionInsets.bottom)
    favoritesHeader = pixels(metrics.favoritesHeaderHeight)
    favoritesHeaderSpacing = pixels(metrics.favoritesHeaderSpacing)
    header = pixels(metrics.headerHeight)
    footerAbove = pixels(metrics.footerSpacingAbove)
    footerBelow = pixels(metrics.footerSpacingBelow)
    favoritesLine = pixels(metrics.favoritesFooterLine)
    line = pixels(metrics.footerLine)
    let block = Block(metrics, cell: cell, scale: scale)
    (icon, iconTop, labelTop) = (block.icon, block.iconTop, block.labelTop)
    (labelLineHeight, labelLines) = (block.lineHeight, block.lines)
    labelWidth = max(cell.width - 2 * pixels(metrics.labelInset), 1)
    (badge, badgeHit) = (pixels(metrics.badgeSize), pixels(metrics.badgeHitSize))
    badgeCorner = metrics.badgeCorner
    border = pixels(metrics.border)
    editButton = Size(
      width: pixels(metrics.editButtonWidth),
      height: max(min(pixels(metrics.editButtonHeight), favoritesHeader - 2 * pixels(2)), 0))
    closeButton = pixels(metrics.closeButtonSize)
    panelButton = Size(
      width: pixels(metrics.panelButtonWidth), height: pixels(metrics.panelButtonHeight))
    let text = PanelText(metrics, panelWidth: contentWidth, scale: scale)
    (panelTextLines, panelTextMargin) = (text.lines, text.margin)
    emptyPanel = pixels(metrics.emptyPanelHeight) + text.excess
    panelButtonTop = pixels(metrics.panelButtonTop) + text.excess
    panelButtonPadding = pixels(metrics.panelButtonPadding)
    panelButtonSpacing = pixels(metrics.panelButtonSpacing)
    (scrollBar, scrollBarHit) = (pixels(metrics.scrollBarWidth), pixels(metrics.scrollBarHitWidth))
    (toastHeight, toastBottom) = (pixels(metrics.toastHeight), pixels(metrics.toastBottom))
    toastPadding = pixels(metrics.toastPadding)
    (tooltipHeight, tooltipPadding) = (
      pixels(metrics.tooltipHeight), pixels(metrics.tooltipPadding)
    )
  }

  /// `length` logical pixels in device pixels: rounded, and at least 1 unless it is 0.
  public static func pixels(_ length: Double, scale: Double) -> Int {
    length == 0 ? 0 : max(Int((length * scale).rounded()), 1)
  }

  /// `length` logical pixels in device pixels at this scale.
  public func pixels(_ length: Double) -> Int { Self.pixels(length, scale: scale) }

  /// The distance from one column, and from one row, to the next.
  var columnPitch: Int { cell.width + itemSpacing }
  var rowPitch: Int { cell.height + lineSpacing }

  private static func cellSize(_ metrics: Metrics, scale: Double, viewportWidth: Int) -> Size {
    let width: Int
    switch metrics.cellWidth {
    case .fixed(let length): width = pixels(length, scale: scale)
    case .fraction(let parts, let less):
      let exact = Double(viewportWidth) / Double(max(parts, 1)) - less * scale
      width = max(Int(exact.rounded(.down)), 1)
    }
    switch metrics.cellHeight {
    case .fixed(let length): return Size(width: width, height: pixels(length, scale: scale))
    case .aspect(let aspect):
      return Size(width: width, height: max(Int((Double(width) / aspect).rounded(.down)), 1))
    }
  }
}

extension LayoutMetrics {
  /// The icon and the label below it, in the middle of a cell that is higher: with one line of the
  /// label, as far as a second one fits below.
  private struct Block {
    let icon, iconTop, labelTop, lineHeight, lines: Int

    init(_ metrics: Metrics, cell: Size, scale: Double) {
      func pixels(_ length: Double) -> Int { LayoutMetrics.pixels(length, scale: scale) }
      icon = pixels(metrics.iconSize)
      lineHeight = max(pixels(metrics.labelLineHeight), 1)
      guard icon > 0 else {
        (lines, iconTop, labelTop) = (1, 0, max(cell.height - lineHeight, 0) / 2)
        return
      }
      let below = pixels(metrics.iconTop) + icon + pixels(metrics.labelSpacing)
      let room = cell.height - below - pixels(metrics.labelBottom)
      lines = min(max(room / lineHeight, 1), 2)
      let spare = max(min((room - lineHeight) / 2, room - 2 * lineHeight), 0)
      (iconTop, labelTop) = (pixels(metrics.iconTop) + spare, below + spare)
    }
  }

  /// How the cells of a row share the width there is.
  private struct Row {
    let columns, spacing: Int
    let cellWidth: Int
    var width: Int { columns * cellWidth + (columns - 1) * spacing }

    init(_ metrics: Metrics, cellWidth: Int, available: Int, scale: Double) {
      let least = LayoutMetrics.pixels(metrics.itemSpacing, scale: scale)
      let most = LayoutMetrics.pixels(metrics.maximumItemSpacing, scale: scale)
      let fitting = max((available + least) / (cellWidth + least), 1)
      self.cellWidth = cellWidth
      columns = min(max(metrics.columns ?? fitting, 1), fitting)
      let gaps = columns - 1
      let leftOver = max(available - columns * cellWidth - gaps * least, 0)
      spacing = gaps == 0 ? least : min(least + leftOver / gaps, max(least, most))
    }
  }
}
