import Testing

@testable import GridCore
@testable import GridModel

@Suite struct LayoutMetricsTests {
  @Test(arguments: [0.5, 1, 1.25, 2, 3])
  func `as many columns as fit and the rest is split into gaps and margins`(scale: Double) {
    for width in 1...1500 {
      let metrics = LayoutMetrics(Metrics(), scale: scale, viewportWidth: width)
      let (cell, least, most) = (metrics.cell.width, metrics.pixels(8), metrics.pixels(24))
      let available = max(width - 2 * metrics.pixels(24), 1)
      func rowWidth(_ columns: Int) -> Int { columns * cell + (columns - 1) * least }
      #expect(metrics.columns == 1 || rowWidth(metrics.columns) <= available)
      #expect(rowWidth(metrics.columns + 1) > available)
      #expect((least...most).contains(metrics.itemSpacing))
      let leftOver = available - metrics.rowWidth
      if metrics.columns > 1, leftOver > 0 {
        #expect(leftOver < metrics.columns || metrics.itemSpacing == most)
      }
      let (left, right) = (metrics.rowX, width - metrics.rowX - metrics.rowWidth)
      if leftOver >= 0 { #expect(abs(left - right) <= 1) }
    }
  }

  @Test(arguments: [200, 240, 360, 768, 1000])
  func `headings and lines are as wide as the window allows, whatever the columns are`(width: Int) {
    for columns in [nil, 1, 2, 4] {
      var metrics = Metrics()
      metrics.columns = columns
      let layout = GridLayout(
        metrics: LayoutMetrics(metrics, scale: 1, viewportWidth: width),
        viewport: Size(width: width, height: 400), counts: [0, 5])
      let wide = [
        layout.headerFrame(ofSection: 0), layout.searchFieldFrame, layout.emptyPanelFrame,
      ]
      #expect(wide.allSatisfy { $0.x == 24 && $0.width == width - 48 })
      #expect(layout.editButtonFrame.maxX == width - 24)
    }
  }

  @Test func `seven columns fit the first window`() {
    #expect(LayoutMetrics(Metrics(), scale: 1, viewportWidth: 768).columns == 7)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 100])
  func `columns set by hand are kept as far as they fit`(columns: Int) {
    var metrics = Fixture.fourColumns
    metrics.columns = columns
    let layout = LayoutMetrics(metrics, scale: 1, viewportWidth: 640)
    #expect(layout.columns == min(columns, 5))
    #expect(layout.itemSpacing == 16)
  }

  @Test func `a length is rounded once and never vanishes`() {
    #expect(LayoutMetrics.pixels(0, scale: 3) == 0)
    #expect(LayoutMetrics.pixels(0.1, scale: 1) == 1)
    #expect(LayoutMetrics.pixels(0.5, scale: 3) == 2)
    #expect(LayoutMetrics.pixels(96, scale: 1.25) == 120)
    #expect(LayoutMetrics.pixels(17, scale: 1.25) == 21)
  }

  @Test(arguments: [320, 375, 414, 768, 1024, 1])
  func `life services has square cells of a quarter of what is left of 80`(width: Int) {
    let metrics = LayoutMetrics(.lifeServices, scale: 1, viewportWidth: width)
    let side = max(Int((Double(width - 80) / 4).rounded(.down)), 1)
    #expect(metrics.cell == Size(width: side, height: side))
    #expect(metrics.columns == 4 || width < 80)
    #expect(metrics.lineSpacing == 10)
    #expect(metrics.border == 1)
    #expect(metrics.insetTop == 15 && metrics.insetBottom == 20)
    #expect(metrics.favoritesLine == 10 && metrics.line == 1)
  }

  @Test(arguments: [320, 375, 414, 768, 1024])
  func `news channels has cells of a quarter less ten and 53 high`(width: Int) {
    let metrics = LayoutMetrics(.newsChannels, scale: 1, viewportWidth: width)
    #expect(metrics.cell == Size(width: Int(Double(width) / 4 - 10), height: 53))
    #expect(metrics.columns == 4)
    #expect(metrics.itemSpacing == 5 && metrics.lineSpacing == 4)
  }

  @Test func `channel order has cells twice as wide as high`() {
    for width in 100...1000 {
      let cell = LayoutMetrics(.channelOrder, scale: 1, viewportWidth: width).cell
      #expect(cell.height == cell.width / 2)
    }
  }

  @Test func `numbers has cells of fifty ten apart`() {
    let layout = GridLayout(.numbers, counts: [50], size: Size(width: 375, height: 667))
    #expect(layout.metrics.cell == Size(width: 50, height: 50))
    #expect(layout.metrics.columns == 6)
    #expect(layout.frameForItem(at: IndexPath(item: 0, section: 0)).y == 20)
    let (first, right, below) = (
      layout.frameForItem(at: IndexPath(item: 0, section: 0)),
      layout.frameForItem(at: IndexPath(item: 1, section: 0)),
      layout.frameForItem(at: IndexPath(item: 6, section: 0))
    )
    #expect(right.origin - first.origin == Point(x: 60, y: 0))
    #expect(below.origin - first.origin == Point(x: 0, y: 60))
  }

  @Test(arguments: Metrics.presets, [0.5, 1, 1.25, 2, 3])
  func `a badge can be hit on 24 pixels and inside its cell`(preset: Metrics, scale: Double) {
    let metrics = LayoutMetrics(preset, scale: scale, viewportWidth: Int(600 * scale))
    let cell = Rect(x: 31, y: 17, width: metrics.cell.width, height: metrics.cell.height)
    let hit = metrics.badgeHitFrame(in: cell)
    #expect(hit.intersection(cell) == hit)
    #expect(Double(hit.width) >= 24 * scale && Double(hit.height) >= 24 * scale)
    #expect(hit.contains(metrics.badgeFrame(in: cell).center))
  }

  @Test func `a badge has its center one pixel outside the corner of the icon`() {
    let metrics = LayoutMetrics(Metrics(), scale: 1, viewportWidth: 768)
    let cell = Rect(x: 0, y: 0, width: 96, height: 112)
    #expect(metrics.iconFrame(in: cell) == Rect(x: 24, y: 12, width: 48, height: 48))
    #expect(metrics.badgeFrame(in: cell).center == Point(x: 73, y: 13))
    #expect(metrics.labelFrame(in: cell) == Rect(x: 4, y: 68, width: 88, height: 34))
  }
}
