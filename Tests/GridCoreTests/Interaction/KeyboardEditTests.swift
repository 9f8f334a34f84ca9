import Testing

@testable import GridCore
@testable import GridModel

/// Edits by keys: lifting and carrying, moving, removing and adding.
@Suite struct KeyboardEditTests {
  @Test func `the ring goes with what is carried, and frames nothing else`() throws {
    var board = SimulatedGrid.forKeys()
    board.beginEditing()
    for arrow in [Direction.right, .right] { board.key(.arrow(arrow)) }
    func ringed() -> [Element] {
      board.frame.attributes.filter { $0.look.contains(.focused) }.map(\.element)
    }
    let item = try #require(board.grid.focusedItem)
    #expect(ringed() == [.cell(item, section: 0)])
    board.key(.lift)
    for arrow in [Direction.right, .down, .left] {
      board.key(.arrow(arrow))
      #expect(ringed() == [.floatingCell(item)])
    }
    board.key(.lift)
    board.wait(.seconds(1))
    #expect(ringed() == [.cell(item, section: 0)])
  }

  @Test func `space lifts, arrows carry and space drops, as one edit`() {
    var board = SimulatedGrid.forKeys()
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
    #expect(board.focusedID == "b")
    board.wait(.seconds(1))
    board.expectRest()
  }

  @Test func `escape takes a keyboard lift back exactly`() {
    var board = SimulatedGrid.forKeys()
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
    var board = SimulatedGrid.forKeys()
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
    var board = SimulatedGrid.forKeys()
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
    var board = SimulatedGrid.forKeys()
    board.key(.arrow(.right))
    board.key(.move(direction))
    #expect(board.order == expected)
    #expect(board.focusedID == "a")
    #expect(board.commits == (expected == "abcdefghij" ? 0 : 1))
  }

  @Test func `a keyboard move is clamped past pins and refused on one`() {
    var board = SimulatedGrid("abcdef") { $0.pinned = "af" }
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
    var board = SimulatedGrid.forKeys()
    for _ in 0..<3 { board.key(.arrow(.right)) }
    board.key(.delete)
    #expect(board.order == "abdefghij")
    #expect(board.focusedID == "d")
    board.key(.undo)
    #expect(board.order == "abcdefghij")
  }

  @Test func `delete on the lifted item cancels the lift and removes it as one edit`() {
    var board = SimulatedGrid.forKeys()
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
    var board = SimulatedGrid.forKeys("ab")
    board.key(.arrow(.right))
    board.key(.nextSection)
    board.key(.toggleMembership)
    #expect(board.order == "abA")
    board.key(.toggleMembership)
    #expect(board.order == "ab")
  }

  @Test func `keyboard edits during a drag wait for its end`() {
    var board = SimulatedGrid.forKeys()
    board.key(.arrow(.right))
    board.lift("c")
    board.key(.toggleMembership)
    #expect(board.order == "abcdefghij")
    board.release()
    #expect(board.order != "abcdefghij" || board.focusedID == nil)
  }
}
