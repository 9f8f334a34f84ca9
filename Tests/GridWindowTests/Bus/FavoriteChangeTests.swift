import GridCore
import GridSettings
import Testing

@testable import GridWindow

struct FavoriteChangeTests {
  private let document: Document = {
    var document = Document(favoritesTitle: "")
    document.loadFavorites(["a", "b", "c", "d"], pinned: ["a"])
    return document
  }()

  private func after(_ change: FavoriteChange) throws -> [String] {
    var copy = document
    if let edit = try change.edit(of: document, in: nil) { copy.apply(edit) }
    return copy.favorites.map { copy.items[$0].id }
  }

  @Test func `a change is the edit that the command line would make`() throws {
    #expect(try after(.add("e", at: .number(3))) == ["a", "b", "e", "c", "d"])
    #expect(try after(.add("e", at: .last)) == ["a", "b", "c", "d", "e"])
    #expect(try after(.remove("c")) == ["a", "b", "d"])
    #expect(try after(.move("d", to: .number(2))) == ["a", "d", "b", "c"])
    #expect(try after(.move("b", to: .number(99))) == ["a", "c", "d", "b"])
    #expect(try after(.move("d", to: .number(1))) == ["a", "d", "b", "c"], "pins stay in front")
  }

  @Test func `what is there already is not moved by adding it`() throws {
    #expect(try FavoriteChange.add("c", at: .number(1)).edit(of: document, in: nil) == nil)
  }

  @Test func `what is pinned or unknown is refused`() {
    #expect(throws: EditError.pinned(id: "a")) {
      try FavoriteChange.move("a", to: .last).edit(of: document, in: nil)
    }
    #expect(throws: EditError.pinned(id: "a")) {
      try FavoriteChange.remove("a").edit(of: document, in: nil)
    }
    #expect(throws: EditError.notFavorite(id: "z")) {
      try FavoriteChange.remove("z").edit(of: document, in: nil)
    }
  }
}
