import Testing

@testable import GridCore
@testable import GridModel

/// What a frame holds.
@Suite struct AttributesTests {
  @Test func `as much is painted of a hundred favorites as of a hundred thousand`() {
    var counts: [Int] = []
    for count in [100, 100_000] {
      var document = Document(limit: count)
      document.loadFavorites((0..<count).map { "application \($0)" })
      let grid = Grid(document: document, viewport: Size(width: 768, height: 680))
      let controller = GridController(grid)
      var frame = Frame(metrics: grid.layoutMetrics)
      let start = grid.frameForItem(at: IndexPath(item: 8, section: 0)).center
      controller.send(.pointerPressed(at: start, button: .primary), at: .zero)
      controller.advance(to: .seconds(1))
      let point = start + Point(x: 200, y: 30)
      controller.send(.pointerMoved(to: point, buttons: .primary), at: .seconds(1))
      controller.grid.attributes(at: .seconds(1), into: &frame)
      counts.append(frame.attributes.count)
    }
    #expect(counts[0] == counts[1] && counts[0] < 60)
  }

  @Test func `everything that scrolls is in content coordinates and overlays are not`() {
    var board = SimulatedGrid()
    board.perform { document throws(EditError) in try document.editRemoving(at: 0) }
    board.wait(.seconds(1))
    board.wheel(2)
    for attributes in board.frame.attributes {
      let seen = attributes.viewportFrame(scrollOffset: board.frame.scrollOffset)
      #expect(seen.y == attributes.frame.y - (attributes.element.isOverlay ? 0 : 120))
    }
    #expect(board.attributes(of: .toast)?.frame.maxY == 480 - 16)
    #expect(board.cell("b").map(\.frame) == board.rect(of: "b").offset(dy: 120))
    board.expectRest()
  }

  @Test func `the page lies lowest then what floats and then the overlays`() {
    var board = SimulatedGrid()
    board.perform { document throws(EditError) in try document.editRemoving(at: 0) }
    board.lift("c")
    board.move(to: "h")
    board.wheel(1)
    let levels = board.frame.attributes.map { attributes in
      switch attributes.element {
      case .floatingCell: 1
      case .scrollBar, .toast, .toastButton, .tooltip: 2
      default: 0
      }
    }
    #expect(levels == levels.sorted())
    #expect(Set(levels) == [0, 1, 2])
    board.key(.escape)
    board.expectRest()
  }

  @Test(arguments: [0.5, 1, 1.25, 2, 3])
  func `frames at rest are whole pixels at every scale`(scale: Double) {
    var board = SimulatedGrid {
      $0.scale = scale
      $0.size = Size(width: Int(700 * scale), height: Int(500 * scale))
    }
    board.drag("a", to: "f")
    board.expectRest()
    for attributes in board.frame.attributes {
      guard case .cell(let item, let section) = attributes.element else { continue }
      let index = board.document.sections[section].items.firstIndex(of: item) ?? -1
      #expect(board.seen(attributes) == board.slot(index, section: section))
      #expect(attributes.frame.size == board.grid.layout.metrics.cell)
    }
  }

  @Test func `an item whose look changed has another revision`() {
    var board = SimulatedGrid()
    let before = board.cell("b")?.revision
    board.update("b", .missing)
    #expect(board.cell("b")?.revision != before)
    let handle = board.handle("c")
    let other = board.cell("c")?.revision
    board.change { grid in grid.touchItem(handle) }
    #expect(board.cell("c")?.revision != other)
    board.expectRest()
  }

  @Test func `borders are drawn in edit mode where the metrics have one`() {
    var board = SimulatedGrid { $0.metrics.border = 0.5 }
    #expect(board.cell("a")?.look.contains(.bordered) == false)
    board.beginEditing()
    #expect(board.cell("a")?.look.contains(.bordered) == true)
    board.endEditing()
    board.expectRest()
  }
}
