import Testing

@testable import GridCore
@testable import GridModel

/// What the panel of an empty section 0 offers, by pointer and by keys.
@Suite struct PanelTests {
  private func board(_ favorites: String = "") -> SimulatedGrid {
    var board = SimulatedGrid(favorites)
    board.change { grid in
      grid.showOffers(
        [
          PanelOffer(id: 4, title: "Four", titleWidth: 60),
          PanelOffer(id: 9, title: "Nine", titleWidth: 70),
        ])
    }
    return board
  }

  private func taken(_ board: SimulatedGrid) -> [Int] {
    board.effects.compactMap { if case .offerTaken(let id) = $0 { id } else { nil } }
  }

  private func look(_ button: Int, _ board: SimulatedGrid) -> Look? {
    board.attributes(of: .panelButton(button))?.look
  }

  @Test func `a click on an offer tells the shell which, and changes nothing`() {
    var board = board()
    board.click(at: board.grid.panelButtonFrames[2].center)
    #expect(taken(board) == [9])
    #expect(board.commits == 0 && !board.grid.isEditing)
    board.click(at: board.grid.panelButtonFrames[1].center)
    #expect(taken(board) == [9, 4])
    board.expectRest()
  }

  @Test func `the first button begins edit mode whatever is offered`() {
    var board = board()
    board.click(at: board.grid.panelButtonFrames[0].center)
    #expect(board.grid.isEditing && taken(board) == [])
    board.endEditing()
    board.expectRest()
  }

  @Test func `a button shows that the pointer is on it, and that it is pressed`() {
    var board = board()
    board.move(to: board.grid.panelButtonFrames[1].center)
    #expect(look(1, board) == .hovered && look(2, board) == [])
    board.press(at: board.pointer)
    #expect(look(1, board) == .pressed)
    board.move(to: board.grid.panelButtonFrames[2].center)
    board.release()
    #expect(taken(board) == [], "the release was on another button")
    board.expectRest()
  }

  @Test func `keys go from button to button and on to the catalog`() {
    var board = board()
    var seen: [Int?] = []
    for _ in 0..<4 {
      board.key(.arrow(.right))
      seen.append(board.grid.focusedPanelButton)
    }
    #expect(seen == [0, 1, 2, nil])
    #expect(board.grid.focusedItem == board.handle("A"))
    board.key(.arrow(.left))
    #expect(look(2, board) == .focused && look(1, board) == [])
    board.key(.activate(staysOpen: false))
    #expect(taken(board) == [9])
    board.expectRest()
  }

  @Test func `Tab goes from the buttons to the next section and back`() {
    var board = board()
    board.key(.nextSection)
    #expect(board.grid.focusedPanelButton == 0)
    board.key(.nextSection)
    #expect(board.grid.focusedItem == board.handle("A"))
    board.key(.previousSection)
    #expect(board.grid.focusedPanelButton == 0)
    board.key(.activate(staysOpen: false))
    #expect(board.grid.isEditing)
    board.endEditing()
    board.expectRest()
  }

  @Test func `keys that are about items do nothing on a button`() {
    var board = board()
    board.key(.arrow(.right))
    for command in [
      .delete, .toggleMembership, .menu, .lift, .move(.right), .launchFavorite(1),
    ] as [KeyCommand] {
      board.key(command)
    }
    #expect(board.effects == [])
    board.key(.toggleEditing)
    board.key(.lift)
    #expect(board.grid.dragPhase == .idle && board.grid.focusedPanelButton == 0)
    board.endEditing()
    board.expectRest()
  }

  @Test(arguments: 1...3)
  func `the focus goes from any button to the first of what was taken over, and back`(button: Int) {
    var board = board()
    for _ in 0..<button { board.key(.arrow(.right)) }
    #expect(board.grid.focusedPanelButton == button - 1)
    board.change { grid in
      grid.perform { document throws(EditError) in
        try document.editAdding(["A", "B", "C"])
      }
    }
    #expect(board.order == "ABC" && board.commits == 1 && board.toasts == [])
    #expect(board.grid.focusedItem == board.handle("A") && board.grid.panelButtonFrames.isEmpty)
    board.key(.undo)
    #expect(board.order == "" && board.grid.focusedPanelButton == 0)
    board.key(.redo)
    #expect(board.order == "ABC" && board.grid.focusedItem == board.handle("A"))
    board.expectRest()
  }

  @Test func `other offers give up a press on a button and keep the focus on one`() {
    var board = board()
    for _ in 0..<3 { board.key(.arrow(.right)) }
    board.press(at: board.grid.panelButtonFrames[2].center)
    board.change { grid in grid.showOffers([]) }
    #expect(board.grid.dragPhase == .idle && board.grid.panelButtonFrames.count == 1)
    board.release()
    #expect(taken(board) == [])
    board.key(.arrow(.left))
    #expect(board.grid.focusedPanelButton == 0)
    board.expectRest()
  }

  @Test func `what was taken over can be taken back for a while`() {
    #expect(Toast.imported(count: 3, skipped: 1).offersUndo)
    #expect(Toast.imported(count: 3, skipped: 1).duration == Timings.undoToast)
  }
}
