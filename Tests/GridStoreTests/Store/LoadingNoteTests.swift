import GridDocument
import Testing

@testable import GridStore

/// What loading a file tells of its lines.
@Suite struct LoadingNoteTests {
  private let scratch = Scratch()

  private func load() -> LoadedFavorites {
    var store = scratch.store()
    return store.load()
  }

  private func add(_ id: String) throws {
    var store = scratch.store()
    _ = try store.perform { document throws(EditError) in try document.editAdding(id) }
  }

  @Test func `a repeated id is told with file and line and leaves at the next save`() throws {
    scratch.write("a\nb\na\n")
    #expect(
      load().notes == [
        "\(scratch["favorites"]):3: a stands in line 1 already; this line is ignored"
      ])
    #expect(scratch.read() == "a\nb\na\n")
    try add("c")
    #expect(scratch.read() == "a\nb\nc\n")
  }

  @Test func `a line without an id is told with its number and outlives an edit`() throws {
    scratch.write("a\n!\nb\n")
    #expect(
      load().notes == ["\(scratch["favorites"]):2: the line has no id; it is kept as it is"])
    try add("c")
    #expect(scratch.read() == "a\n!\nb\nc\n")
  }
}
