import Glibc
import GridDocument
import System
import TestSupport
import Testing

@testable import GridStore

/// The state directory is worth an undo, and never an edit of the order.
@Suite struct UnusableStateTests {
  private let scratch = Scratch()

  enum Obstacle: CaseIterable, Sendable {
    case stateIsFile, boardsIsFile, recordIsDirectory, recordIsPipe, recordIsLoop
  }

  private func place(_ obstacle: Obstacle) {
    let record = scratch.store().recordPath(of: scratch["favorites"])
    let board = FilePath.directory(of: record)
    switch obstacle {
    case .stateIsFile: scratch.write("", to: "state")
    case .boardsIsFile:
      mkdir(scratch["state"], 0o700)
      scratch.write("", to: "state/boards")
    case .recordIsDirectory, .recordIsPipe, .recordIsLoop:
      for path in [scratch["state"], scratch["state/boards"], board] { mkdir(path, 0o700) }
      if obstacle == .recordIsDirectory { mkdir(record, 0o700) }
      if obstacle == .recordIsPipe { mkfifo(record, 0o600) }
      if obstacle == .recordIsLoop { symlink(record, record) }
    }
  }

  @Test(arguments: Obstacle.allCases) func `an edit is saved and said to be done`(
    obstacle: Obstacle
  ) throws {
    scratch.write("a\n")
    place(obstacle)
    for (id, text) in [("b", "a\nb\n"), ("c", "a\nb\nc\n")] {
      var store = scratch.store()
      let result = try store.perform { document throws(EditError) in try document.editAdding(id) }
      #expect(result.wasSaved && scratch.read() == text)
    }
  }

  @Test(arguments: [EACCES, EROFS, EIO, ENOSPC, ENOTDIR, EMFILE])
  func `with a record that can't be written, undo never skips an edit`(code: Int32) throws {
    let faults = FileFaults()
    var store = scratch.store(system: faults.system)
    _ = try store.perform { document throws(EditError) in try document.editAdding("a") }
    faults.set { _, operation, path in
      path.contains("/state/") && operation != .read && operation != .open && operation != .inspect
        ? code : nil
    }
    let result = try store.perform { document throws(EditError) in try document.editAdding("b") }
    #expect(result.wasSaved && result.notes.count == 1)
    #expect(throws: StoreError.self) { try store.undo() }
    #expect(scratch.read() == "a\nb\n")
  }

  @Test func `a file system without locks is reported once and saves`() throws {
    let faults = FileFaults()
    faults.set { _, operation, _ in operation == .lock ? ENOLCK : nil }
    var store = scratch.store(system: faults.system)
    for (id, count) in [("a", 1), ("b", 0)] {
      let result = try store.perform { document throws(EditError) in try document.editAdding(id) }
      #expect(result.wasSaved && result.notes.count == count)
    }
  }

  @Test(arguments: [EBUSY, EXDEV])
  func `a favorites file that can't be renamed over is saved in place, with its history`(
    code: Int32
  ) throws {
    scratch.write("a\n")
    let faults = FileFaults()
    faults.set { [path = scratch["favorites"]] _, operation, subject in
      operation == .rename && subject == path ? code : nil
    }
    var store = scratch.store(system: faults.system)
    _ = try store.perform { document throws(EditError) in try document.editAdding("b") }
    #expect(scratch.read() == "a\nb\n")
    #expect(try store.undo().edit != nil)
    #expect(scratch.read() == "a\n")
  }

  @Test func `a write in place that was cut short is completed by the next start`() throws {
    scratch.write("a\nb\n")
    var store = scratch.store()
    _ = try store.perform { document throws(EditError) in try document.editMoving(from: 1, to: 0) }
    for torn in ["b\nb\n", "b\na\n"] {
      scratch.write(torn)
      var next = scratch.store()
      #expect(next.load().state.favorites.ids == ["b", "a"])
      #expect(scratch.read() == "b\na\n")
      #expect(try next.undo().edit != nil)
      _ = try next.redo()
    }
  }

  @Test func `processes with other state directories take the same lock`() throws {
    var (left, right) = (
      scratch.store(),
      FavoritesStore(
        path: scratch["favorites"], stateDirectory: scratch["elsewhere"])
    )
    let lock = try FileLock(of: scratch["favorites"], timeout: .zero, system: FileSystem())
    for store in [left, right] {
      var store = store
      let state = FavoritesState()
      #expect(throws: StoreError.file(.busy(path: scratch["favorites"]))) {
        try store.synchronize(state, since: state, timeout: .zero)
      }
    }
    lock.release()
    _ = try left.perform { document throws(EditError) in try document.editAdding("a") }
    _ = try right.perform { document throws(EditError) in try document.editAdding("b") }
    #expect(scratch.read() == "a\nb\n")
  }

  @Test(.enabled(if: geteuid() == 0)) func `what root makes for a user belongs to the user`() throws
  {
    mkdir(scratch["home"], 0o700)
    chown(scratch["home"], 12_345, 12_345)
    var store = FavoritesStore(
      path: scratch["home/.config/gridwindow/favorites"], stateDirectory: scratch["home/.state"])
    _ = try store.perform { document throws(EditError) in try document.editAdding("a") }
    let record = store.recordPath(of: scratch["home/.config/gridwindow/favorites"])
    for path in [store.path, record, scratch["home/.config"], scratch["home/.state/boards"]] {
      #expect(FileStatus.of(path)?.st_uid == 12_345, "\(path)")
    }
  }
}
