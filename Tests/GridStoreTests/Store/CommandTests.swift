import GridDocument
import Testing

@testable import GridStore

@Suite struct CommandTests {
  private let scratch = Scratch()

  private func perform(_ edit: (Document) throws(EditError) -> Edit?) throws(StoreError)
    -> CommitResult
  {
    var store = scratch.store()
    return try store.perform(edit)
  }

  private func undo() throws -> CommitResult {
    var store = scratch.store()
    return try store.undo()
  }

  private func redo() throws -> CommitResult {
    var store = scratch.store()
    return try store.redo()
  }

  @Test func `adding moving and removing keep the comments`() throws {
    scratch.write("# on a\na\nb\n")
    _ = try perform { document throws(EditError) in try document.editAdding("c", at: 0) }
    #expect(scratch.read() == "c\n# on a\na\nb\n")
    _ = try perform { document throws(EditError) in try document.editMoving(from: 1, to: 2) }
    #expect(scratch.read() == "c\nb\n# on a\na\n")
    _ = try perform { document throws(EditError) in try document.editRemoving(at: 0) }
    #expect(scratch.read() == "b\n# on a\na\n")
  }

  @Test func `a refused edit is one sentence and changes nothing`() throws {
    scratch.write("!a\nb\n")
    #expect(throws: StoreError.refused(.pinned(id: "a"))) {
      try perform { document throws(EditError) in try document.editRemoving(at: 0) }
    }
    #expect(throws: StoreError.refused(.unusableID)) {
      try perform { document throws(EditError) in try document.editAdding("two\nlines") }
    }
    #expect(scratch.read() == "!a\nb\n")
  }

  @Test func `undo and redo go through all processes`() throws {
    for id in ["a", "b", "c"] {
      _ = try perform { document throws(EditError) in try document.editAdding(id) }
    }
    #expect(try undo().edit?.changes.first?.id == "c")
    #expect(try undo().edit?.changes.first?.id == "b")
    #expect(scratch.read() == "a\n")
    #expect(try redo().edit?.changes.first?.id == "b")
    #expect(scratch.read() == "a\nb\n")
    _ = try undo()
    _ = try undo()
    #expect(try undo().edit == nil)
    #expect(scratch.read() == "")
  }

  @Test func `changes by other programs do not clear redo`() throws {
    for id in ["a", "b"] {
      _ = try perform { document throws(EditError) in try document.editAdding(id) }
    }
    _ = try undo()
    scratch.replace("x\na\n")
    #expect(try redo().edit != nil)
    #expect(scratch.read() == "x\na\nb\n")
  }

  @Test func `undo skips an id that another program took away`() throws {
    _ = try perform { document throws(EditError) in try document.editAdding("a") }
    scratch.replace("b\n")
    #expect(try undo().skippedIDs == ["a"])
    #expect(scratch.read() == "b\n")
  }

  @Test func `a mark inside is written back`() throws {
    scratch.write("a\n!b\nc\nd\n")
    _ = try perform { document throws(EditError) in try document.editAdding("e") }
    #expect(scratch.read() == "a\n!b\nc\nd\ne\n")
  }

  @Test func `a mark that an edit would bring to an end is dropped with one note`() throws {
    for (from, to, order) in [(1, 0, "b\na\nc\nd\n"), (0, 3, "b\nc\nd\na\n")] {
      scratch.write("a\n!b\nc\nd\n")
      let result = try perform { document throws(EditError) in
        try document.editMoving(from: from, to: to)
      }
      #expect(result.notes == ["the pin mark of b pinned nothing and is dropped"])
      #expect(scratch.read() == order)
    }
  }
}
