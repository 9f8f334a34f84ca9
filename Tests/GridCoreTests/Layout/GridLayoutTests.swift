import Testing

@testable import GridCore
@testable import GridModel

@Suite struct GridLayoutTests {
  private static let counts = [[0], [1], [7], [0, 5], [9, 0, 3], [5, 12, 1, 30], []]

  @Test(arguments: Metrics.presets)
  func `each pixel of a small window hits what the slow search finds`(metrics: Metrics) {
    for counts in Self.counts where !counts.isEmpty {
      for width in [1, 60, 211] {
        let layout = GridLayout(metrics, counts: counts, size: Size(width: width, height: 150))
        let cells = layout.indexPaths.map { ($0, layout.frameForItem(at: $0)) }
        for y in stride(from: -3, to: min(layout.contentHeight, 700) + 3, by: 1) {
          for x in stride(from: -3, to: width + 40, by: 3) {
            let point = Point(x: x, y: y)
            let expected = cells.first { $0.1.contains(point) }?.0
            #expect(layout.indexPathForItem(at: point) == expected)
          }
        }
      }
    }
  }

  @Test(arguments: Metrics.presets, [0.5, 1, 2, 3])
  func `any window from one pixel to 4096 is laid out`(metrics: Metrics, scale: Double) {
    for width in [1, 2, 3, 17, 59, 60, 640, 1280, 4096] {
      for height in [1, 60, 800, 4096] {
        let layout = GridLayout(
          metrics, counts: [13, 50, 2], size: Size(width: width, height: height), scale: scale)
        #expect(layout.metrics.columns >= 1)
        #expect(layout.maximumScrollOffset == max(layout.contentHeight - height, 0))
        for indexPath in layout.indexPaths {
          let frame = layout.frameForItem(at: indexPath)
          #expect(!frame.isEmpty)
          #expect(layout.frame(ofSection: indexPath.section).intersection(frame) == frame)
          #expect(layout.indexPathForItem(at: frame.center) == indexPath)
        }
      }
    }
  }

  @Test(arguments: Metrics.presets)
  func `sections lie below one another and nothing overlaps`(metrics: Metrics) {
    let layout = GridLayout(metrics, counts: [6, 0, 9, 1], size: Size(width: 500, height: 400))
    var rects = layout.indexPaths.map { layout.frameForItem(at: $0) }
    for section in 0..<4 {
      rects.append(layout.headerFrame(ofSection: section))
      rects.append(layout.separatorFrame(ofSection: section))
    }
    rects = rects.filter { !$0.isEmpty }
    for (index, rect) in rects.enumerated() {
      #expect(rect.maxY <= layout.contentHeight)
      for other in rects.dropFirst(index + 1) { #expect(!rect.intersects(other)) }
    }
    for section in 1..<4 {
      #expect(layout.frame(ofSection: section).y == layout.frame(ofSection: section - 1).maxY)
    }
  }

  @Test(arguments: Metrics.presets)
  func `what is near a stretch of the page is found without the rest`(metrics: Metrics) {
    let layout = GridLayout(metrics, counts: [9, 25, 0, 40], size: Size(width: 400, height: 300))
    for top in stride(from: -60, to: layout.contentHeight + 60, by: 7) {
      for height in [1, 10, 300] {
        let band = Rect(x: 0, y: top, width: 400, height: height)
        let found = layout.sections(from: top, to: top + height).flatMap { section in
          layout.items(inSection: section, from: top, to: top + height).map {
            IndexPath(item: $0, section: section)
          }
        }
        let needed = layout.indexPaths.filter {
          layout.frameForItem(at: $0).intersects(band)
        }
        #expect(Set(needed).isSubset(of: found))
        #expect(found.count <= needed.count + 4 * layout.metrics.columns)
      }
    }
  }

  @Test func `the measures of the first window are those of the design`() {
    let layout = GridLayout(counts: [9, 20], size: Size(width: 768, height: 680))
    #expect(layout.headerFrame(ofSection: 0).y == 8)
    #expect(layout.headerFrame(ofSection: 0).height == 40)
    #expect(layout.headerFrame(ofSection: 1).height == 36)
    let first = layout.frameForItem(at: IndexPath(item: 0, section: 0))
    #expect(first.y == 8 + 40 + 8)
    #expect(first.size == Size(width: 96, height: 112))
    let line = layout.separatorFrame(ofSection: 0)
    #expect(line.height == 1)
    #expect(line.y == first.y + 112 + 8 + 112 + 16)
    #expect(layout.headerFrame(ofSection: 1).y == line.maxY + 8)
    #expect(layout.separatorFrame(ofSection: 1).isEmpty)
    #expect(layout.editButtonFrame.size == Size(width: 64, height: 30))
    #expect(layout.editButtonFrame.maxX == layout.headerFrame(ofSection: 0).maxX)
  }

  @Test func `an empty first section shows a panel and an empty other one nothing`() {
    let layout = GridLayout(counts: [0, 0, 3], size: Size(width: 768, height: 680))
    #expect(layout.emptyPanelFrame.height == 148)
    #expect(layout.frame(ofSection: 1).height == 36 + 16 + 1 + 8)
  }

  @Test func `the same grid at twice the scale is twice as large`() {
    for width in stride(from: 100, to: 900, by: 50) {
      let small = GridLayout(counts: [9, 5], size: Size(width: width, height: 300))
      let large = GridLayout(counts: [9, 5], size: Size(width: 2 * width, height: 600), scale: 2)
      #expect(small.metrics.columns == large.metrics.columns)
      #expect(small.metrics.cell.width * 2 == large.metrics.cell.width)
      #expect(small.metrics.insetTop * 2 == large.metrics.insetTop)
    }
  }
}
