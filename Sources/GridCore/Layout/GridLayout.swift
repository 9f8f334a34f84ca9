/// Where everything rests: sections of equal cells in rows, each below its heading.
///
/// All rectangles are device pixels in content coordinates: the content's top leading corner is
/// (0, 0), x grows from there along the line, and a viewport scrolled by *s* shows content from
/// y = *s*. Left and right are up to the grid; see `UserInterfaceLayoutDirection`. A frame is
/// arithmetic over counts and metrics: nothing is stored per item, so a look-up costs the same in
/// any grid.
public struct GridLayout: Equatable, Sendable {
  /// The lengths everything is laid out with.
  public private(set) var metrics: LayoutMetrics
  /// The size of the window's content.
  public private(set) var viewport: Size
  /// How high all sections are together, insets included.
  public private(set) var contentHeight = 0

  /// Whether the sections are those of a search: a field, and what was found.
  private(set) var isSearching = false

  /// The panel of an empty section 0, and what it was laid out for.
  private var panel: PanelLayout
  private var offers: [PanelOffer]?
  private var counts: [Int] = []
  private var tops: [Int] = []

  /// A layout of sections that have so many places each, for a viewport of this size.
  public init(metrics: LayoutMetrics, viewport: Size, counts: [Int] = []) {
    self.metrics = metrics
    self.viewport = viewport
    panel = PanelLayout(nil, metrics: metrics)
    update(sections: counts.count) { counts[$0] }
  }

  /// The number of sections.
  public var numberOfSections: Int { counts.count }

  /// The number of slots in `section`.
  public func numberOfItems(inSection section: Int) -> Int { counts[section] }

  /// The farthest the content can be scrolled up.
  public var maximumScrollOffset: Int { max(contentHeight - viewport.height, 0) }

  /// The offset nearest to `offset` that the content can be scrolled to.
  func clampedScrollOffset(_ offset: Int) -> Int { min(max(offset, 0), maximumScrollOffset) }

  /// Lays out again with other metrics or another viewport.
  mutating func update(metrics: LayoutMetrics, viewport: Size) {
    (self.metrics, self.viewport) = (metrics, viewport)
    panel = PanelLayout(offers, metrics: metrics)
    stack()
  }

  /// Lays out again when section *k* has `count(k)` places, and the panel of an empty section 0
  /// makes `offers`; without them it has no button.
  ///
  /// - Complexity: O(*s*) in the sections; allocates nothing when their number and the offers stay.
  mutating func update(
    sections: Int, isSearching: Bool = false, offers: [PanelOffer]? = nil, count: (Int) -> Int
  ) {
    self.isSearching = isSearching
    if offers != self.offers {
      self.offers = offers
      panel = PanelLayout(offers, metrics: metrics)
    }
    if counts.count != sections {
      counts = Array(repeating: 0, count: sections)
      tops = counts
    }
    for section in 0..<sections { counts[section] = count(section) }
    stack()
  }

  private mutating func stack() {
    var y = metrics.insetTop
    for section in counts.indices {
      tops[section] = y
      y += headerExtent(section) + cellsHeight(section) + metrics.sectionBottom
      y += footerExtent(section)
    }
    contentHeight = y + metrics.insetBottom
  }

  // MARK: Extents

  /// How far the first row is below the section's top.
  private func headerExtent(_ section: Int) -> Int {
    if isSearching, section > 0 { return 0 }
    return metrics.sectionTop
      + (section == 0 ? metrics.favoritesHeader + metrics.favoritesHeaderSpacing : metrics.header)
  }

  private func cellsHeight(_ section: Int) -> Int {
    guard counts[section] > 0 else {
      if isSearching { return section == 1 ? metrics.emptyPanel : 0 }
      return section == 0 ? panel.height : 0
    }
    return numberOfRows(inSection: section) * metrics.rowPitch - metrics.lineSpacing
  }

  private func footerExtent(_ section: Int) -> Int {
    guard section < counts.count - 1, !isSearching else { return 0 }
    return metrics.footerAbove + lineHeight(section) + metrics.footerBelow
  }

  private func lineHeight(_ section: Int) -> Int {
    section == 0 ? metrics.favoritesLine : metrics.line
  }

  /// How many rows the places of `section` fill.
  func numberOfRows(inSection section: Int) -> Int {
    (counts[section] + metrics.columns - 1) / metrics.columns
  }

  // MARK: Frames

  /// The whole of `section`: heading, cells and separator.
  public func frame(ofSection section: Int) -> Rect {
    let bottom = section < tops.count - 1 ? tops[section + 1] : contentHeight - metrics.insetBottom
    return Rect(
      x: metrics.contentX, y: tops[section], width: metrics.contentWidth,
      height: bottom - tops[section])
  }

  /// The heading of `section`, beside the button that closes the page.
  public func headerFrame(ofSection section: Int) -> Rect {
    let indent = section == 0 ? metrics.closeButton : 0
    return Rect(
      x: metrics.contentX + indent, y: tops[section],
      width: max(metrics.contentWidth - indent, 0),
      height: section == 0 ? metrics.favoritesHeader : metrics.header)
  }

  /// The button that closes the page, at the start of section 0's heading; empty for none.
  public var closeButtonFrame: Rect {
    let header = headerFrame(ofSection: 0)
    let side = min(metrics.closeButton, header.height)
    return Rect(
      x: metrics.contentX, y: header.y + (header.height - side) / 2, width: side, height: side)
  }

  /// The line below `section`; empty below the last one.
  public func separatorFrame(ofSection section: Int) -> Rect {
    guard section < counts.count - 1, !isSearching else { return .zero }
    return Rect(
      x: metrics.contentX,
      y: cellsTop(section) + cellsHeight(section) + metrics.sectionBottom + metrics.footerAbove,
      width: metrics.contentWidth, height: lineHeight(section))
  }

  /// The top of the first row of `section`.
  func cellsTop(_ section: Int) -> Int { tops[section] + headerExtent(section) }

  /// The cell at `indexPath`; also for a position after the last one.
  public func frameForItem(at indexPath: IndexPath) -> Rect {
    let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: metrics.columns)
    return cellFrame(section: indexPath.section, row: row, column: column)
  }

  func cellFrame(section: Int, row: Int, column: Int) -> Rect {
    Rect(
      x: metrics.rowX + column * metrics.columnPitch,
      y: cellsTop(section) + row * metrics.rowPitch,
      width: metrics.cell.width, height: metrics.cell.height)
  }

  /// The Edit button, in the heading of section 0.
  public var editButtonFrame: Rect {
    let header = headerFrame(ofSection: 0)
    let size = metrics.editButton
    return Rect(
      x: header.maxX - size.width, y: header.y + (header.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The field of an open search, in the heading of section 0.
  public var searchFieldFrame: Rect { headerFrame(ofSection: 0) }

  /// Where it says that a search found nothing.
  public var noMatchesFrame: Rect {
    Rect(
      x: metrics.contentX, y: cellsTop(1), width: metrics.contentWidth, height: metrics.emptyPanel)
  }

  /// The panel of an empty section 0.
  public var emptyPanelFrame: Rect {
    Rect(x: metrics.contentX, y: cellsTop(0), width: metrics.contentWidth, height: panel.height)
  }

  /// How many buttons are shown in the panel of an empty section 0: the one to choose by hand, and
  /// one an offer.
  public var numberOfPanelButtons: Int {
    counts.first == 0 && !isSearching ? panel.buttons.count : 0
  }

  /// A button in the panel of an empty section 0.
  public func panelButtonFrame(_ button: Int) -> Rect {
    panel.buttons[button].offset(dx: metrics.contentX, dy: cellsTop(0))
  }

  /// The button in the panel that contains `point`, or `nil` where there is none.
  func panelButton(at point: Point) -> Int? {
    (0..<numberOfPanelButtons).first { panelButtonFrame($0).contains(point) }
  }

  // MARK: Finding

  /// The sections that have something between the content rows `top` and `bottom`.
  ///
  /// - Complexity: O(log *s*) in the sections.
  func sections(from top: Int, to bottom: Int) -> Range<Int> {
    guard let first = tops.first, bottom > first, top < contentHeight else { return 0..<0 }
    let start = max(partition { $0 > top } - 1, 0)
    return start..<max(partition { $0 >= bottom }, start)
  }

  /// The index of the first section whose top satisfies `isAfter`, which holds from there on.
  private func partition(_ isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(tops[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The places of `section` whose rows have something between the content rows `top` and
  /// `bottom`.
  func items(inSection section: Int, from top: Int, to bottom: Int) -> Range<Int> {
    let origin = cellsTop(section)
    let rows = numberOfRows(inSection: section)
    let first = min(max((top - origin) / metrics.rowPitch, 0), rows)
    let last = min(max((bottom - origin) / metrics.rowPitch + 1, first), rows)
    let count = counts[section]
    return min(first * metrics.columns, count)..<min(last * metrics.columns, count)
  }

  /// The position whose cell contains `point`, or `nil` where there is none.
  ///
  /// - Complexity: O(log *s*) in the sections.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    let section = partition { $0 > point.y } - 1
    guard section >= 0 else { return nil }
    let (x, y) = (point.x - metrics.rowX, point.y - cellsTop(section))
    guard x >= 0, y >= 0 else { return nil }
    let (column, row) = (x / metrics.columnPitch, y / metrics.rowPitch)
    let item = row * metrics.columns + column
    guard column < metrics.columns, item < counts[section],
      x % metrics.columnPitch < metrics.cell.width, y % metrics.rowPitch < metrics.cell.height
    else { return nil }
    return IndexPath(item: item, section: section)
  }
}
