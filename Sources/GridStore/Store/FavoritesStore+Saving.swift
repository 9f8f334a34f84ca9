import GridDocument
import System

extension FavoritesStore {
  /// Stores `result.state` in place of `theirs`, in the order that `CommitRecord` prescribes.
  ///
  /// - Throws: `FileError.changed` when another program changed the file meanwhile. Whenever it
  ///   throws, the favorites file is as it was.
  mutating func commit(
    _ result: inout CommitResult, over theirs: FavoritesState, _ record: CommitRecord?,
    to target: String, needsHistory: Bool
  ) throws(StoreError) {
    let isNew = result.state.favorites != theirs.favorites || needsRewrite
    let text = isNew ? try text(of: result.state.favorites, for: target) : known
    let next = CommitRecord(
      revision: (record?.revision ?? 0) + (isNew ? 1 : 0),
      after: CommitRecord.Side(bytes: text, history: result.state.history),
      before: CommitRecord.Side(bytes: known, history: theirs.history))
    let failure = write(next, over: record, of: target)
    if let failure, needsHistory { throw .file(failure) }
    if let failure { note("undo and redo are not kept: \(failure)", &result.notes) }
    guard isNew, let text else { return }
    if let risk = try exchange(text, of: target, isRecorded: failure == nil) {
      result.notes.append("the favorites are saved, but may not survive a power loss: \(risk)")
    }
    result.wasSaved = true
    // A history that lacks the newest edit would undo the one before it.
    if failure != nil { try? system.remove(recordPath(of: target)) }
  }

  private func text(of favorites: Favorites, for target: String) throws(StoreError) -> [UInt8] {
    let text = file.text(for: favorites)
    guard let written = try? FavoritesFile(text), written.favorites == favorites else {
      throw .unwritable(path: target)
    }
    return text
  }

  /// Writes the record unless it says the same already; returns why it could not be written.
  private func write(
    _ next: CommitRecord, over record: CommitRecord?, of target: String
  ) -> FileError? {
    if let record, next.after == record.after,
      next.before == record.before || next.before?.bytes == next.after.bytes
    {
      return nil
    }
    if record == nil, next.after.bytes == nil, next.after.history == History() { return nil }
    do throws(FileError) {
      try AtomicFile(path: recordPath(of: target), system: system).replace(with: next.bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Exchanges the favorites file; this is the commit.
  private mutating func exchange(
    _ text: [UInt8], of target: String, isRecorded: Bool
  ) throws(StoreError) -> FileError? {
    let old = known
    let risk = try StoreError.wrapping { () throws(FileError) -> FileError? in
      try AtomicFile(path: target, system: system)
        .replace(old, with: text, mayWriteInPlace: isRecorded)
    }
    needsRewrite = risk != nil
    known = text
    if let written = try? FavoritesFile(text) { file = written }
    return risk
  }
}
