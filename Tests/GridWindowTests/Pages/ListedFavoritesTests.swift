import GridStore
import TestSupport
import Testing

@testable import GridWindow

struct ListedFavoritesTests {
  @Test func `the file's order comes first and new lines after`() {
    let listed = ListedFavorites(["a", "b", "c", "d"])
    let stored = Favorites(["x", "c", "y", "a"], pinned: ["x", "c"])
    #expect(listed.shown(of: stored) == Favorites(["c", "a", "b", "d"], pinned: ["c"]))
  }

  @Test(arguments: [
    (["c", "a", "b"], ["x", "c", "y", "a", "b"]), (["a", "b", "c"], ["x", "a", "b", "c", "y"]),
    (["a", "b"], ["x", "y", "a", "b"]), ([], ["x", "y"]),
  ])
  func `what is not listed stays behind the line before it`(shown: [String], full: [String]) {
    let listed = ListedFavorites(["a", "b", "c"])
    let stored = Favorites(["x", "c", "y", "a"], pinned: ["y"])
    #expect(listed.storing(Favorites(shown), over: stored) == Favorites(full, pinned: ["y"]))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `storing and showing are each other's inverses`(seed: UInt64) {
    var source = SplitMix64(seed: seed)
    let all = (0..<9).map(String.init).shuffled(using: &source)
    let stored = Favorites(
      Array(all.prefix(Int.random(in: 0...9, using: &source))).shuffled(using: &source))
    let input = all.filter { _ in Bool.random(using: &source) }
    let listed = ListedFavorites(input)

    let shown = listed.shown(of: stored)
    #expect(Set(shown.ids) == Set(input), "seed \(seed)")
    let unchanged = listed.storing(shown, over: stored)
    #expect(unchanged.ids.filter(stored.ids.contains) == stored.ids, "seed \(seed)")

    let edited = Favorites(
      shown.ids.shuffled(using: &source).filter { _ in Int.random(in: 0..<4, using: &source) > 0 })
    let full = listed.storing(edited, over: stored)
    #expect(full.ids.filter(edited.ids.contains) == edited.ids, "seed \(seed)")
    let hidden = stored.ids.filter { !input.contains($0) }
    #expect(full.ids.filter(hidden.contains).sorted() == hidden.sorted(), "seed \(seed)")
    #expect(full.ids.count == edited.ids.count + hidden.count, "seed \(seed)")
  }
}
