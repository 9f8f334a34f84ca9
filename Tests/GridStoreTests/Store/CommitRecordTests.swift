import GridDocument
import System
import TestSupport
import Testing

@testable import GridStore

@Suite struct CommitRecordTests {
  static func edit(_ random: inout SplitMix64) -> Edit {
    let ids = ["a.desktop", "tab\tid", "back\\slash", "line\nfeed", "é ", "!x"]
    func place() -> ItemPosition {
      ItemPosition(
        index: .random(in: 0..<9, using: &random), predecessor: ids.randomElement(using: &random),
        successor: Bool.random(using: &random) ? nil : ids.randomElement(using: &random))
    }
    func location() -> Location {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .catalog(removedIndex: nil)
      case 1: .catalog(removedIndex: .random(in: 0..<5, using: &random))
      default: .favorites(place(), isPinned: .random(using: &random))
      }
    }
    return Edit(
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Change(id: ids.randomElement(using: &random) ?? "", from: location(), to: location())
      })
  }

  static func file(seed: UInt64, edits: ClosedRange<Int> = 0...120) -> CommitRecord {
    var random = SplitMix64(seed: seed)
    let counts = (Int.random(in: edits, using: &random), Int.random(in: edits, using: &random))
    let history = History(
      undoable: (0..<counts.0).map { _ in edit(&random) },
      redoable: (0..<counts.1).map { _ in edit(&random) })
    let bytes = seed.isMultiple(of: 2) ? Array("# x\na\n".utf8) : nil
    return CommitRecord(
      revision: Int(seed), after: CommitRecord.Side(bytes: bytes, history: history),
      before: CommitRecord.Side(bytes: Array("b\n".utf8), history: History()))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a history comes back from its bytes`(seed: UInt64) {
    let file = Self.file(seed: seed)
    #expect(CommitRecord(file.bytes) == file)
  }

  @Test func `nothing of a damaged part is believed`() throws {
    let file = Self.file(seed: 4, edits: 1...3)
    let bytes = file.bytes
    for index in bytes.indices {
      var flipped = bytes
      flipped[index] ^= 1 << UInt8(index % 8)
      for damaged in [flipped, Array(bytes[..<index])] {
        let read = CommitRecord(damaged)
        #expect(read.after.history == nil || read.after.history == file.after.history)
        #expect(read.after.bytes == nil || read.after.bytes == file.after.bytes)
      }
    }
  }

  @Test func `damage of one part leaves the others`() throws {
    let file = Self.file(seed: 6, edits: 1...3)
    var damaged = file.bytes
    let position = try #require(damaged.firstIndex(of: UInt8(ascii: "#")))
    damaged[position] ^= 1
    #expect(CommitRecord(damaged).after.bytes == nil)
    #expect(CommitRecord(damaged).after.history == file.after.history)
    #expect(CommitRecord(damaged).before == file.before)
  }

  @Test func `a record of the first form is read`() {
    let history = HistoryText.text(of: History(undoable: [Edit([])]))
    let header = "gridwindow-history-1 7 2 \(Fingerprint("a\n")) \(Fingerprint(history))\n"
    let record = CommitRecord(Array((header + "a\n" + history).utf8))
    #expect(record.revision == 7 && record.after.bytes == Array("a\n".utf8))
    #expect(record.before == nil)
  }

  @Test func `a file belongs to the side whose bytes it has, and else to the later one`() {
    let (old, new) = (CommitRecord.Side(bytes: [1]), CommitRecord.Side(bytes: [2]))
    let record = CommitRecord(revision: 1, after: new, before: old)
    #expect(record.side(of: [1]) == old && record.side(of: [2]) == new)
    #expect(record.side(of: [3]) == new && record.side(of: nil) == new)
  }

  @Test func `every state of a write in place is known as torn, and nothing else is`() {
    for (old, new) in [("abc", "xyzzy"), ("abcdef", "xy"), ("ab", "xb"), ("", "x")] {
      let (old, new) = (Array(old.utf8), Array(new.utf8))
      let record = CommitRecord(
        revision: 1, after: CommitRecord.Side(bytes: new), before: CommitRecord.Side(bytes: old))
      for count in 0...new.count {
        let state = Array(new[..<count]) + old.dropFirst(count)
        #expect(record.isTorn(state) == (state != old && state != new), "\(old) \(new) \(count)")
      }
      #expect(!record.isTorn(Array("other".utf8)))
    }
  }

  @Test(arguments: ["", "\n", "gridwindow-history-1", "gridwindow-history-1 1 999 0 0\n", "\0\0\n"])
  func `other bytes are no history`(text: String) {
    let file = CommitRecord(Array(text.utf8))
    #expect(file.after.history == nil && file.after.bytes == nil)
  }
}
