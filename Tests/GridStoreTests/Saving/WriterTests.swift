import Glibc
import GridDocument
import System
import TestSupport
import Testing

@testable import GridStore

@Suite struct WriterTests {
  private let scratch = Scratch()

  // MARK: Saving

  @Test func `an edit is saved and reported with its revision`() throws {
    let window = try Window(scratch.store())
    try window.add("a")
    #expect(window.writer.state == .saving)
    #expect(window.runUntilClean())
    #expect(scratch.read() == "a\n")
    #expect(window.reports == [.saved(revision: window.document.revision)])
    #expect(window.writer.saveCount == 1)
  }

  @Test func `nothing is written and nothing reported without an edit`() throws {
    scratch.write("# x\na\na\n")
    let before = scratch.info()
    let window = try Window(scratch.store())
    window.receiveReports()
    #expect(window.writer.finish(window.state) == nil)
    #expect(scratch.info().st_ino == before.st_ino)
    #expect(scratch.read() == "# x\na\na\n")
  }

  @Test func `many edits in short order are one order and few writes`() throws {
    let window = try Window(scratch.store())
    for number in 0..<100 { try window.add("\(number)") }
    #expect(window.runUntilClean())
    #expect(scratch.read() == (0..<100).map { "\($0)\n" }.joined())
    #expect(window.writer.saveCount < 5)
  }

  @Test func `edits made while a save is under way are saved after it`() throws {
    let faults = FileFaults()
    let window = try Window(scratch.store(system: faults.system))
    for number in 0..<20 {
      try window.add("\(number)")
      window.receiveReports()
    }
    #expect(window.runUntilClean())
    #expect(scratch.read() == (0..<20).map { "\($0)\n" }.joined())
  }

  @Test func `undo is stored with the order`() throws {
    let window = try Window(scratch.store())
    try window.add("a")
    try window.add("b")
    #expect(window.runUntilClean())
    window.undo()
    #expect(window.runUntilClean())
    #expect(scratch.read() == "a\n")

    let next = try Window(scratch.store())
    #expect(next.history == window.history)
    #expect(next.history.redoable.count == 1)
  }

  @Test func `names and icons are remembered by the thread`() throws {
    let window = try Window(scratch.store())
    window.writer.remember([Item(id: "a", title: "A", icon: "a-icon")])
    window.writer.rememberIcon([1, 2], of: "a")
    #expect(window.writer.finish(window.state) == nil)
    let memory = scratch.store().memory
    #expect(memory.icon(of: "a") == [1, 2])
    #expect(memory.items()["a"]?.title == "A")
  }

  // MARK: Failing

  @Test func `a full disk is reported and the order saved soon after there is space`() throws {
    scratch.write("a\n")
    let faults = FileFaults()
    let window = try Window(scratch.store(system: faults.system))
    window.run { faults.wasCalled(.rename) }
    faults.set { _, call, _ in call == .write ? ENOSPC : nil }
    try window.add("b")
    #expect(window.run { window.failures.count == 2 })
    #expect(window.failures[0] == "can't write \(scratch["favorites"]): No space left on device")
    #expect(window.writer.state == .failed(window.failures[0]))
    try window.add("c")
    #expect(scratch.read() == "a\n")

    faults.clear()
    let freed = ContinuousClock.now
    #expect(window.runUntilClean())
    #expect(freed.duration(to: .now) < .seconds(2))
    #expect(scratch.read() == "a\nb\nc\n")
  }

  @Test func `attempts grow rarer but for a full disk`() {
    func delays(_ code: Int32) -> [Duration] {
      var backoff = Backoff()
      return (0..<5).map { _ in
        backoff.delay(after: .file(.failed(.write, path: "", SystemError(code: code))))
      }
    }
    #expect(delays(EIO) == [1, 2, 5, 5, 5].map { .seconds($0) })
    #expect(delays(ENOSPC) == [1, 1, 1, 1, 1].map { .seconds($0) })
    #expect(delays(EDQUOT) == [1, 1, 1, 1, 1].map { .seconds($0) })
  }

  @Test func `the end saves what is left`() throws {
    let window = try Window(scratch.store())
    try window.add("a")
    try window.add("b")
    #expect(window.writer.finish(window.state) == nil)
    #expect(scratch.read() == "a\nb\n")
  }

  @Test func `the end does not wait for a disk that fails`() throws {
    scratch.write("a\n")
    let faults = FileFaults()
    let window = try Window(scratch.store(system: faults.system))
    window.run { faults.wasCalled(.rename) }
    faults.set { _, call, _ in call == .rename ? EIO : nil }
    try window.add("b")
    let sentence = window.writer.finish(window.state, within: .seconds(10))
    #expect(sentence == "can't replace \(scratch["favorites"]): Input/output error")
    #expect(scratch.read() == "a\n")
  }

  @Test func `the end does not wait for a lock longer than it may`() throws {
    scratch.write("a\n")
    let lock = try FileLock(of: scratch["favorites"], timeout: .zero, system: FileSystem())
    let window = try Window(scratch.store())
    try window.add("b")
    let start = ContinuousClock.now
    #expect(window.writer.finish(window.state, within: .milliseconds(100)) != nil)
    #expect(start.duration(to: .now) < .seconds(1))
    lock.release()
  }

  @Test func `a file that can not be read is followed once it can`() throws {
    scratch.write("a\n")
    _ = try Window(scratch.store()).writer.finish(FavoritesState())
    let faults = FileFaults()
    faults.set { [path = scratch["favorites"]] _, call, subject in
      call == .open && subject == path ? EACCES : nil
    }
    let window = try Window(scratch.store(system: faults.system))
    #expect(window.run { !window.failures.isEmpty })
    try window.add("b")
    faults.clear()
    chmod(scratch["favorites"], 0o640)
    #expect(window.runUntilClean())
    #expect(scratch.read() == "a\nb\n")
  }

  @Test func `what others change is shown while saving fails, and all is saved in the end`() throws
  {
    scratch.write("a\nb\n")
    let faults = FileFaults()
    let window = try Window(scratch.store(system: faults.system))
    window.run { faults.wasCalled(.rename) }
    faults.set { _, operation, _ in operation == .rename ? EIO : nil }
    try window.add("c")
    #expect(window.run { !window.failures.isEmpty })
    scratch.replace("x\nb\na\n")
    #expect(window.run { window.ids == ["x", "b", "c", "a"] })
    #expect(window.writer.state != .clean && scratch.read() == "x\nb\na\n")
    try window.add("d")
    faults.clear()
    #expect(window.runUntilClean())
    #expect(scratch.read() == "x\nb\nc\na\nd\n")
    #expect(window.ids == ["x", "b", "c", "a", "d"])
  }

  @Test func `a state directory that can't be written costs undo and nothing else`() throws {
    scratch.write("not a directory", to: "state")
    let window = try Window(scratch.store())
    for id in ["a", "b"] {
      try window.add(id)
      #expect(window.runUntilClean())
    }
    #expect(scratch.read() == "a\nb\n")
    #expect(window.writer.finish(window.state) == nil)
    let notes = window.reports.count { if case .note = $0 { true } else { false } }
    #expect(notes <= 2 && window.failures.isEmpty)
  }

  // MARK: Others

  @Test func `a change by an editor is shown and its own saves are not reported`() throws {
    scratch.write("a\nb\n")
    let window = try Window(scratch.store())
    try window.add("c")
    #expect(window.runUntilClean())
    scratch.replace("# new\nc\na\n")
    #expect(window.run { window.ids == ["c", "a"] })
    scratch.write("c\n!a\nx\n")
    #expect(window.run { window.ids == ["c", "a", "x"] })
    let changes = window.reports.count { if case .changed = $0 { true } else { false } }
    #expect(changes == 2)
    #expect(window.history.undoable.count == 1)
    #expect(window.writer.saveCount == 1)
  }

  @Test func `a command while a window runs is followed with its history`() throws {
    let window = try Window(scratch.store())
    try window.add("a")
    try window.add("b")
    #expect(window.runUntilClean())

    var command = scratch.store()
    #expect(try command.undo().edit != nil)
    #expect(window.run { window.ids == ["a"] })
    #expect(window.history.redoable.count == 1)

    #expect(try command.redo().edit != nil)
    #expect(window.run { window.ids == ["a", "b"] })
    window.undo()
    #expect(window.runUntilClean())
    #expect(try command.redo().edit?.changes.first?.id == "b")
    #expect(scratch.read() == "a\nb\n")
  }

  @Test func `a file damaged while the window runs gives way to the last good copy`() throws {
    let window = try Window(scratch.store())
    try window.add("a")
    #expect(window.runUntilClean())
    scratch.replace("a\0\n")
    #expect(window.run { scratch.read() == "a\n" && !window.reports.dropFirst().isEmpty })
    #expect(window.ids == ["a"])
    #expect(scratch.names().contains { $0.hasPrefix("favorites.corrupt-") })
    guard case .note = window.reports.last else {
      Issue.record("The damage was not told: \(window.reports)")
      return
    }
  }

  @Test func `a file that vanishes comes back with the next edit`() throws {
    scratch.write("# on a\na\n")
    let window = try Window(scratch.store())
    try window.add("b")
    #expect(window.runUntilClean())
    unlink(scratch["favorites"])
    try window.add("c")
    #expect(window.runUntilClean())
    #expect(scratch.read() == "# on a\na\nb\nc\n")
  }

  @Test func `a directory that appears later is followed`() throws {
    let window = try Window(scratch.store("config/gridwindow/favorites"))
    var command = scratch.store("config/gridwindow/favorites")
    _ = try command.perform { document throws(EditError) in try document.editAdding("a") }
    #expect(window.run { window.ids == ["a"] })
  }
}
