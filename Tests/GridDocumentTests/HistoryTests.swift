import TestSupport
import Testing

@testable import GridDocument
@testable import GridModel

@Suite struct HistoryTests {
  @Test(arguments: UInt64(0)..<200)
  func `undoing everything is the start and redoing everything the end`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var document = Document("abcdefgh", pinned: seed.isMultiple(of: 3) ? "aeh" : "") {
      $0.membership = seed.isMultiple(of: 2) ? .moves : .copies
    }
    var history = History()
    var snapshots = [document.snapshot]
    for _ in 0..<20 {
      guard let edit = try document.randomEdit(using: &random) else { continue }
      document.apply(edit)
      history.record(edit)
      snapshots.append(document.snapshot)
    }
    for snapshot in snapshots.dropLast().reversed() {
      document.make(history.undo()?.inverse)
      #expect(document.snapshot == snapshot, "seed \(seed)")
    }
    #expect(history.undo() == nil)
    for snapshot in snapshots.dropFirst() {
      document.make(history.redo())
      #expect(document.snapshot == snapshot, "seed \(seed)")
    }
    #expect(history.redo() == nil)
  }

  @Test func `history is a hundred edits deep`() throws {
    var document = Document("abc")
    var history = History()
    for step in 0..<130 {
      guard let edit = document.make(try document.editMoving(from: 0, to: 1 + step % 2)) else {
        continue
      }
      history.record(edit)
    }
    #expect(history.undoable.count == 100)
    #expect(History(undoable: history.undoable + history.undoable).undoable.count == 100)
  }

  @Test(arguments: [
    // After its old predecessor, else before its old successor, else at its old index.
    ("xbcdey", "xabcdey", 0), ("abdec", "abdec", 2), ("dba", "dbca", 2), ("da", "cda", 2),
    ("xyz", "xycz", 2), ("", "c", 2),
  ])
  func `undo finds the place again after others changed the order`(
    now: String, after: String, removed: Int
  ) throws {
    var document = Document("abcde")
    let edit = try document.editRemoving(at: removed)
    document.apply(edit)
    document.loadFavorites(now.map(String.init))
    document.apply(edit.inverse)
    #expect(document.order == after)
  }

}

extension Document {
  /// Everything an edit may change.
  fileprivate var snapshot: [String] { [order, marked] + catalogOrder }

  fileprivate func randomEdit(using random: inout SplitMix64) throws -> Edit? {
    let count = favorites.count
    let index = Int.random(in: 0..<max(count, 1), using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let id = "ABCDabcdxyz".randomElement(using: &random).map(String.init) ?? "A"
      return try? editAdding(id, at: Int.random(in: 0...count, using: &random))
    case _ where count == 0: return nil
    case 1: return try? editRemoving(at: index)
    case 2: return try? editPinning(at: index)
    case 3: return try? editUnpinning(at: index)
    default: return try? editMoving(from: index, to: Int.random(in: 0..<count, using: &random))
    }
  }
}
