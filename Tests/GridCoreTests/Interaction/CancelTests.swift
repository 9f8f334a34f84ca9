import Testing

@testable import GridCore
@testable import GridModel

@Suite struct CancelTests {
  /// The ways in which a drag ends without a drop.
  enum Cancel: CaseIterable {
    case escape, middleButton, secondaryButton, unmap, missingButton, scale, vanished, closing

    func happen(to board: inout SimulatedGrid) {
      switch self {
      case .escape: board.key(.escape)
      case .middleButton: board.press(at: board.pointer, button: .middle)
      case .secondaryButton: board.press(at: board.pointer, button: .secondary)
      case .unmap: board.send(.visibilityChanged(isVisible: false))
      case .missingButton: board.send(.pointerMoved(to: board.pointer, buttons: []))
      case .scale: board.send(.rescaled(scale: 2, viewport: Size(width: 1_280, height: 960)))
      case .vanished: board.reload(favorites: "abdefghijkl")
      case .closing: board.send(.closing)
      }
    }
  }

  @Test(arguments: Cancel.allCases)
  func `a canceled drag leaves no trace and the late release does nothing`(cancel: Cancel) {
    var board = SimulatedGrid()
    board.lift("c")
    board.move(to: "h")
    #expect(board.proposed != board.order)
    board.forgetEffects()
    cancel.happen(to: &board)
    #expect(board.lifted == nil)
    #expect(board.order == (cancel == .vanished ? "abdefghijkl" : "abcdefghijkl"))
    #expect(board.proposed == board.order)
    #expect(board.commits == 0)
    board.release()
    board.move(by: 30, 30)
    #expect(board.lifted == nil && board.commits == 0 && board.launches.isEmpty)
    board.expectRest()
    #expect(board.grid.settlingItems.isEmpty)
    #expect(board.frame.attributes.allSatisfy { $0.element != .gap })
  }

  @Test func `losing the focus cancels nothing`() {
    var board = SimulatedGrid()
    board.lift("c")
    board.move(to: "h")
    board.send(.focusChanged(isFocused: false))
    #expect(board.lifted == "c")
    board.send(.focusChanged(isFocused: true))
    board.release()
    #expect(board.commits == 1)
    board.expectRest()
  }

  @Test func `escape takes back one thing after the other`() {
    var board = SimulatedGrid()
    board.lift("c")
    board.forgetEffects()
    board.key(.escape)
    #expect(board.lifted == nil && board.grid.isEditing)
    board.key(.escape)
    #expect(!board.grid.isEditing)
    #expect(!board.effects.contains(.escaped))
    board.key(.escape)
    #expect(board.effects.last == .escaped)
    board.expectRest()
  }

  @Test func `a drop where it was is no edit`() {
    var board = SimulatedGrid()
    board.lift("f")
    board.move(to: "h")
    board.move(to: board.slot(5).center)
    board.release()
    #expect(board.commits == 0 && board.grid.history == History())
    #expect(!board.effects.contains { if case .didMove = $0 { true } else { false } })
    board.expectRest()
  }

  @Test func `a lifted item that others pinned goes back with a word`() {
    var board = SimulatedGrid()
    board.lift("c")
    board.move(to: "h")
    board.reload(favorites: "cabdefghijkl", pinned: "c")
    #expect(board.lifted == nil)
    #expect(board.toasts == [.staysInPlace])
    board.release()
    board.expectRest()
  }
}
