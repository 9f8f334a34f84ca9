import GridDocument

extension FavoritesStore {
  /// Writes `favorites` unless they are what is stored and known to last.
  ///
  /// - Returns: Whether the file was written.
  mutating func save(
    _ favorites: Favorites, over theirs: Favorites, to target: String
  ) throws(StoreError) -> Bool {
    guard favorites != theirs || isUnfinished else { return false }
    let text = file.text(for: favorites)
    guard let written = try? FavoritesFile(text), written.favorites == favorites else {
      throw .unwritable(path: target)
    }
    isUnfinished = true
    try AtomicFile(path: target, system: system).replace(with: text)
    isUnfinished = false
    known = text
    file = written
    return true
  }

  /// Writes the history and the last good copy unless they are stored already.
  func saveRecord(
    of committed: Committed, over record: HistoryFile?, of target: String
  ) throws(StoreError) {
    let next = HistoryFile(
      revision: (record?.revision ?? 0) + (committed.wasSaved ? 1 : 0),
      goodCopy: known ?? record?.goodCopy, history: committed.board.history)
    let empty = HistoryFile(revision: 0, goodCopy: nil, history: History())
    guard next != record ?? empty else { return }
    try AtomicFile(path: recordPath(of: target), system: system).replace(with: next.bytes)
  }
}
