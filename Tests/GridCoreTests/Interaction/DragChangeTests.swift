import Testing

@testable import GridCore
@testable import GridModel

/// What happens around a drag while it lasts, and right after it.
@Suite struct DragChangeTests {
  @Test func `a resize keeps the drag and looks again once`() {
    var board = SimulatedGrid { $0.metrics.columns = nil }
    board.lift("a")
    board.move(to: "f")
    board.forgetEffects()
    board.send(.resized(Size(width: 420, height: 480)))
    #expect(board.lifted == "a")
    #expect(board.proposals <= 1)
    let center = board.floating("a")?.frame.center ?? .zero
    let slot = board.grid.layout.slot(
      nearest: Point(x: center.x, y: center.y + board.grid.scrollOffset))
    let target = board.grid.layout.index(of: slot, count: 12)
    #expect(board.proposed == moved("abcdefghijkl", from: 0, to: target))
    board.release()
    board.expectRest()
  }

  @Test func `in mid drag changes of the file rebase the lifted item by its id`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.move(to: "g")
    board.reload(favorites: "lkabc")
    #expect(board.lifted == "a")
    #expect(board.proposed.sorted() == "abckl".sorted())
    board.move(to: board.slot(0).center)
    board.release()
    #expect(board.order == "alkbc")
    board.expectRest()
  }

  @Test func `an application uninstalled in mid drag is a ghost and the drag goes on`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.update("a", .missing)
    #expect(board.lifted == "a")
    #expect(board.floating("a")?.look.contains(.missing) == true)
    board.move(to: "c")
    board.release()
    #expect(board.order == "bcadefghijkl")
    board.expectRest()
  }

  @Test func `edits of keyboard and bus wait for the end of a drag`() {
    var board = SimulatedGrid()
    board.perform { document throws(EditError) in try document.editMoving(from: 11, to: 0) }
    #expect(board.order == "labcdefghijk")
    board.lift("a")
    board.move(to: "d")
    board.key(.undo)
    board.perform { document throws(EditError) in
      try document.editRemoving(at: document.favorites.count - 1)
    }
    #expect(board.order == "labcdefghijk" && board.commits == 1)
    board.key(.escape)
    #expect(board.order == "abcdefghijk")
    #expect(board.commits == 3)
    board.isDown = false
    board.expectRest()
  }

  @Test func `after a lift the click is swallowed and the item cannot launch for a while`() {
    var board = SimulatedGrid()
    board.press("b")
    board.move(by: 9, 0, steps: 1)
    board.release()
    #expect(board.launches.isEmpty)
    board.skip(.milliseconds(400))
    board.click("b")
    #expect(board.launches.isEmpty)
    board.wait(.milliseconds(600))
    board.click("b")
    #expect(board.launches.count == 1)
    board.expectRest()
  }

  @Test func `the same gesture works when the clock runs ahead of the events`() {
    var board = SimulatedGrid()
    board.press("a")
    board.skip(.milliseconds(700))
    board.move(to: "c", steps: 3)
    #expect(board.lifted == "a")
    board.skip(.seconds(30))
    board.release()
    #expect(board.order == "bcadefghijkl")
    board.expectRest()
  }
}
