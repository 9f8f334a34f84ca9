import Testing

@testable import GridCore
@testable import GridModel

@Suite struct GuardTests {
  @Test(arguments: [1.0, 8, 30])
  func `a second tap beside the first edits nothing, whatever the slop`(slop: Double) {
    var board = SimulatedGrid { $0.rules.slop = slop }
    board.beginEditing()
    board.clickBadge("b")
    board.click(at: board.pointer + Point(x: 2, y: 0))
    #expect(board.commits == 1)
  }

  @Test func `every item that was dropped is kept from being launched for a while`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.release()
    board.key(.escape)
    board.click("c")
    board.click("a")
    #expect(board.launches == [.launch(board.handle("c"), staysOpen: false)])
  }

  @Test func `an undo offer goes when another edit is the last one now`() {
    var board = SimulatedGrid("abcd")
    board.beginEditing()
    board.clickBadge("b")
    #expect(board.grid.toast == .removed(board.handle("b")))
    var history = board.grid.history
    let edit = Edit([
      Change(
        id: "c", from: .favorites(board.document.position(at: 1), isPinned: false),
        to: .favorites(board.document.position(at: 0), isPinned: false))
    ])
    history.record(edit)
    board.change(reloads: true) { grid in
      grid.reloadFavorites(["c", "a", "d"], pinned: [], history: history)
    }
    #expect(board.grid.toast == nil)
  }

  @Test func `what keys add out of sight is said`() {
    var board = SimulatedGrid()
    board.key(.nextSection)
    board.key(.end)
    board.key(.toggleMembership)
    #expect(board.toasts == [.added(board.handle("%"))])
    #expect(board.order.hasSuffix("%"))
  }

  @Test func `nothing moves in edit mode while a search hides the favorites`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.send(.text("x"))
    board.wait(.seconds(1))
    #expect(board.grid.wakeUp(after: board.now) == .never)
  }

  @Test func `only what can be held shows that it is being held`() {
    var board = SimulatedGrid()
    board.press("b", button: .middle)
    board.wait(.milliseconds(450))
    #expect((board.cell("b")?.icon.scale ?? 2) < 1)
    board.release(button: .middle)
    board.expectRest()
  }
}

@Suite struct LabelCellTests {
  @Test func `a cell without an icon wears its badge in its own corner and is held by its middle`()
  {
    var board = SimulatedGrid("abc") {
      $0.metrics.iconSize = 0
      $0.metrics.cellHeight = .fixed(48)
    }
    board.beginEditing()
    #expect(!board.badge(of: "b").contains(board.center(of: "b")))
    #expect(board.badge(of: "b").maxX == board.rect(of: "b").maxX)
    board.lift("b")
    #expect(board.grid.dragPhase == .lifted)
    board.release()
    board.expectRest()
  }
}
