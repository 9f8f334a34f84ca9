import TestSupport
import Testing

@testable import GridDocument
@testable import GridModel

@Suite struct PinTests {
  @Test(arguments: [
    ("", 0, 0), ("a", 1, 0), ("ab", 2, 0), ("e", 0, 1), ("ae", 1, 1), ("abde", 2, 2), ("c", 0, 0),
    ("ac", 1, 0), ("abcde", 5, 0), ("bce", 0, 1),
  ])
  func `marks hold in a leading and a trailing run only`(marks: String, prefix: Int, suffix: Int) {
    let document = Document("abcde", pinned: marks)
    #expect(document.pinnedPrefixCount == prefix)
    #expect(document.pinnedSuffixCount == suffix)
    #expect(document.movableRange == prefix..<(5 - suffix))
    #expect(document.marked == marks)
  }

  @Test func `moving or removing a pinned item is refused with a sentence`() {
    let document = Document("abc", pinned: "a")
    #expect(throws: EditError.pinned(id: "a")) { try document.editMoving(from: 0, to: 2) }
    #expect(throws: EditError.pinned(id: "a")) { try document.editRemoving(at: 0) }
    #expect(EditError.pinned(id: "a").description.contains("a is pinned and stays in place"))
  }

  @Test func `an item inside moves although it is marked`() throws {
    var document = Document("abcde", pinned: "c")
    document.make(try document.editMoving(from: 2, to: 1))
    #expect(document.order == "acbde")
    #expect(document.marked == "c")
  }

  @Test(arguments: 0..<6)
  func `only an item beside a run or an end can be kept in place`(index: Int) {
    let document = Document("abcdef", pinned: "af")
    let isBorder = index == 1 || index == 4
    if isBorder {
      #expect(throws: Never.self) { try document.editPinning(at: index) }
    } else {
      let id = String(Array("abcdef")[index])
      #expect(throws: EditError.notBesidePinnedRun(id: id)) { try document.editPinning(at: index) }
    }
  }

  @Test(arguments: 0..<7)
  func `only the innermost pin can be let go`(index: Int) {
    let document = Document("abcdefg", pinned: "abfg")
    if index == 1 || index == 5 {
      #expect(throws: Never.self) { try document.editUnpinning(at: index) }
    } else {
      let id = String(Array("abcdefg")[index])
      #expect(throws: EditError.notInnermostPin(id: id)) { try document.editUnpinning(at: index) }
    }
  }

  @Test func `keeping in place and letting go are undone and redone`() throws {
    var document = Document("abc")
    let pinning = try document.editPinning(at: 0)
    document.apply(pinning)
    #expect(document.movableRange == 1..<3)
    document.apply(pinning.inverse)
    #expect(document.movableRange == 0..<3)
    document.apply(pinning)
    let letting = try document.editUnpinning(at: 0)
    document.apply(letting)
    #expect(document.marked == "")
    document.apply(letting.inverse)
    #expect(document.marked == "a")
    #expect(document.order == "abc")
  }

  @Test func `a mark that an edit would bring next to a run is dropped`() throws {
    var document = Document("abcd", pinned: "ac")
    let edit = try document.editRemoving(at: 1)
    document.apply(edit)
    #expect(document.order == "acd")
    #expect(document.marked == "a")
    #expect(document.movableRange == 1..<3)
    document.apply(edit.inverse)
    #expect(document.order == "abcd")
    #expect(document.marked == "ac")
  }

  @Test func `a marked item moved to an end is not pinned there`() throws {
    var document = Document("abcd", pinned: "b")
    document.make(try document.editMoving(from: 1, to: 0))
    #expect(document.order == "bacd")
    #expect(document.marked == "")
  }

  @Test func `pinning beside a waiting mark drops that mark`() throws {
    var document = Document("abcd", pinned: "b")
    document.make(try document.editPinning(at: 0))
    #expect(document.marked == "a")
    #expect(document.movableRange == 1..<4)
  }

  @Test(arguments: UInt64(0)..<500)
  func `no edit but pinning pins anything`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let order = "abcdef".filter { _ in Bool.random(using: &random) }
    let document = Document(order, pinned: order.filter { _ in Bool.random(using: &random) })
    let pinned = document.favorites.filter { item in
      document.indexOfFavorite(item).map(document.isPinned) ?? false
    }
    for index in document.movableRange {
      for destination in document.movableRange {
        var changed = document
        changed.make(try document.editMoving(from: index, to: destination))
        #expect(changed.pinnedItems == pinned, "seed \(seed)")
      }
      var changed = document
      changed.make(try document.editRemoving(at: index))
      #expect(changed.pinnedItems == pinned, "seed \(seed)")
    }
  }

  @Test func `a new favorite goes before a pinned suffix`() throws {
    var document = Document("abc", pinned: "c")
    document.make(try document.editAdding("A"))
    #expect(document.order == "abAc")
    document.make(try document.editAdding("B", at: 9))
    #expect(document.order == "abABc")
  }

  @Test func `a new favorite never stands before a pinned prefix`() throws {
    var document = Document("abc", pinned: "ab")
    document.make(try document.editAdding("A", at: 0))
    #expect(document.order == "abAc")
  }
}

extension Document {
  fileprivate var pinnedItems: [ItemHandle] {
    favorites.indices.filter(isPinned).map { favorites[$0] }
  }
}
