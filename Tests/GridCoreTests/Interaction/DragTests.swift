import Testing

@testable import GridCore
@testable import GridModel

@Suite struct DragTests {
  @Test func `the document changes once and only at the drop`() {
    var board = SimulatedGrid()
    board.lift("a")
    for target in ["e", "j", "c", "g"] as [Character] {
      board.move(to: target)
      #expect(board.order == "abcdefghijkl" && board.commits == 0)
    }
    #expect(board.proposals > 2)
    let target = board.grid.proposedFavorites.firstIndex(of: board.handle("a")) ?? 0
    board.release()
    #expect(board.order == moved("abcdefghijkl", from: 0, to: target))
    #expect(board.commits == 1)
    let moves = board.effects.filter { if case .didMove = $0 { true } else { false } }
    #expect(
      moves == [
        .didMove(
          board.handle("a"), from: IndexPath(item: 0, section: 0),
          to: IndexPath(item: target, section: 0))
      ])
    board.expectRest()
  }

  @Test func `observers hear each proposed place`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.forgetEffects()
    board.move(to: "b")
    #expect(
      board.effects == [
        .proposedMove(
          board.handle("a"), from: IndexPath(item: 0, section: 0),
          to: IndexPath(item: 1, section: 0))
      ])
    board.release()
    board.expectRest()
  }

  @Test(arguments: [0.5, 1, 1.25, 2, 3])
  func `the grabbed point stays under the pointer at every scale`(scale: Double) throws {
    for corner in [0.1, 0.5, 0.9] {
      var board = SimulatedGrid {
        $0.scale = scale
        $0.size = Size(width: Int(640 * scale), height: Int(480 * scale))
      }
      let cell = board.rect(of: "a")
      let grab = Point(x: Int(Double(cell.width) * corner), y: Int(Double(cell.height) * corner))
      board.press(at: cell.origin + grab)
      board.wait(.milliseconds(600))
      let start = board.pointer
      for step in 0...60 {
        let way = Point(x: Int(200 * scale) * step / 60, y: Int(100 * scale) * step / 60)
        board.move(to: start + way, steps: 1)
        let card = try #require(board.floating("a"))
        // The fixed point of the scaling is where the cell was grabbed.
        let fixed = card.frame.origin + card.transform.anchor
        #expect(abs(fixed.x - board.pointer.x) <= 1 && abs(fixed.y - board.pointer.y) <= 1)
        #expect(card.transform.anchor == grab)
      }
      board.release()
      board.expectRest()
    }
  }

  @Test func `the pointer stands still and so does the order`() {
    for y in stride(from: 10, to: 470, by: 23) {
      for x in stride(from: 5, to: 640, by: 31) {
        var board = SimulatedGrid {
          $0.rules.reducesMotion = true
          $0.metrics.favoritesHeaderHeight = 80
        }
        board.lift("f")
        board.move(to: Point(x: x, y: y), steps: 1)
        board.forgetEffects()
        let scroll = board.grid.scrollOffset
        board.wait(.seconds(1))
        board.send(.pointerMoved(to: board.pointer, buttons: .primary))
        if board.grid.scrollOffset == scroll { #expect(board.proposals == 0) }
        board.key(.escape)
      }
    }
  }

  @Test func `the deciding point is the center of the cell and not the pointer`() {
    var board = SimulatedGrid()
    let corner = board.rect(of: "a").origin + Point(x: 2, y: 2)
    board.press(at: corner)
    board.wait(.milliseconds(600))
    // With the pointer on b's left edge the center of the card is past the middle of b's way.
    board.move(to: Point(x: board.slot(1).x + 2, y: corner.y))
    #expect(board.proposed.hasPrefix("ba"))
    board.move(to: corner)
    #expect(board.proposed.hasPrefix("ab"))
    board.release()
    #expect(board.commits == 0)
    board.expectRest()
  }

  @Test func `an item is kept by its place until it is well out of it`() {
    var board = SimulatedGrid()
    board.lift("a")
    let start = board.pointer
    // Half a cell, half the gap and four pixels.
    board.move(to: start + Point(x: 48 + 8 + 3, y: 0), steps: 1)
    #expect(board.proposed.hasPrefix("ab"))
    board.move(to: start + Point(x: 48 + 8 + 4, y: 0), steps: 1)
    #expect(board.proposed.hasPrefix("ba"))
    board.move(to: start + Point(x: 112 - 48 - 8 - 4, y: 0), steps: 1)
    #expect(board.proposed.hasPrefix("ba"))
    board.move(to: start + Point(x: 112 - 48 - 8 - 5, y: 0), steps: 1)
    #expect(board.proposed.hasPrefix("ab"))
    board.release()
    board.expectRest()
  }

  @Test(arguments: 0..<12, 0..<12)
  func `every pair lands as remove and insert says`(source: Int, target: Int) {
    var board = SimulatedGrid()
    let ids = Array("abcdefghijkl")
    board.drag(ids[source], to: board.slot(target).center)
    #expect(board.order == moved("abcdefghijkl", from: source, to: target))
    #expect(board.commits == (source == target ? 0 : 1))
    board.expectRest()
  }

  @Test func `an empty place of the last row is the last and the heading is the first`() {
    var board = SimulatedGrid("abcdefghij")
    board.drag("a", to: board.slot(11).center)
    #expect(board.order == "bcdefghija")
    board.drag("e", to: board.grid.layout.headerFrame(ofSection: 0).center)
    #expect(board.order == "ebcdfghija")
    board.expectRest()
  }

  @Test func `pins are never displaced wherever an item is carried`() {
    for y in stride(from: 0, to: 480, by: 40) {
      for x in stride(from: 0, to: 640, by: 40) {
        var board = SimulatedGrid { $0.pinned = "abl" }
        board.lift("e")
        board.move(to: Point(x: x, y: y), steps: 2)
        #expect(board.proposed.hasPrefix("ab") && board.proposed.hasSuffix("l"))
        board.release()
        #expect(board.order.hasPrefix("ab") && board.order.hasSuffix("l"))
        board.expectRest()
      }
    }
  }

  @Test func `outside the band the old order shows and a drop cancels`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.move(to: "g")
    board.move(to: Point(x: -20, y: 100))
    #expect(board.proposed == "abcdefghijkl")
    board.release()
    #expect(board.order == "abcdefghijkl" && board.commits == 0)
    board.expectRest()
  }

  @Test func `under keep last the last place stays and a drop takes it`() {
    var board = SimulatedGrid { $0.rules.outside = .keepLast }
    board.lift("a")
    board.move(to: "g")
    board.move(to: Point(x: -20, y: 100), steps: 1)
    #expect(board.proposed == "bcdefgahijkl")
    board.release()
    #expect(board.order == "bcdefgahijkl" && board.commits == 1)
    board.expectRest()
  }

  @Test func `a release takes effect where it happens`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.pointer = board.slot(6).center
    board.release()
    #expect(board.order == "bcdefgahijkl")
    board.expectRest()
  }

  @Test(arguments: [(1, 1), (3, 800), (1_280, 1), (60, 60), (4_096, 4_096)])
  func `any size in mid drag is survived`(width: Int, height: Int) {
    var board = SimulatedGrid()
    board.lift("a")
    board.move(to: "f")
    board.send(.resized(Size(width: width, height: height)))
    board.move(by: 3, 3)
    board.send(.resized(Size(width: 640, height: 480)))
    board.release()
    board.expectRest()
  }
}
