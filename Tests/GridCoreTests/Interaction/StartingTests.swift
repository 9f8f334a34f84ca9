import Testing

@testable import GridCore
@testable import GridModel

/// What cells say about starts.
@Suite struct StartingTests {
  @Test func `a launched item is shown as starting for a while`() {
    var board = Board()
    let (a, b) = (board.handle("a"), board.handle("b"))
    board.change { grid, now, _ in
      grid.itemDidStart(a, expectsNotification: false, at: now)
      grid.itemDidStart(b, expectsNotification: true, at: now)
    }
    #expect(board.cell("a")?.look == .starting)
    board.wait(.seconds(3))
    #expect(board.cell("a")?.look == [])
    #expect(board.cell("b")?.look == .starting)
    board.change { grid, _, _ in grid.itemDidFinishStarting(b) }
    #expect(board.cell("b")?.look == [])
    board.expectRest()
  }

  @Test func `an item that did not start says so for a while, or until it is started again`() {
    var board = Board()
    let (a, b) = (board.handle("a"), board.handle("b"))
    board.change { grid, now, _ in
      grid.itemDidStart(a, expectsNotification: true, at: now)
      grid.itemDidFailToStart(a, at: now)
      grid.itemDidFailToStart(b, at: now)
    }
    #expect(board.cell("a")?.look == .failed)
    board.change { grid, now, _ in grid.itemDidStart(b, expectsNotification: true, at: now) }
    #expect(board.cell("b")?.look == .starting)
    board.wait(Timings.toast)
    #expect(board.cell("a")?.look == [])
  }

  @Test func `an item that waits to start says so however long, and then starts as any other`() {
    var board = Board()
    let a = board.handle("a")
    board.change { grid, _, _ in grid.itemWaitsToStart(a) }
    board.wait(Timings.startingNotified * 10)
    #expect(board.cell("a")?.look == .starting)
    board.change { grid, now, _ in grid.itemDidStart(a, expectsNotification: false, at: now) }
    #expect(board.cell("a")?.look == .starting)
    board.wait(Timings.starting)
    #expect(board.cell("a")?.look == [])
    board.change { grid, now, _ in
      grid.itemWaitsToStart(a)
      grid.itemDidFailToStart(a, at: now)
    }
    #expect(board.cell("a")?.look == .failed)
    board.expectRest()
  }
}
