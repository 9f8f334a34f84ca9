import Testing

@testable import GridCore
@testable import GridModel

/// Edits as the whole grid makes, undoes and reports them.
@Suite struct GridEditTests {
  @Test func `a new edit ends what could be redone`() throws {
    var board = SimulatedGrid("abc")
    board.perform { document throws(EditError) in try document.editMoving(from: 0, to: 2) }
    board.key(.undo)
    #expect(board.grid.history.redoable.count == 1)
    board.perform { document throws(EditError) in try document.editMoving(from: 1, to: 2) }
    #expect(board.grid.history.redoable.isEmpty)
    board.key(.redo)
    #expect(board.order == "acb")
    board.expectRest()
  }

  @Test func `an id gone since is skipped with a toast`() {
    var board = SimulatedGrid("abcd")
    board.perform { document throws(EditError) in try document.editMoving(from: 0, to: 3) }
    board.reload(favorites: "bcd")
    board.forgetEffects()
    board.key(.undo)
    #expect(board.order == "bcd")
    #expect(board.toasts == [.skipped(board.handle("a"))])
    #expect(board.commits == 0)
    board.expectRest()
  }

  @Test func `changes of other programs do not clear what can be redone`() {
    var board = SimulatedGrid("abcd")
    board.perform { document throws(EditError) in try document.editMoving(from: 0, to: 3) }
    board.key(.undo)
    board.reload(favorites: "abcdx")
    board.key(.redo)
    #expect(board.order == "bcdax")
    board.expectRest()
  }

  @Test func `what others pinned meanwhile is not moved by undo`() {
    var board = SimulatedGrid("abcd")
    board.perform { document throws(EditError) in try document.editMoving(from: 3, to: 0) }
    #expect(board.order == "dabc")
    board.reload(favorites: "dabc", pinned: "d")
    board.key(.undo)
    #expect(board.order == "dabc")
    #expect(board.document.marked == "d")
    board.expectRest()
  }

  @Test func `an edit that changes nothing is none`() {
    var board = SimulatedGrid("abcd")
    board.perform { document throws(EditError) in try document.editMoving(from: 1, to: 1) }
    board.perform { document throws(EditError) in try document.editAdding("b") }
    #expect(board.commits == 0)
    #expect(board.grid.history == History())
    #expect(board.effects == [.refused(.alreadyFavorite(id: "b"))])
    board.expectRest()
  }

  @Test func `one report tells of a dropped mark`() {
    var board = SimulatedGrid("abcd") { $0.pinned = "ac" }
    board.perform { document throws(EditError) in try document.editRemoving(at: 1) }
    let reports = board.effects.filter { if case .pinMarkDropped = $0 { true } else { false } }
    #expect(reports == [.pinMarkDropped(board.handle("c"))])
    board.expectRest()
  }
}
