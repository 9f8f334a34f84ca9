import Glibc
import GridDocument
import System
import TestSupport
import Testing

@testable import GridStore

/// Every system call of a save fails once, with every error, in its every place; and every save is
/// killed before its every call.
@Suite struct SaveFaultTests {
  private static let before = "# mine\na\nb\n"
  private static let after = "# mine\na\nb\nc\n"

  private struct Attempt {
    let scratch = Scratch()
    let faults = FileFaults()
    var store: FavoritesStore

    init() {
      scratch.write(SaveFaultTests.before)
      store = scratch.store(system: faults.system)
    }

    mutating func save() throws {
      _ = try store.perform { document throws(EditError) in try document.editAdding("c") }
    }

    /// Saves what a window would show.
    mutating func retry() throws {
      let state = FavoritesState(Favorites(["a", "b"]))
      _ = try store.synchronize(
        FavoritesState(Favorites(["a", "b", "c"])), since: state, timeout: .zero)
    }

    var strays: Int { scratch.names().count { $0.hasPrefix(".gridwindow-") } }
  }

  /// How many calls a save makes when nothing fails.
  private func callsOfOneSave() throws -> Int {
    var attempt = Attempt()
    try attempt.save()
    #expect(attempt.scratch.read() == Self.after)
    return attempt.faults.operations.count
  }

  @Test(arguments: [ENOSPC, EIO, EDQUOT, EROFS, EACCES, EMFILE], [false, true])
  func `after any failed call the file is whole and a further try saves`(
    code: Int32, allLaterFail: Bool
  ) throws {
    for place in 0..<(try callsOfOneSave()) {
      var attempt = Attempt()
      attempt.faults.set { current, _, _ in
        current == place || allLaterFail && current > place ? code : nil
      }
      var sentence: String?
      do { try attempt.save() } catch { sentence = "\(error)" }
      let content = attempt.scratch.read()
      let fault = "call \(place), \(attempt.faults.operations[place]): \(sentence ?? "no error")"
      #expect(content == (sentence == nil ? Self.after : Self.before), "\(fault)")
      let canClean = attempt.faults.operations[place] != .unlink
      if !allLaterFail { #expect(attempt.strays <= (canClean ? 0 : 1), "\(fault)") }

      attempt.faults.clear()
      try attempt.retry()
      #expect(attempt.scratch.read() == Self.after, "\(fault)")
    }
  }

  @Test func `a save killed anywhere leaves the old file or the new one and at most one stray`()
    throws
  {
    for place in 0..<(try callsOfOneSave()) {
      var attempt = Attempt()
      attempt.faults.set { current, _, _ in current >= place ? EIO : nil }
      try? attempt.save()
      let content = attempt.scratch.read()
      #expect(content == Self.before || content == Self.after)
      #expect(attempt.strays <= 1)

      var next = attempt.scratch.store()
      #expect(!next.load().isFirstStart)
    }
  }

  @Test(arguments: [ENOSPC, EIO, EROFS], [false, true])
  func `after any failed call undo takes back the newest edit and nothing else`(
    code: Int32, allLaterFail: Bool
  ) throws {
    for place in 0..<(try callsOfOneSave()) {
      var attempt = Attempt()
      var earlier = attempt.scratch.store()
      _ = try earlier.perform { document throws(EditError) in
        try document.editMoving(from: 0, to: 1)
      }
      let moved = attempt.scratch.read()
      attempt.faults.set { current, _, _ in
        current == place || allLaterFail && current > place ? code : nil
      }
      let isSaved = (try? attempt.save()) != nil
      var later = attempt.scratch.store()
      let edit = try later.undo().edit
      let expected = isSaved ? edit == nil ? attempt.scratch.read() : moved : Self.before
      #expect(attempt.scratch.read() == expected, "call \(place)")
      #expect(isSaved || edit != nil, "call \(place)")
    }
  }

  @Test func `a command that is killed anywhere loses no edit and skips none`() throws {
    for place in 0..<(try callsOfOneSave()) {
      var attempt = Attempt()
      var earlier = attempt.scratch.store()
      _ = try earlier.perform { document throws(EditError) in
        try document.editMoving(from: 0, to: 1)
      }
      let moved = attempt.scratch.read()
      // A dead process makes no further call, not even to clean up.
      attempt.faults.set { current, _, _ in current >= place ? EIO : nil }
      try? attempt.save()
      let isSaved = attempt.scratch.read() != moved
      var later = attempt.scratch.store()
      #expect(try later.undo().edit?.changes.first?.id == (isSaved ? "c" : "a"), "call \(place)")
      #expect(attempt.scratch.read() == (isSaved ? moved : Self.before), "call \(place)")
    }
  }
}
