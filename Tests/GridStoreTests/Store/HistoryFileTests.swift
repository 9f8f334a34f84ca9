import GridDocument
import TestSupport
import Testing

@testable import GridStore

@Suite struct HistoryFileTests {
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

  static func file(seed: UInt64, edits: ClosedRange<Int> = 0...120) -> HistoryFile {
    var random = SplitMix64(seed: seed)
    let counts = (Int.random(in: edits, using: &random), Int.random(in: edits, using: &random))
    return HistoryFile(
      revision: Int(seed), goodCopy: seed.isMultiple(of: 2) ? Array("# x\na\n".utf8) : nil,
      history: History(
        undoable: (0..<counts.0).map { _ in edit(&random) },
        redoable: (0..<counts.1).map { _ in edit(&random) }))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a history comes back from its bytes`(seed: UInt64) {
    let file = Self.file(seed: seed)
    #expect(HistoryFile(file.bytes) == file)
  }

  @Test func `nothing of a damaged part is believed`() throws {
    let file = Self.file(seed: 4, edits: 1...3)
    let bytes = file.bytes
    for index in bytes.indices {
      var flipped = bytes
      flipped[index] ^= 1 << UInt8(index % 8)
      for damaged in [flipped, Array(bytes[..<index])] {
        let read = HistoryFile(damaged)
        #expect(read.history == nil || read.history == file.history)
        #expect(read.goodCopy == nil || read.goodCopy == file.goodCopy)
      }
    }
  }

  @Test func `damage of one part leaves the other`() throws {
    let file = Self.file(seed: 6, edits: 1...3)
    var damaged = file.bytes
    damaged[damaged.count - 2] ^= 1
    #expect(HistoryFile(damaged).history == nil)
    #expect(HistoryFile(damaged).goodCopy == file.goodCopy)
  }

  @Test(arguments: ["", "\n", "gridwindow-history-1", "gridwindow-history-1 1 999 0 0\n", "\0\0\n"])
  func `other bytes are no history`(text: String) {
    let file = HistoryFile(Array(text.utf8))
    #expect(file.history == nil && file.goodCopy == nil)
  }
}
