import Testing

@testable import GridCore
@testable import GridModel

@Suite struct SlotsTests {
  private static let layout = GridLayout(
    Fixture.fourColumns, counts: [10, 40], size: Size(width: 640, height: 480))

  @Test func `the proposed slot is the nearest on each axis by itself`() {
    let layout = Self.layout
    for y in stride(from: -400, to: 800, by: 3) {
      for x in stride(from: -200, to: 900, by: 3) {
        let slot = layout.slot(nearest: Point(x: x, y: y))
        func distance(row: Int, column: Int) -> (Int, Int) {
          let center = layout.cellFrame(section: 0, row: row, column: column).center
          return (abs(center.x - x), abs(center.y - y))
        }
        let (dx, dy) = distance(row: slot.row, column: slot.column)
        for column in 0..<4 { #expect(dx <= distance(row: 0, column: column).0) }
        for row in -5...9 { #expect(dy <= distance(row: row, column: 0).1) }
      }
    }
  }

  @Test func `a slot stands for its index and an empty one for the last`() {
    let layout = Self.layout
    for item in 0..<10 { #expect(layout.index(of: layout.slot(ofItem: item), count: 10) == item) }
    #expect(layout.index(of: Slot(row: 2, column: 2), count: 10) == 9)
    #expect(layout.index(of: Slot(row: 2, column: 3), count: 10) == 9)
    #expect(layout.index(of: Slot(row: 7, column: 0), count: 10) == 9)
    #expect(layout.index(of: Slot(row: -1, column: 3), count: 10) == 0)
  }

  @Test(arguments: 0..<10)
  func `a slot is kept within half the gap and four pixels around it`(item: Int) {
    let layout = Self.layout
    let slot = layout.slot(ofItem: item)
    let cell = layout.frameForItem(at: IndexPath(item: item, section: 0))
    for distance in 0...40 {
      let isKept = distance <= 8 + 4
      let left = Point(x: cell.x - distance, y: cell.center.y)
      let right = Point(x: cell.maxX - 1 + distance, y: cell.center.y)
      let above = Point(x: cell.center.x, y: cell.y - distance)
      let below = Point(x: cell.center.x, y: cell.maxY - 1 + distance)
      for point in [left, right, above, below] { #expect(layout.keeps(slot, at: point) == isKept) }
    }
  }

  @Test func `the growth of a small cell is at most a quarter of it`() {
    var metrics = Fixture.fourColumns
    (metrics.cellWidth, metrics.cellHeight) = (.fixed(8), .fixed(8))
    (metrics.itemSpacing, metrics.maximumItemSpacing, metrics.lineSpacing) = (2, 2, 2)
    let layout = GridLayout(metrics, counts: [10], size: Size(width: 100, height: 100))
    let cell = layout.frameForItem(at: IndexPath(item: 0, section: 0))
    let slot = Slot(row: 0, column: 0)
    #expect(layout.keeps(slot, at: Point(x: cell.maxX - 1 + 3, y: cell.center.y)))
    #expect(!layout.keeps(slot, at: Point(x: cell.maxX - 1 + 4, y: cell.center.y)))
  }

  @Test(arguments: Metrics.presets)
  func `a point that proposes a slot also keeps it`(metrics: Metrics) {
    let layout = GridLayout(metrics, counts: [17, 5], size: Size(width: 500, height: 400))
    let rows = layout.frameForItem(at: IndexPath(item: 0, section: 0)).y..<layout.contentHeight
    let columns = layout.metrics.rowX..<(layout.metrics.rowX + layout.metrics.rowWidth)
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: 5) {
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: 3) {
        let point = Point(x: x, y: y)
        #expect(layout.keeps(layout.slot(nearest: point), at: point))
      }
    }
  }

  @Test(arguments: [0, 1, 4, 5, 10])
  func `the band is the first section and 48 pixels below its last row`(count: Int) {
    let layout = GridLayout(
      Fixture.fourColumns, counts: [count, 40], size: Size(width: 640, height: 480))
    let section = layout.frame(ofSection: 0)
    let rows = max((count + 3) / 4, 1)
    let bottom = max(section.maxY, layout.cellsTop(0) + rows * 128 - 16 + 48)
    for y in -100..<900 {
      for x in [-50, 0, 300, 700] {
        #expect(layout.isInBand(Point(x: x, y: y)) == (y >= section.y && y < bottom))
      }
    }
  }
}
