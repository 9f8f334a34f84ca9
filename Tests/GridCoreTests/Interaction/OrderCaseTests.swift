import Testing

@testable import GridCore
@testable import GridModel

/// The cases that people reported of programs of this kind: what becomes of the order.
@Suite struct OrderCaseTests {
  private static let ids = Array("abcdefghijkl")

  @Test(arguments: [false, true])
  func `C01 neighbors never swap to and fro under a still pointer`(reduces: Bool) {
    var board = SimulatedGrid.ofCase(reduces: reduces)
    board.lift("a")
    board.move(to: "d", steps: 20)
    board.forgetEffects()
    board.wait(.seconds(3))
    #expect(board.proposals <= 1)
    board.release()
    board.expectRest()
    for offset in 5...90 {
      var board = SimulatedGrid.ofCase("abcdefghij", reduces: reduces)
      board.lift("j")
      board.move(by: offset, 0, steps: 1)
      #expect(board.proposed == "abcdefghij")
      board.wait(.seconds(2))
      board.move(by: 0, 0, steps: 3)
      #expect(board.proposals == 0)
      board.release()
      #expect(board.commits == 0)
      board.expectRest()
    }
  }

  @Test func `C02 after scrolling the item lands where the pointer is`() {
    var board = SimulatedGrid.ofCase(Fixture.sixty) { $0.size = Size(width: 640, height: 300) }
    board.lift("a")
    board.move(to: Point(x: board.pointer.x, y: 296))
    while board.grid.scrollOffset < 400 { board.wait(.milliseconds(100)) }
    let slots = board.document.favorites.indices.filter { board.slot($0).center.y >= 120 }
    let target = slots.first ?? 0
    board.move(to: board.slot(target).center, steps: 5)
    board.release()
    #expect(board.order == moved(Fixture.sixty, from: 0, to: target))
    board.expectRest()
  }

  @Test(arguments: [false, true])
  func `C05 a release outside the window puts the item back`(reduces: Bool) {
    var board = SimulatedGrid.ofCase(reduces: reduces)
    board.lift("c")
    board.move(to: Point(x: -200, y: board.pointer.y), steps: 20)
    board.release()
    board.move(to: board.slot(6).center)
    #expect(board.lifted == nil && board.order == "abcdefghijkl" && board.commits == 0)
    board.expectRest()
  }

  @Test(arguments: 0..<12, [false, true])
  func `C06 a canceled drag restores every order and rectangle`(item: Int, reduces: Bool) {
    for target in 0..<12 {
      var board = SimulatedGrid.ofCase(reduces: reduces)
      let rects = Self.ids.map { board.rect(of: $0) }
      board.lift(Self.ids[item])
      board.move(to: board.slot(target).center, steps: 8)
      board.key(.escape)
      board.release()
      board.expectRest()
      #expect(board.order == "abcdefghijkl" && board.commits == 0)
      #expect(Self.ids.map { board.rect(of: $0) } == rects)
      #expect(Self.ids.filter { board.cell($0) == nil && board.rect(of: $0).y < 480 } == [])
    }
  }

  @Test(arguments: [1, 4, 5, 12])
  func `C09 behind the last cell is the last place and over the title the first`(count: Int) {
    let order = String("abcdefghijkl".prefix(count))
    func dropped(at point: (SimulatedGrid) -> Point) -> String {
      var board = SimulatedGrid.ofCase(order) { $0.rules.singleItemMoves = true }
      board.lift("a")
      board.move(to: point(board))
      board.release()
      board.expectRest()
      return board.order
    }
    let last = String(order.dropFirst()) + "a"
    #expect(
      dropped { board in
        Point(x: board.slot(count - 1).center.x, y: min(board.slot(count - 1).maxY + 30, 470))
      } == last)
    #expect(
      dropped { $0.slot(count).center }
        == (count.isMultiple(of: 4) ? dropped { $0.slot(count).center } : last))
    #expect(dropped { $0.grid.layout.headerFrame(ofSection: 0).center } == order)
  }

  @Test func `C16 hovering and coming back leaves nothing behind`() {
    var board = SimulatedGrid.ofCase()
    board.lift("b")
    for target in [2, 1] { board.move(to: board.slot(target).center) }
    board.release()
    board.lift("j")
    for target in [8, 9] { board.move(to: board.slot(target).center) }
    board.release()
    #expect(board.commits == 0)
    board.drag("b", to: board.slot(3).center)
    #expect(board.order == "acdbefghijkl")
    board.lift("b")
    for target in [7, 3, 7, 2] {
      for _ in 0..<4 {
        board.skip(.milliseconds(2))
        board.move(to: board.slot(target).center, steps: 1)
      }
    }
    board.release()
    #expect(board.order == "acbdefghijkl")
    #expect(board.commits == 2)
    board.expectRest()
  }

  @Test func `C17 several shifts in one drag are one save with every id`() {
    var board = SimulatedGrid.ofCase()
    board.lift("a")
    for target in [4, 9, 2] { board.move(to: board.slot(target).center) }
    board.release()
    #expect(board.commits == 1)
    #expect(board.order.sorted() == Self.ids)
    let saved = board.order
    board.reload(favorites: saved)
    #expect(board.order == saved)
    board.expectRest()
  }

  @Test func `C18 dropping where it was writes nothing`() {
    var board = SimulatedGrid.ofCase()
    board.lift("f")
    board.move(to: board.slot(7).center)
    board.move(to: board.slot(5).center)
    board.release()
    #expect(board.commits == 0 && board.grid.history == History())
    board.expectRest()
  }

  @Test(arguments: 0..<30)
  func `C19 a drop outside the band brings the item back`(index: Int) {
    var board = SimulatedGrid.ofCase { $0.size = Size(width: 640, height: 900) }
    let layout = board.grid.layout
    let bottom = board.slot(11).maxY + 48 + 56
    let inside = Point(x: 20 + index * 20, y: bottom + 1 + index * 10)
    let points = [
      Point(x: -1 - index, y: 200), Point(x: 640 + index, y: 100), Point(x: 300, y: -1 - index),
      Point(x: 300, y: 900 + index), inside, layout.frame(ofSection: 1).center,
    ]
    board.lift("b")
    board.move(to: points[index % points.count])
    board.release()
    board.expectRest()
    #expect(board.order == "abcdefghijkl" && board.commits == 0)
  }
}
