import Testing

@testable import GridCore
@testable import GridModel

/// Other rules and metrics while something is in hand.
@Suite struct ConfigureTests {
  /// A board whose favorite `c` is lifted and on its way.
  private func liftedBoard() -> SimulatedGrid {
    var board = SimulatedGrid()
    board.lift("c")
    board.move(to: "g")
    return board
  }

  @Test func `other columns, spacing and slop keep a drag, and it lands below the pointer`() {
    var board = liftedBoard()
    let pointer = board.pointer
    var (rules, metrics) = (board.grid.rules, board.grid.metrics)
    (rules.slop, rules.reducesMotion) = (20, true)
    (metrics.columns, metrics.itemSpacing, metrics.lineSpacing) = (3, 20, 20)
    board.change { grid in
      grid.configure(rules: rules, metrics: metrics)
    }
    #expect(board.grid.dragPhase == .lifted)
    let proposed = board.grid.proposedFavorites
    board.send(.pointerMoved(to: pointer, buttons: .primary))
    #expect(board.grid.proposedFavorites == proposed)
    board.release()
    #expect(board.grid.document.favorites == proposed)
    #expect(board.faults.isEmpty)
  }

  @Test func `other cells keep the pointer on the same part of the lifted one`() {
    var board = liftedBoard()
    var metrics = board.grid.metrics
    (metrics.cellWidth, metrics.cellHeight) = (.fixed(48), .fixed(56))
    let (rules, pointer) = (board.grid.rules, board.pointer)
    board.change { grid in
      grid.configure(rules: rules, metrics: metrics)
    }
    let index = board.grid.interaction.lift?.target ?? 0
    let frame = board.grid.frameForItem(at: IndexPath(item: index, section: 0))
    #expect(frame.size == Size(width: 48, height: 56))
    #expect(frame.contains(pointer))
    #expect(board.faults.isEmpty)
  }

  @Test func `rules that know no copies cancel the drag of one`() {
    var board = SimulatedGrid("abc")
    var rules = board.grid.rules
    board.lift("A", section: 1)
    board.move(by: 0, -60)
    #expect(board.grid.dragPhase == .lifted)
    rules.dragToAdd = false
    let metrics = board.grid.metrics
    board.change { grid in
      grid.configure(rules: rules, metrics: metrics)
    }
    #expect(board.grid.dragPhase == .idle)
    #expect(board.grid.document.favorites.count == 3)
  }

  @Test func `another scale cancels a drag`() {
    var board = liftedBoard()
    let (order, viewport) = (board.grid.document.favorites, board.grid.viewport)
    board.send(.rescaled(scale: 2, viewport: viewport))
    #expect(board.grid.dragPhase == .idle)
    #expect(board.grid.document.favorites == order)
  }
}
