import Glibc
import GridDocument
import System
import TestSupport
import Testing

@testable import GridStore

@Suite struct FavoritesStoreTests {
  private let scratch = Scratch()

  private func load() -> LoadedFavorites {
    var store = scratch.store()
    return store.load()
  }

  @discardableResult
  private func add(_ id: String, at index: Int? = nil) throws -> CommitResult {
    var store = scratch.store()
    return try store.perform { document throws(EditError) in
      try document.editAdding(id, at: index)
    }
  }

  // MARK: Loading

  @Test func `a missing file is a first start and stays missing`() {
    let loaded = load()
    #expect(loaded.isFirstStart)
    #expect(loaded.state == FavoritesState())
    #expect(loaded.notes.isEmpty)
    #expect(scratch.names() == [])
  }

  @Test func `the initial favorites stand for a missing file until the first edit`() throws {
    var store = FavoritesStore(
      path: scratch["favorites"], stateDirectory: scratch["state"],
      initial: Favorites(["x", "y"], pinned: ["x"]))
    #expect(store.load().state.favorites == Favorites(["x", "y"], pinned: ["x"]))
    #expect(scratch.names() == [])
    _ = try store.perform { document throws(EditError) in try document.editMoving(from: 1, to: 1) }
    #expect(scratch.read() == nil)
    _ = try store.perform { document throws(EditError) in try document.editAdding("z") }
    #expect(scratch.read() == "!x\ny\nz\n")
    #expect(!store.load().isFirstStart)
  }

  @Test func `an empty file is the will of the person`() {
    scratch.write("")
    #expect(!load().isFirstStart)
    #expect(load().state == FavoritesState())
  }

  @Test func `order and pins come from the file`() {
    scratch.write("# mine\n!a\ngone\nb\n")
    #expect(load().state.favorites == Favorites(["a", "gone", "b"], pinned: ["a"]))
  }

  @Test(arguments: ["pipe", "directory", "device"])
  func `what is no file is neither opened nor replaced`(kind: String) throws {
    switch kind {
    case "pipe": mkfifo(scratch["favorites"], 0o600)
    case "directory": mkdir(scratch["favorites"], 0o700)
    default: symlink("/dev/null", scratch["favorites"])
    }
    let path = FilePath.real(scratch["favorites"])
    #expect(load().notes == ["\(path) is not a regular file; move it away"])
    #expect(load().failure == load().notes.first)
    #expect(throws: StoreError.file(.notRegular(path: path))) { try add("a") }
  }

  @Test(arguments: [EACCES, EIO])
  func `an unreadable file shows the last good copy and nothing is written`(code: Int32) throws {
    try add("a")
    try add("b")
    let faults = FileFaults()
    var store = scratch.store(system: faults.system)
    faults.set { [path = scratch["favorites"]] _, call, subject in
      call == .open && subject == path ? code : nil
    }
    let before = scratch.info()

    let loaded = store.load()
    #expect(loaded.state.favorites.ids == ["a", "b"])
    #expect(loaded.notes.count == 1)
    #expect(
      throws: StoreError.file(.failed(.open, path: scratch["favorites"], SystemError(code: code)))
    ) {
      try store.perform { document throws(EditError) in try document.editAdding("c") }
    }
    #expect(scratch.info().st_ino == before.st_ino)
    #expect(scratch.names() == ["favorites", "state"])

    faults.clear()
    _ = try store.perform { document throws(EditError) in try document.editAdding("c") }
    #expect(scratch.read() == "a\nb\nc\n")
  }

  @Test(arguments: [
    FileDamage.zeroByte(line: 2), .lineTooLong(line: 2), .tooLarge, .tooManyIDs(line: 10_001),
    .notUTF8(line: 2),
  ])
  func `a damaged file is set aside and the last good copy takes its place`(
    damage: FileDamage
  ) throws {
    try add("a")
    try add("b")
    let bytes = FavoritesFileTests.bytes(with: damage)
    try AtomicFile(path: scratch["favorites"], system: FileSystem()).replace(with: bytes)

    let loaded = load()

    #expect(loaded.state.favorites.ids == ["a", "b"])
    #expect(loaded.state.history.undoable.count == 2)
    #expect(scratch.read() == "a\nb\n")
    let aside = try #require(scratch.names().first { $0.hasPrefix("favorites.corrupt-") })
    #expect(try FileSystem().contents(of: scratch[aside], limit: 1 << 22) == bytes)
    #expect(loaded.notes.count == 1)
    #expect(loaded.notes[0].hasPrefix(damage.description(in: scratch["favorites"])))
    #expect(loaded.notes[0].contains(aside))
    #expect(load().notes.isEmpty)
  }

  @Test func `a damaged file without a good copy is set aside and the start is the first`() {
    scratch.write("a\0\n")
    #expect(load().isFirstStart)
    #expect(scratch.names().first?.hasPrefix("favorites.corrupt-") ?? false)
    #expect(scratch.read() == nil)
    scratch.write("b\0\n")
    #expect(load().isFirstStart)
    #expect(scratch.names().count { $0.hasPrefix("favorites.corrupt-") } == 2)
  }

  @Test func `a damaged history is told and the order stays`() throws {
    try add("a")
    let path = scratch.store().recordPath(of: scratch["favorites"])
    let descriptor = open(path, O_WRONLY | O_TRUNC)
    close(descriptor)
    let loaded = load()
    #expect(loaded.state == FavoritesState(Favorites(["a"])))
    #expect(loaded.notes == ["\(path) is damaged; undo begins anew"])
    try add("b")
    #expect(load().notes.isEmpty)
    #expect(load().state.history.undoable.count == 1)
  }

  // MARK: Saving

  @Test func `nothing is written when nothing changes`() throws {
    scratch.write("# mine\na\nb\na\n")
    var store = scratch.store()
    let loaded = store.load()
    let before = scratch.info()

    let same = try store.synchronize(loaded.state, since: loaded.state, timeout: .zero)
    let none = try store.perform { _ throws(EditError) in nil }

    #expect(!same.wasSaved && !none.wasSaved)
    #expect(scratch.info().st_ino == before.st_ino)
    #expect(scratch.info().st_mtim.tv_nsec == before.st_mtim.tv_nsec)
  }

  @Test func `a vanished file keeps its order and comments and comes back with an edit`() throws {
    scratch.write("# on a\na\nb\n")
    var store = scratch.store()
    let loaded = store.load()
    unlink(scratch["favorites"])

    let idle = try store.synchronize(loaded.state, since: loaded.state, timeout: .zero)
    #expect(idle.state == loaded.state)
    #expect(scratch.read() == nil)

    var edited = loaded.state
    edited.favorites.ids = ["b", "a"]
    #expect(try store.synchronize(edited, since: loaded.state, timeout: .zero).wasSaved)
    #expect(scratch.read() == "b\n# on a\na\n")
  }

  @Test func `a link stays and its target is replaced`() throws {
    mkdir(scratch["dotfiles"], 0o700)
    scratch.write("a\n", to: "dotfiles/favorites")
    chmod(scratch["dotfiles/favorites"], 0o640)
    symlink("dotfiles/favorites", scratch["favorites"])

    try add("b")

    #expect(scratch.read("dotfiles/favorites") == "a\nb\n")
    #expect(scratch.info("dotfiles/favorites").st_mode & 0o7777 == 0o640)
    #expect(FilePath.linkTarget(of: scratch["favorites"]) == scratch["dotfiles/favorites"])
  }

  @Test func `a dangling link gets its target`() throws {
    symlink("later/favorites", scratch["favorites"])
    #expect(load().isFirstStart)
    try add("a")
    #expect(scratch.read("later/favorites") == "a\n")
    #expect(FilePath.linkTarget(of: scratch["favorites"]) == scratch["later/favorites"])
  }

  @Test func `a link and its target share lock and history`() throws {
    scratch.write("", to: "real")
    symlink("real", scratch["favorites"])
    try add("a")
    var direct = scratch.store("real")
    #expect(try direct.undo().edit != nil)
    #expect(scratch.read("real") == "")
    #expect(scratch.names(in: "state/boards").count == 1)
  }

  @Test func `what would be taken for damage is not written`() throws {
    scratch.write("a\n")
    var store = scratch.store()
    let base = store.load().state
    let large = FavoritesState(Favorites((0..<10_001).map(String.init)))
    #expect(throws: StoreError.unwritable(path: scratch["favorites"])) {
      try store.synchronize(large, since: base, timeout: .zero)
    }
    #expect(scratch.read() == "a\n")
  }

  @Test func `the revision counts the saves of all processes`() throws {
    for id in ["a", "b", "c"] { try add(id) }
    var notes: [String] = []
    var store = scratch.store()
    let record = store.readRecord(of: scratch["favorites"], notes: &notes)
    #expect(record?.revision == 3)
    #expect(record?.after.bytes.map { String(decoding: $0, as: UTF8.self) } == "a\nb\nc\n")
  }

  @Test func `another holder of the lock is reported after a while`() throws {
    try add("a")
    let lock = try FileLock(of: scratch["favorites"], timeout: .zero, system: FileSystem())
    var store = scratch.store()
    let state = store.load().state
    #expect(throws: StoreError.file(.busy(path: scratch["favorites"]))) {
      try store.synchronize(state, since: state, timeout: .milliseconds(10))
    }
    lock.release()
  }
}
