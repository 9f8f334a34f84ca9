import GridDocument
import TestSupport
import Testing

@testable import GridStore

@Suite struct ReconciliationTests {
  private func merge(_ base: String, _ ours: String, _ theirs: String) -> String {
    func favorites(_ text: String) -> Favorites { Favorites(text.map(String.init)) }
    return Reconciliation.merge(
      base: favorites(base), ours: favorites(ours), theirs: favorites(theirs)
    ).ids.joined()
  }

  @Test(arguments: [
    ("abc", "cab", "abxc", "cabx"),  // a move beside an addition
    ("abcd", "abc", "bacd", "bac"),  // a removal beside a move
    ("abcd", "acd", "abd", "ad"),  // two removals
    ("ab", "abx", "aby", "abxy"),  // two additions at one place
    ("abcd", "bcda", "dabc", "dabc"),  // one item each, ours behind what precedes it
    ("abc", "bca", "acb", "cab"),  // the same
    ("abc", "xabc", "yabc", "yxabc"),  // two additions in front
    ("abc", "bac", "bac", "bac"),  // the same move on both sides
    ("a", "", "ab", "b"), ("", "x", "y", "yx"), ("ab", "ba", "", ""),
  ])
  func `what both sides did is in the outcome`(
    base: String, ours: String, theirs: String, expected: String
  ) {
    #expect(merge(base, ours, theirs) == expected)
  }

  @Test func `one side alone is taken over as it is for every small order`() {
    let orders = FavoriteLineTests.texts(of: ["a", "b", "c", "d"], length: 4)
      .filter { Set($0).count == $0.count }
    for base in orders {
      for changed in orders {
        #expect(merge(base, changed, base) == changed)
        #expect(merge(base, base, changed) == changed)
        #expect(merge(base, changed, changed) == changed)
      }
    }
  }

  /// The same function without its two shortcuts: an unrelated pin makes all three sides differ.
  @Test func `the general way agrees with the shortcuts for every small order`() {
    let orders = FavoriteLineTests.texts(of: ["a", "b", "c", "d"], length: 4)
      .filter { Set($0).count == $0.count }
    for base in orders {
      for changed in orders {
        let before = Favorites(base.map(String.init) + ["y", "z"])
        var ours = Favorites(changed.map(String.init) + ["y", "z"], pinned: ["z"])
        var theirs = Favorites(before.ids, pinned: ["y"])
        let merged = Reconciliation.merge(base: before, ours: ours, theirs: theirs)
        #expect(merged == Favorites(ours.ids, pinned: ["y", "z"]))
        swap(&ours, &theirs)
        let other = Reconciliation.merge(base: before, ours: ours, theirs: theirs)
        #expect(other == Favorites(theirs.ids, pinned: ["y", "z"]))
      }
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `no id is lost and none comes back whatever both sides do`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let base = Favorites((0..<Int.random(in: 0...12, using: &random)).map { "b\($0)" })
    func edited(_ prefix: String) -> Favorites {
      var side = base
      for number in 0..<Int.random(in: 0...8, using: &random) {
        let count = side.ids.count
        let index = Int.random(in: 0...count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: side.ids.insert("\(prefix)\(number)", at: index)
        case 1 where index < count: side.ids.remove(at: index)
        case 2 where index < count:
          side.ids.insert(side.ids.remove(at: index), at: .random(in: 0..<count, using: &random))
        default: break
        }
      }
      return side
    }
    let ours = edited("o")
    let theirs = edited("t")
    let merged = Reconciliation.merge(base: base, ours: ours, theirs: theirs).ids
    let removed = Set(base.ids).subtracting(ours.ids).union(Set(base.ids).subtracting(theirs.ids))
    #expect(Set(merged) == Set(ours.ids).union(theirs.ids).subtracting(removed))
    #expect(Set(merged).count == merged.count)
  }

  @Test func `as few items as possible are taken for moved`() {
    let base = ["a", "b", "c", "d", "e", "f"]
    for order in FavoriteLineTests.texts(of: base, length: 6)
    where order.count == 6 && Set(order).count == 6 {
      let ids = order.map(String.init)
      let still = Set(
        Reconciliation.stillIDs(from: base.map(ItemID.init), to: ids.map(ItemID.init)).map(\.text))
      #expect(ids.filter(still.contains) == base.filter(still.contains))
      #expect(still.count == longestRun(ids))
    }
  }

  private func longestRun(_ ids: [String]) -> Int {
    (0..<(1 << ids.count)).map { bits in
      let chosen = ids.indices.filter { bits & (1 << $0) != 0 }.map { ids[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }

  @Test func `pin marks of both sides hold`() {
    let merged = Reconciliation.merge(
      base: Favorites(["a", "b", "c"], pinned: ["a", "b"]),
      ours: Favorites(["a", "b", "c"], pinned: ["b"]),
      theirs: Favorites(["a", "b", "c"], pinned: ["a", "b", "c"]))
    #expect(merged.pinned == ["b", "c"])
  }

  // MARK: Histories

  private func edit(_ id: String) -> Edit {
    Edit([Change(id: id, from: .catalog(removedIndex: nil), to: .catalog(removedIndex: 0))])
  }

  private func history(_ undo: String, _ redo: String = "") -> History {
    History(
      undoable: undo.map { edit(String($0)) }, redoable: redo.map { edit(String($0)) })
  }

  @Test(arguments: [
    ("a", "", "ab", "", "ac", "", "acb", ""),  // one edit each
    ("ab", "", "a", "b", "abc", "", "ac", "b"),  // undone here, edited there
    ("a", "", "ab", "", "", "a", "b", ""),  // edited here, undone there
    ("aa", "", "aaa", "", "aab", "", "aaba", ""),  // equal edits are counted
    ("a", "b", "ab", "", "a", "", "ab", ""),  // redone here
  ])
  func `edits of both sides can be undone`(
    base: String, baseRedo: String, ours: String, oursRedo: String, theirs: String,
    theirsRedo: String, undo: String, redo: String
  ) {
    let merged = Reconciliation.merge(
      base: history(base, baseRedo), ours: history(ours, oursRedo),
      theirs: history(theirs, theirsRedo))
    #expect(merged == history(undo, redo))
  }
}
