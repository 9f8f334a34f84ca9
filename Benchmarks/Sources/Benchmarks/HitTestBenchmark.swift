import GridCore

/// The cell at a point, among 64 sections.
enum HitTestBenchmark {
  static func run() {
    let layout = GridLayout(
      metrics: LayoutMetrics(Metrics(), scale: 1, viewportWidth: 832),
      viewport: Size(width: 832, height: 720), counts: Array(repeating: 1_000, count: 64))
    var found = 0
    let hit = Measurement(operations: 100_000) { operation in
      let point = Point(x: operation * 7 % 832, y: operation * 7_919 % layout.contentHeight)
      if let place = layout.indexPathForItem(at: point) { found &+= place.item }
    }
    // Two divisions are the least a hit in a grid needs once the section is known.
    let (width, height) = (layout.metrics.cell.width + 8, layout.metrics.cell.height + 8)
    let floor = Measurement(operations: 100_000) { operation in
      let (x, y) = (operation * 7 % 832, operation * 7_919 % layout.contentHeight)
      found &+= y / height * 8 + x / width
    }
    use(found)
    print(hit.line("hit test, 64 sections", floor: floor, named: "two divisions"))
  }
}
