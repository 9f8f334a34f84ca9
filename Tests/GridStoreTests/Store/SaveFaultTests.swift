import Glibc
import GridDocument
import Testing

@testable import GridStore

/// Every system call of a save fails once, with every error, in its every place; and every save is
/// killed before its every call.
@Suite struct SaveFaultTests {
  private static let before = "# mine\na\nb\n"
  private static let after = "# mine\na\nb\nc\n"

  private struct Attempt {
    let scratch = Scratch()
    let faults = Faults()
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
      let board = Board(Favorites(["a", "b"]))
      _ = try store.synchronize(
        Board(Favorites(["a", "b", "c"])), since: board, patience: .zero)
    }

    var strays: Int { scratch.names().count { $0.hasPrefix(".gridwindow-") } }
  }

  /// How many calls a save makes when nothing fails.
  private func callsOfOneSave() throws -> Int {
    var attempt = Attempt()
    try attempt.save()
    #expect(attempt.scratch.read() == Self.after)
    return attempt.faults.calls.count
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
      let fault = "call \(place), \(attempt.faults.calls[place]): \(sentence ?? "no error")"
      #expect(content == Self.before || content == Self.after, "\(fault)")
      // Only a runtime directory that is forbidden has a substitute.
      if sentence == nil {
        #expect(
          attempt.faults.calls[place] == .mkdir || code == EACCES || code == EROFS, "\(fault)")
        #expect(content == Self.after, "\(fault)")
      }
      if !allLaterFail { #expect(attempt.strays == 0, "\(fault)") }

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

  @Test func `a file that may not last is written again`() throws {
    var attempt = Attempt()
    var store = attempt.scratch.store()
    _ = try store.perform { document throws(EditError) in try document.editAdding("z") }
    attempt.scratch.write(Self.before)
    let renames = Faults()
    attempt.store = attempt.scratch.store(system: renames.system)
    renames.set { _, call, _ in call == .sync && renames.wasCalled(.rename) ? EIO : nil }
    #expect(throws: (any Error).self) { try attempt.save() }
    #expect(attempt.scratch.read() == Self.after)
    let saved = attempt.scratch.info().st_ino

    renames.clear()
    try attempt.retry()
    #expect(attempt.scratch.read() == Self.after)
    #expect(attempt.scratch.info().st_ino != saved)
  }
}
