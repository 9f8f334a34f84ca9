/// Every length that decides where things are or what a press hits, in logical pixels.
///
/// These are data: presets differ from one another in them and never in code. The defaults are
/// those of the `applications` page. `LayoutMetrics` holds the same lengths in device pixels.
public struct Metrics: Equatable, Sendable {
  /// The layout direction: on which side lines begin.
  public var layoutDirection = UserInterfaceLayoutDirection.leftToRight
  /// How many cells stand in a row; `nil` for as many as fit.
  public var columns: Int?
  /// The width of a cell.
  public var cellWidth = CellWidth.fixed(96)
  /// The height of a cell.
  public var cellHeight = CellHeight.fixed(112)
  /// The gap between the cells of a row.
  public var itemSpacing = 8.0
  /// The gap between rows.
  public var lineSpacing = 8.0
  /// The most a gap grows to when a row has width left over; what is left after that becomes equal
  /// margins.
  ///
  /// A gap that was set by hand is exact: give the same value as `itemSpacing`.
  public var maximumItemSpacing = 24.0
  /// The distances from the window's edges to the content.
  public var insets = Insets(top: 8, leading: 24, bottom: 24, trailing: 24)
  /// The distances from a section's heading, sides and separator to its cells.
  public var sectionInsets = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The height of the heading of section 0, and of the space below it.
  public var favoritesHeaderHeight = 40.0, favoritesHeaderSpacing = 8.0
  /// The height of the other sections' headings.
  public var headerHeight = 36.0
  /// The space above a section's separator line and below it.
  public var footerSpacingAbove = 16.0, footerSpacingBelow = 8.0
  /// The thickness of the separator line of section 0 and of the other sections; never less
  /// than one device pixel unless it is 0.
  public var favoritesFooterLine = Metrics.hairline, footerLine = Metrics.hairline
  /// The side of a cell's icon, and its distance from the cell's top; 0 for cells that hold
  /// nothing but a label.
  public var iconSize = 48.0, iconTop = 12.0
  /// The distances of the label from the icon, and from the cell's sides and bottom.
  public var labelSpacing = 8.0, labelInset = 4.0, labelBottom = 10.0
  /// The pitch of the label's lines.
  public var labelLineHeight = 17.0
  /// The diameter of a badge without its ring, and the side of the square that a press may hit.
  public var badgeSize = 20.0, badgeHitSize = 28.0
  /// Where badges sit.
  public var badgeCorner = BadgeCorner.iconTopTrailing
  /// The thickness of a border around every cell in edit mode; 0 for none.
  public var border = 0.0
  /// The size of the Edit and Done button.
  public var editButtonWidth = 64.0, editButtonHeight = 30.0
  /// The side of the button that closes the page, at the start of the first heading; 0 for none.
  public var closeButtonSize = 0.0
  /// The height of the panel shown when section 0 is empty.
  public var emptyPanelHeight = 148.0
  /// How wide the panel's text is on one line; 0 when nobody has measured it.
  public var panelTextWidth = 0.0
  /// The distance from one line of that text to the next, and of each from the panel's sides.
  public var panelTextPitch = 19.0, panelTextMargin = 40.0
  /// The size of the panel's first button, and its distance from the panel's top.
  public var panelButtonWidth = 168.0, panelButtonHeight = 32.0, panelButtonTop = 94.0
  /// What is beside the title in one of the panel's other buttons, and between two of them.
  public var panelButtonPadding = 16.0, panelButtonSpacing = 12.0
  /// The thickness of the scroll bar, and of the strip that a press may hit.
  public var scrollBarWidth = 6.0, scrollBarHitWidth = 14.0
  /// The height of a toast, its distance from the window's bottom, and its inner margins.
  public var toastHeight = 40.0, toastBottom = 16.0, toastPadding = 16.0
  /// The height of a tooltip and its inner margins.
  public var tooltipHeight = 28.0, tooltipPadding = 10.0

  /// So thin that it is one device pixel at every scale.
  public static let hairline = 0.1

  /// The metrics of the `applications` page.
  public init() {}
}

/// Distances from the edges of the window, in logical pixels.
public struct Insets: Equatable, Sendable {
  /// One distance an edge; lines begin at the leading one.
  public var top, leading, bottom, trailing: Double

  /// Distances from each edge.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// How wide a cell is.
public enum CellWidth: Equatable, Sendable {
  /// So many logical pixels.
  case fixed(Double)
  /// The viewport's width over `parts`, less `less` logical pixels, floored; at least one pixel.
  case fraction(parts: Int, less: Double)
}

/// How high a cell is.
public enum CellHeight: Equatable, Sendable {
  /// So many logical pixels.
  case fixed(Double)
  /// The cell's width over `aspect`: 1 for square cells, 2 for cells twice as wide as high.
  case aspect(Double)
}

/// Which corner badges sit on.
public enum BadgeCorner: Equatable, Sendable {
  /// Centered one logical pixel outside the icon's upper corner where lines end; in a cell without
  /// an icon inside the cell's.
  case iconTopTrailing
  /// Inside the cell's upper corner where lines end.
  case cellTopTrailing
  /// Inside the cell's upper corner where lines begin.
  case cellTopLeading
}
