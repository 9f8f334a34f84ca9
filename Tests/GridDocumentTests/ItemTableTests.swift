import Testing

@testable import GridDocument
@testable import GridModel

@Suite struct ItemTableTests {
  @Test func `a handle stays the same whatever is learned of its item`() {
    var table = ItemTable()
    let first = table.update(Item(id: "a", title: "One"))
    let second = table.update(Item(id: "b", title: "Two"))
    #expect(first != second)
    #expect(table.update(Item(id: "a", title: "Other", availability: .missing)) == first)
    #expect(table[first].title == "Other")
    #expect(table.handle(of: "a") == first)
    #expect(table.handle(of: "c") == nil)
    #expect(table.count == 2)
  }

  @Test func `the revision grows exactly when the look changes`() {
    var table = ItemTable()
    let item = Item(id: "a", title: "One")
    let handle = table.update(item)
    let revision = table.revision(of: handle)
    table.update(item)
    #expect(table.revision(of: handle) == revision)
    table.update(Item(id: "a", title: "One", availability: .missing))
    #expect(table.revision(of: handle) == revision + 1)
    table.touch(handle)
    #expect(table.revision(of: handle) == revision + 2)
  }

  @Test func `an id never seen becomes a ghost`() {
    var table = ItemTable()
    let handle = table.handle(ofKnownOrMissing: "gone.desktop")
    #expect(table[handle].availability == .missing)
    #expect(table.handle(ofKnownOrMissing: "gone.desktop") == handle)
  }

  @Test func `every refusal is one sentence that names its id`() {
    let refusals: [EditError] = [
      .pinned(id: "x.desktop"), .notFavorite(id: "x.desktop"), .alreadyFavorite(id: "x.desktop"),
      .notBesidePinnedRun(id: "x.desktop"), .notInnermostPin(id: "x.desktop"),
    ]
    for refusal in refusals { #expect(refusal.description.hasPrefix("x.desktop ")) }
    #expect(EditError.full(limit: 7).description.contains("7"))
  }
}
