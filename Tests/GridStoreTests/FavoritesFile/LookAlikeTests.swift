import GridDocument
import Testing

@testable import GridStore

/// Ids are bytes: two that only look the same are two.
@Suite struct LookAlikeTests {
  private static let composed = "caf\u{e9}"
  private static let decomposed = "cafe\u{301}"
  private let scratch = Scratch()

  private func bytes(_ ids: [String]) -> [[UInt8]] { ids.map { Array($0.utf8) } }

  @Test func `look-alike ids are two lines, each with its own comment`() throws {
    let text = "# one\n\(Self.composed)\n# two\n\(Self.decomposed)\n"
    let file = try FavoritesFile(Array(text.utf8))
    #expect(file.repeats.isEmpty && file.favorites.ids.count == 2)
    let swapped = Favorites([Self.decomposed, Self.composed])
    let written = "# two\n\(Self.decomposed)\n# one\n\(Self.composed)\n"
    #expect(file.text(for: swapped) == Array(written.utf8))
    #expect(swapped != file.favorites)
  }

  @Test func `look-alike ids are merged as two`() {
    let base = Favorites([Self.composed, "b"])
    let ours = Favorites([Self.composed, Self.decomposed, "b"])
    let theirs = Favorites(["b", Self.composed])
    let merged = Reconciliation.merge(base: base, ours: ours, theirs: theirs)
    #expect(bytes(merged.ids) == bytes(["b", Self.composed, Self.decomposed]))
  }

  @Test func `swapping look-alike ids is a change that is saved`() throws {
    scratch.write("\(Self.composed)\n\(Self.decomposed)\n")
    var store = scratch.store()
    let result = try store.perform { document throws(EditError) in
      try document.editMoving(from: 0, to: 1)
    }
    #expect(result.wasSaved)
    #expect(
      scratch.read().map { Array($0.utf8) }
        == Array("\(Self.decomposed)\n\(Self.composed)\n".utf8))
  }
}
