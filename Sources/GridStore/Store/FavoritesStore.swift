import GridDocument
import System

/// One favorites file with its history: what a window and each command read, and change, under one
/// lock.
///
/// A value knows what it last read or wrote; several values, in one process or many, may share a
/// file. Nothing is written unless it differs from what is there.
///
///     var store = FavoritesStore(path: path, directories: directories)
///     let done = try store.perform { document throws(EditError) in try document.editAdding(id) }
///
/// A grid whose order is not to last has no store: its board is `Loaded()`, its writer `nil`.
package struct FavoritesStore: Sendable {
  /// The path of the favorites file as it was given; it may be a symbolic link.
  package let path: String
  /// What stands for the favorites as long as there is no file.
  package let initial: Favorites
  let directories: StoreDirectories
  let system: SystemCalls

  /// The file's bytes when it was last read or written.
  var known: [UInt8]?
  /// What the file said when it was last read or written.
  var file = FavoritesFile()
  /// Whether the file has to be written even if nothing differs: the last attempt did not get as
  /// far as to make it last, or the file is damaged.
  var isUnfinished = false
  private var hasRemovedStrays = false

  /// The store of the favorites file at `path`, which need not exist.
  ///
  /// - Parameters:
  ///   - path: The favorites file, or a link to it.
  ///   - directories: Where locks, history and memory are.
  ///   - initial: What stands for the favorites as long as there is no file; the first edit
  ///     writes it.
  package init(path: String, directories: StoreDirectories, initial: Favorites = Favorites()) {
    self.init(path: path, directories: directories, initial: initial, system: SystemCalls())
  }

  init(
    path: String, directories: StoreDirectories, initial: Favorites = Favorites(),
    system: SystemCalls
  ) {
    self.path = path
    self.initial = initial
    self.directories = directories
    self.system = system
  }

  /// The memory of names and icons that belongs to this file.
  package var memory: ItemMemory {
    ItemMemory(directory: directories.board(of: FilePath.real(path)), system: system)
  }

  /// Reads the favorites and their history, without waiting for a lock.
  ///
  /// When the file can't be read, the last good copy is the answer and nothing is written. A
  /// damaged file is set aside, and the last good copy takes its place.
  package mutating func load() -> Loaded {
    let target = FilePath.real(path)
    var loaded = Loaded()
    var record: HistoryFile?
    do throws(StoreError) {
      record = try readRecord(of: target, notes: &loaded.notes)
      loaded.board.history = record?.history ?? History()
    } catch {
      loaded.notes.append(error.description)
    }
    do throws(StoreError) {
      guard let bytes = try contents(of: target) else {
        loaded.isFirstStart = true
        loaded.board.favorites = initial
        return loaded
      }
      guard adopt(bytes, of: target, notes: &loaded.notes) == nil else { return try recover() }
      loaded.board.favorites = file.favorites
    } catch {
      loaded.failure = error.description
      loaded.notes.append(error.description)
      loaded.board.favorites = Self.lastGoodFile(record)?.favorites ?? Favorites()
    }
    return loaded
  }

  /// Loads a damaged file by way of a change that changes nothing.
  private mutating func recover() throws(StoreError) -> Loaded {
    let base = Board(initial)
    let committed = try synchronize(base, since: base, patience: .seconds(1))
    var loaded = Loaded()
    loaded.board = committed.board
    loaded.notes = committed.notes
    loaded.isFirstStart = known == nil
    return loaded
  }

  /// Joins what became of `base` here and on disk, and stores it.
  ///
  /// `ours` is the board as this process has it, `base` the stored one from which it came;
  /// `patience` is how long to wait for another process's lock.
  mutating func synchronize(
    _ ours: Board, since base: Board, patience: Duration
  ) throws(StoreError) -> Committed {
    try change(since: base, patience: patience) { (theirs, _) throws(StoreError) in
      Reconciliation.merge(base: base, ours: ours, theirs: theirs)
    }
  }

  /// Under the lock, reads the stored board and stores what `body` makes of it.
  ///
  /// `base` stands for the stored board when its file has vanished.
  mutating func change(
    since base: Board, patience: Duration,
    _ body: (Board, inout Committed) throws(StoreError) -> Board
  ) throws(StoreError) -> Committed {
    let target = FilePath.real(path)
    let lock = try FileLock(
      directories.lock(of: target, system: system), for: target, patience: patience,
      system: system)
    var committed = Committed()
    let record = try readRecord(of: target, notes: &committed.notes)
    var theirs = base
    theirs.history = record?.history ?? base.history
    theirs.favorites = try favorites(
      of: target, record: record, otherwise: base.favorites, notes: &committed.notes)
    committed.board = try body(theirs, &committed)
    removeStraysOnce(beside: target)
    committed.wasSaved = try save(committed.board.favorites, over: theirs.favorites, to: target)
    try saveRecord(of: committed, over: record, of: target)
    lock.release()
    return committed
  }

  private mutating func removeStraysOnce(beside target: String) {
    guard !hasRemovedStrays else { return }
    AtomicFile(path: target, system: system).removeStrays()
    AtomicFile(path: recordPath(of: target), system: system).removeStrays()
    hasRemovedStrays = true
  }
}
