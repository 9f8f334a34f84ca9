import Testing

@testable import GridCore
@testable import GridModel

/// What cells say about starts.
@Suite struct StartingTests {
  @Test func `a launched item is shown as starting for a while`() {
    var board = SimulatedGrid()
    let (a, b) = (board.handle("a"), board.handle("b"))
    board.change { grid in
      grid.itemDidStart(a, expectsNotification: false)
      grid.itemDidStart(b, expectsNotification: true)
    }
    #expect(board.cell("a")?.look == .starting)
    board.wait(.seconds(3))
    #expect(board.cell("a")?.look == [])
    #expect(board.cell("b")?.look == .starting)
    board.change { grid in grid.itemDidFinishStarting(b) }
    #expect(board.cell("b")?.look == [])
    board.expectRest()
  }

  @Test func `an item that did not start says so for a while, or until it is started again`() {
    var board = SimulatedGrid()
    let (a, b) = (board.handle("a"), board.handle("b"))
    board.change { grid in
      grid.itemDidStart(a, expectsNotification: true)
      grid.itemDidFailToStart(a)
      grid.itemDidFailToStart(b)
    }
    #expect(board.cell("a")?.look == .failed)
    board.change { grid in grid.itemDidStart(b, expectsNotification: true) }
    #expect(board.cell("b")?.look == .starting)
    board.wait(Timings.toast)
    #expect(board.cell("a")?.look == [])
  }

  @Test func `an item that waits to start says so however long, and then starts as any other`() {
    var board = SimulatedGrid()
    let a = board.handle("a")
    board.change { grid in grid.itemWaitsToStart(a) }
    board.wait(Timings.startingNotified * 10)
    #expect(board.cell("a")?.look == .starting)
    board.change { grid in grid.itemDidStart(a, expectsNotification: false) }
    #expect(board.cell("a")?.look == .starting)
    board.wait(Timings.starting)
    #expect(board.cell("a")?.look == [])
    board.change { grid in
      grid.itemWaitsToStart(a)
      grid.itemDidFailToStart(a)
    }
    #expect(board.cell("a")?.look == .failed)
    board.expectRest()
  }
}
