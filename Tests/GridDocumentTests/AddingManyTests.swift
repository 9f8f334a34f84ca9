import Testing

@testable import GridDocument
@testable import GridModel

struct AddingManyTests {
  @Test func `several items are added in order as one edit`() throws {
    var document = Document("ab")
    let edit = try #require(try document.editAdding(["C", "a", "D"]))
    document.apply(edit)
    #expect(document.order == "abCD")
    document.apply(edit.inverse)
    #expect(document.order == "ab")
  }

  @Test func `they go before what is pinned to the end`() throws {
    var document = Document("abc", pinned: "c")
    document.make(try document.editAdding(["D", "E"]))
    #expect(document.order == "abDEc")
  }

  @Test func `adding what is there already is no edit`() throws {
    let document = Document("ab")
    #expect(try document.editAdding(["b", "a"]) == nil)
    #expect(try document.editAdding([]) == nil)
  }
}
