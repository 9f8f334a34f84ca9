import Testing

@testable import GridCore

@Suite struct KeyboardTests {
  /// Four columns of favorites, and three catalog items below.
  private func board(_ favorites: String = "abcdefghij") -> Board {
    Board(favorites) { $0.catalog = ["ABC"] }
  }

  private func focus(of board: Board) -> String? {
    board.grid.focusedItem.map { board.grid.document.items[$0].id }
  }

  @Test(arguments: [
    ([Direction.right], "a"), ([.right, .right], "b"), ([.right, .down], "e"),
    ([.right, .down, .down, .down], "A"), ([.right, .left], "a"), ([.right, .up], "a"),
    ([.right, .right, .right, .right, .right], "e"),
  ])
  func `arrows move the focus in two dimensions and across sections`(
    arrows: [Direction], expected: String
  ) {
    var board = board()
    for arrow in arrows { board.key(.arrow(arrow)) }
    #expect(focus(of: board) == expected)
    board.expectRest()
  }

  @Test func `down into a short row goes to its last item`() {
    var board = board()
    for arrow in [Direction.right, .right, .right, .right, .down, .down] {
      board.key(.arrow(arrow))
    }
    #expect(focus(of: board) == "j")
  }

  @Test func `up from the catalog goes to the last row of the favorites`() {
    var board = board()
    board.key(.arrow(.right))
    board.key(.nextSection)
    #expect(focus(of: board) == "A")
    board.key(.arrow(.up))
    #expect(focus(of: board) == "i")
    board.key(.nextSection)
    board.key(.previousSection)
    #expect(focus(of: board) == "a")
  }

  @Test func `every arrow leads to a place and back again or stays`() {
    for count in 0...9 {
      var board = board(String("abcdefghi".prefix(count)))
      board.key(.end)
      for direction in Direction.allCases { for _ in 0..<15 { board.key(.arrow(direction)) } }
      board.expectRest()
      #expect(focus(of: board) != nil)
    }
  }

  @Test func `home and end scroll until there is a focus, then move it`() {
    var board = Board("abcd")
    board.key(.end)
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset)
    #expect(focus(of: board) == nil)
    board.key(.home)
    board.key(.arrow(.down))
    board.key(.end)
    #expect(focus(of: board) == "%")
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset)
    board.key(.home)
    #expect(focus(of: board) == "a")
    #expect(board.grid.scrollOffset == 0)
  }

  @Test func `the ring is drawn after a key and not after a press`() {
    var board = board()
    board.key(.arrow(.right))
    #expect(board.frame.attributes.contains { $0.look.contains(.focused) })
    board.click("c")
    #expect(!board.frame.attributes.contains { $0.look.contains(.focused) })
    board.key(.arrow(.right))
    #expect(focus(of: board) == "c")
  }

  @Test func `enter launches the focused item`() {
    var board = board()
    board.key(.arrow(.right))
    board.key(.activate(staysOpen: false))
    #expect(board.launches == [.launch(board.grid.document.handle("a"), staysOpen: false)])
  }

  @Test func `space lifts, arrows carry and space drops, as one edit`() {
    var board = board()
    board.beginEditing()
    for arrow in [Direction.right, .right] { board.key(.arrow(arrow)) }
    board.key(.lift)
    #expect(board.grid.dragPhase == .lifted)
    board.key(.arrow(.down))
    board.key(.arrow(.right))
    #expect(board.order == "abcdefghij")
    board.key(.lift)
    #expect(board.order == "acdefgbhij")
    #expect(board.commits == 1)
    #expect(focus(of: board) == "b")
    board.wait(.seconds(1))
    board.expectRest()
  }

  @Test func `escape takes a keyboard lift back exactly`() {
    var board = board()
    board.beginEditing()
    board.key(.arrow(.right))
    board.key(.lift)
    for _ in 0..<5 { board.key(.arrow(.down)) }
    board.key(.escape)
    #expect(board.order == "abcdefghij")
    #expect(board.commits == 0)
    #expect(board.grid.isEditing)
  }

  @Test(arguments: [PointerButton.primary, .middle, .secondary, .other])
  func `any button cancels a keyboard lift and motions do not`(button: PointerButton) {
    var board = board()
    board.beginEditing()
    board.key(.arrow(.right))
    board.key(.lift)
    board.key(.arrow(.right))
    board.move(by: 50, 50)
    #expect(board.grid.dragPhase == .lifted)
    board.press("f", button: button)
    #expect(board.grid.dragPhase == .idle)
    #expect(board.order == "abcdefghij")
  }

  @Test func `space outside edit mode and on the catalog lifts nothing`() {
    var board = board()
    board.key(.arrow(.right))
    board.key(.lift)
    #expect(board.grid.dragPhase == .idle)
    board.beginEditing()
    board.key(.nextSection)
    board.key(.lift)
    #expect(board.grid.dragPhase == .idle)
  }

  @Test(arguments: [
    (Direction.right, "bacdefghij"), (.down, "bcdeafghij"), (.left, "abcdefghij"),
    (.up, "abcdefghij"),
  ])
  func `control shift and an arrow move the focused favorite`(
    direction: Direction, expected: String
  ) {
    var board = board()
    board.key(.arrow(.right))
    board.key(.move(direction))
    #expect(board.order == expected)
    #expect(focus(of: board) == "a")
    #expect(board.commits == (expected == "abcdefghij" ? 0 : 1))
  }

  @Test func `a keyboard move is clamped past pins and refused on one`() {
    var board = Board("abcdef") { $0.pinned = "af" }
    for _ in 0..<2 { board.key(.arrow(.right)) }
    board.key(.move(.down))
    board.key(.move(.down))
    #expect(board.order == "acdebf")
    board.key(.home)
    board.key(.move(.right))
    #expect(board.order == "acdebf")
    #expect(board.effects.contains(.refused(.pinned(id: "a"))))
  }

  @Test func `delete removes the focused favorite and undo brings it back`() {
    var board = board()
    for _ in 0..<3 { board.key(.arrow(.right)) }
    board.key(.delete)
    #expect(board.order == "abdefghij")
    #expect(focus(of: board) == "d")
    board.key(.undo)
    #expect(board.order == "abcdefghij")
  }

  @Test func `delete on the lifted item cancels the lift and removes it as one edit`() {
    var board = board()
    board.lift("c")
    board.move(to: "g")
    board.key(.delete)
    #expect(board.grid.dragPhase == .idle)
    #expect(board.order == "abdefghij")
    #expect(board.commits == 1)
    board.release()
    board.key(.undo)
    #expect(board.order == "abcdefghij")
  }

  @Test func `control D adds and removes the focused item`() {
    var board = board("ab")
    board.key(.arrow(.right))
    board.key(.nextSection)
    board.key(.toggleMembership)
    #expect(board.order == "abA")
    board.key(.toggleMembership)
    #expect(board.order == "ab")
  }

  @Test func `keyboard edits during a drag wait for its end`() {
    var board = board()
    board.key(.arrow(.right))
    board.lift("c")
    board.key(.toggleMembership)
    #expect(board.order == "abcdefghij")
    board.release()
    #expect(board.order != "abcdefghij" || focus(of: board) == nil)
  }

  @Test func `control E begins and ends edit mode`() {
    var board = board()
    board.key(.toggleEditing)
    #expect(board.grid.isEditing)
    board.key(.toggleEditing)
    #expect(!board.grid.isEditing)
  }

  @Test func `alt and a digit launch that favorite`() {
    var board = board("abc")
    board.key(.launchFavorite(3))
    board.key(.launchFavorite(4))
    #expect(board.launches == [.launch(board.grid.document.handle("c"), staysOpen: false)])
  }

  @Test func `the menu key and button 3 ask for the menu of their item`() {
    var board = board()
    board.key(.arrow(.right))
    board.key(.menu)
    board.press("e", button: .secondary)
    let items = board.effects.compactMap { effect -> ItemHandle? in
      if case .contextMenu(let item, _, _) = effect { item } else { nil }
    }
    #expect(items == ["a", "e"].map { board.grid.document.handle($0) })
  }

  @Test func `the focus and a carried item are always whole in the viewport`() {
    var board = Board("abcdefghijklmnopqrstuvwxyz") { $0.size = Size(width: 640, height: 300) }
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
