import Glibc
import GridDocument
package import System

/// One favorites file with its history: what a window and each command read, and change, under one
/// lock.
///
/// A value knows what it last read or wrote; several values, in one process or many, may share a
/// file. Nothing is written unless it differs from what is there. `CommitRecord` describes how the
/// order and its history change together.
///
///     var store = FavoritesStore(path: path, stateDirectory: directory)
///     let done = try store.perform { document throws(EditError) in try document.editAdding(id) }
///
/// A grid whose order is not to last has no store: it starts with `LoadedFavorites()`, and its
/// writer is `nil`.
package struct FavoritesStore: Sendable {
  /// The path of the favorites file as it was given; it may be a symbolic link.
  package let path: String
  /// What stands for the favorites as long as there is no file.
  package let initial: Favorites
  private let stateHome: String
  let system: FileSystem

  /// The first bytes of the file when it was last read or written; `nil` when it was missing.
  var known: [UInt8]?
  /// The content of the file when it was last read or written.
  var file = FavoritesFile()
  /// Whether the file has to be written even if nothing differs, because it is damaged or was left
  /// half written.
  var needsRewrite = false
  /// The stored state when it was last read under the lock.
  private(set) var stored: FavoritesState?
  /// Which sentences about the machine were said already.
  private var saidNotes: Set<String> = []
  private var hasRemovedAbandoned = false

  /// How many times a save starts again because another program changed the file meanwhile.
  private static let attempts = 50

  /// The store of the favorites file at `path`, which need not exist.
  ///
  /// - Parameters:
  ///   - path: The favorites file, or a link to it.
  ///   - stateDirectory: Where histories and remembered items are kept. Where it can't be used,
  ///     there is no undo; the favorites are saved all the same.
  ///   - initial: What stands for the favorites as long as there is no file; the first edit
  ///     writes it.
  ///   - system: The file system; a test brings its own.
  package init(
    path: String, stateDirectory: String, initial: Favorites = Favorites(),
    system: FileSystem = FileSystem()
  ) {
    (self.path, self.initial, self.system) = (path, initial, system)
    stateHome = stateDirectory
  }

  /// The directory of what is kept beside this favorites file.
  package var stateDirectory: String { stateDirectory(of: FilePath.real(path)) }

  private func stateDirectory(of target: String) -> String {
    FilePath.join(stateHome, "boards/\(Fingerprint(target))")
  }

  /// The memory of names and icons that belongs to this file.
  package var memory: ItemMemory { ItemMemory(directory: stateDirectory, system: system) }

  // MARK: Loading

  /// Reads the favorites and their history, without waiting for a lock.
  ///
  /// When the file can't be read, the last good copy is the result and nothing is written. A
  /// damaged file is set aside, and the last good copy takes its place.
  package mutating func load() -> LoadedFavorites {
    let target = FilePath.real(path)
    var loaded = LoadedFavorites()
    let record = readRecord(of: target, notes: &loaded.notes)
    do throws(StoreError) {
      let bytes = try contents(of: target)
      loaded.state.history = record?.side(of: bytes).history ?? History()
      guard let bytes else {
        loaded.isFirstStart = true
        loaded.state.favorites = initial
        return loaded
      }
      if record?.isTorn(bytes) == true { return try recover() }
      guard adopt(bytes, of: target, notes: &loaded.notes) == nil else { return try recover() }
      loaded.state.favorites = file.favorites
    } catch {
      loaded.failure = error.description
      loaded.notes.append(error.description)
      loaded.state.history = record?.after.history ?? History()
      loaded.state.favorites = record?.goodCopy?.favorites ?? Favorites()
    }
    return loaded
  }

  /// Loads a damaged file by way of a change that changes nothing.
  private mutating func recover() throws(StoreError) -> LoadedFavorites {
    let base = FavoritesState(initial)
    let result = try synchronize(base, since: base, timeout: .seconds(1))
    var loaded = LoadedFavorites()
    loaded.state = result.state
    loaded.notes = result.notes
    loaded.isFirstStart = known == nil
    return loaded
  }

  // MARK: Changing

  /// Merges what became of `base` here and on disk, and stores it.
  ///
  /// `ours` is the state as this process has it, `base` the stored one from which it came, and
  /// `timeout` how long to wait for another process's lock.
  mutating func synchronize(
    _ ours: FavoritesState, since base: FavoritesState, timeout: Duration
  ) throws(StoreError) -> CommitResult {
    try change(since: base, timeout: timeout) { (theirs, _) throws(StoreError) in
      Reconciliation.merge(base: base, ours: ours, theirs: theirs)
    }
  }

  /// Under the lock, reads the stored state and stores what `body` makes of it.
  ///
  /// When a program without the lock changes the file meanwhile, `body` is called again with what
  /// it wrote.
  ///
  /// `base` stands for the stored state when its file has vanished. With `needsHistory`, nothing is
  /// changed unless the history can be stored, too.
  mutating func change(
    since base: FavoritesState, timeout: Duration, needsHistory: Bool = false,
    _ body: (FavoritesState, inout CommitResult) throws(StoreError) -> FavoritesState
  ) throws(StoreError) -> CommitResult {
    let target = FilePath.real(path)
    let lock = try StoreError.wrapping { () throws(FileError) -> FileLock in
      try FileLock(of: target, timeout: timeout, system: system)
    }
    var notes: [String] = []
    if !lock.isHeld { note("\(target) can't be locked; close other programs that edit it", &notes) }
    removeAbandonedOnce(beside: target)
    for _ in 0..<Self.attempts {
      var result = CommitResult()
      let record = readRecord(of: target, notes: &result.notes)
      var theirs = base
      theirs.favorites = try favorites(
        of: target, record: record, otherwise: base.favorites, notes: &result.notes)
      theirs.history = record?.side(of: known).history ?? base.history
      stored = theirs
      result.state = try body(theirs, &result)
      do throws(StoreError) {
        try commit(&result, over: theirs, record, to: target, needsHistory: needsHistory)
        lock.release()
        stored = result.state
        result.notes += notes
        return result
      } catch .file(.changed) {
        continue
      }
    }
    throw .file(.changed(path: target))
  }

  /// Says `sentence` about the machine once.
  mutating func note(_ sentence: String, _ notes: inout [String]) {
    if saidNotes.insert(sentence).inserted { notes.append(sentence) }
  }

  func recordPath(of target: String) -> String {
    FilePath.join(stateDirectory(of: target), "history")
  }

  private mutating func removeAbandonedOnce(beside target: String) {
    guard !hasRemovedAbandoned else { return }
    AtomicFile(path: target, system: system).removeAbandoned()
    AtomicFile(path: recordPath(of: target), system: system).removeAbandoned()
    hasRemovedAbandoned = true
  }
}
