import Testing

@testable import GridCore
@testable import GridModel

@Suite struct KeyboardTests {
  @Test func `only the cell that an open menu belongs to is marked, and only so long`() {
    var board = SimulatedGrid("abc") { $0.catalog = ["abC"] }
    func marked() -> [Element] {
      board.frame.attributes.filter { $0.look.contains(.pressed) }.map(\.element)
    }
    for owner in [
      Element.cell(board.handle("b"), section: 1), .cell(board.handle("b"), section: 0),
    ] {
      board.change { grid in grid.showMenuOwner(owner) }
      #expect(marked() == [owner])
    }
    board.change { grid in grid.showMenuOwner(nil) }
    #expect(marked() == [])
    board.expectRest()
  }

  @Test func `the page menu opens beside what the keyboard is on, else below the heading`() {
    func anchor(_ board: inout SimulatedGrid) -> Rect? {
      board.forgetEffects()
      board.key(.pageMenu)
      return board.effects.compactMap { if case .pageMenu(let rect) = $0 { rect } else { nil } }
        .last
    }
    var board = SimulatedGrid.forKeys()
    #expect(anchor(&board) == board.attributes(of: .header(section: 0))?.frame)
    board.key(.arrow(.right))
    board.key(.arrow(.right))
    #expect(anchor(&board) == board.grid.frameForItem(at: IndexPath(item: 1, section: 0)))
    board.press("c")
    #expect(anchor(&board) == nil)
    board.release()
    board.expectRest()
  }

  @Test(arguments: [
    ([Direction.right], "a"), ([.right, .right], "b"), ([.right, .down], "e"),
    ([.right, .down, .down, .down], "A"), ([.right, .left], "a"), ([.right, .up], "a"),
    ([.right, .right, .right, .right, .right], "e"),
  ])
  func `arrows move the focus in two dimensions and across sections`(
    arrows: [Direction], expected: String
  ) {
    var board = SimulatedGrid.forKeys()
    for arrow in arrows { board.key(.arrow(arrow)) }
    #expect(board.focusedID == expected)
    board.expectRest()
  }

  @Test func `down into a short row goes to its last item`() {
    var board = SimulatedGrid.forKeys()
    for arrow in [Direction.right, .right, .right, .right, .down, .down] {
      board.key(.arrow(arrow))
    }
    #expect(board.focusedID == "j")
  }

  @Test func `up from the catalog goes to the last row of the favorites`() {
    var board = SimulatedGrid.forKeys()
    board.key(.arrow(.right))
    board.key(.nextSection)
    #expect(board.focusedID == "A")
    board.key(.arrow(.up))
    #expect(board.focusedID == "i")
    board.key(.nextSection)
    board.key(.previousSection)
    #expect(board.focusedID == "a")
  }

  @Test func `every arrow leads to a place and back again or stays`() {
    for count in 0...9 {
      var board = SimulatedGrid.forKeys(String("abcdefghi".prefix(count)))
      board.key(.end)
      for direction in Direction.allCases { for _ in 0..<15 { board.key(.arrow(direction)) } }
      board.expectRest()
      #expect(board.focusedID != nil)
    }
  }

  @Test func `home and end scroll until there is a focus, then move it`() {
    var board = SimulatedGrid("abcd")
    board.key(.end)
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset)
    #expect(board.focusedID == nil)
    board.key(.home)
    board.key(.arrow(.down))
    board.key(.end)
    #expect(board.focusedID == "%")
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset)
    board.key(.home)
    #expect(board.focusedID == "a")
    #expect(board.grid.scrollOffset == 0)
  }

  @Test func `the ring is drawn after a key and not after a press`() {
    var board = SimulatedGrid.forKeys()
    board.key(.arrow(.right))
    #expect(board.frame.attributes.contains { $0.look.contains(.focused) })
    board.click("c")
    #expect(!board.frame.attributes.contains { $0.look.contains(.focused) })
    board.key(.arrow(.right))
    #expect(board.focusedID == "c")
  }

  @Test func `enter launches the focused item`() {
    var board = SimulatedGrid.forKeys()
    board.key(.arrow(.right))
    board.key(.activate(staysOpen: false))
    #expect(board.launches == [.launch(board.grid.document.handle("a"), staysOpen: false)])
  }

  @Test func `control E begins and ends edit mode`() {
    var board = SimulatedGrid.forKeys()
    board.key(.toggleEditing)
    #expect(board.grid.isEditing)
    board.key(.toggleEditing)
    #expect(!board.grid.isEditing)
  }

  @Test func `alt and a digit launch that favorite`() {
    var board = SimulatedGrid.forKeys("abc")
    board.key(.launchFavorite(3))
    board.key(.launchFavorite(4))
    #expect(board.launches == [.launch(board.grid.document.handle("c"), staysOpen: false)])
  }

  @Test func `the menu key and button 3 ask for the menu of their item`() {
    var board = SimulatedGrid.forKeys()
    board.key(.arrow(.right))
    board.key(.menu)
    board.press("e", button: .secondary)
    let items = board.effects.compactMap { effect -> ItemHandle? in
      if case .contextMenu(let item, _, _) = effect { item } else { nil }
    }
    #expect(items == ["a", "e"].map { board.grid.document.handle($0) })
  }

  @Test func `the focus and a carried item are always whole in the viewport`() {
    var board = SimulatedGrid("abcdefghijklmnopqrstuvwxyz") {
      $0.size = Size(width: 640, height: 300)
    }
    board.beginEditing()
    board.key(.arrow(.right))
    board.key(.lift)
    for _ in 0..<10 {
      board.key(.arrow(.down))
      let place = board.grid.proposedFavorites.firstIndex { $0 == board.grid.liftedItem } ?? 0
      let cell = board.grid.frameForItem(at: IndexPath(item: place, section: 0))
      #expect(cell.y >= 0 && cell.maxY <= 300)
    }
  }
}
