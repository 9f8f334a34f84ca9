package import GridDocument

/// What a command without a window does: each works whether or not a window is open, which then
/// follows by itself.
extension FavoritesStore {
  /// How long a command waits for another process's lock.
  static let lockTimeout = Duration.seconds(5)

  /// Makes an edit of the stored favorites.
  ///
  ///     let done = try store.perform { document throws(EditError) in
  ///       try document.editAdding(id, at: position - 1)
  ///     }
  ///
  /// - Parameters:
  ///   - document: A document with the rules and the catalog of the grid; its favorites don't
  ///     matter.
  ///   - edit: What to do with the document once it has the stored favorites; `nil` does nothing.
  /// - Returns: What is stored now, and the edit.
  /// - Throws: `StoreError.refused`, or why the edit could not be stored.
  package mutating func perform(
    in document: Document = Document(), _ edit: (Document) throws(EditError) -> Edit?
  ) throws(StoreError) -> CommitResult {
    try change(in: document) { (document, history, result) throws(EditError) in
      guard let edit = try edit(document) else { return }
      guard edit.changes.allSatisfy({ FavoriteLine.canHold($0.id) }) else { throw .unusableID }
      document.apply(edit)
      history.record(edit)
      result.edit = edit
      result.notes += edit.droppedMarks.map {
        "the pin mark of \($0) pinned nothing and is dropped"
      }
    }
  }

  /// Undoes the newest edit of any process; `CommitResult.edit` is `nil` when there is none.
  package mutating func undo(in document: Document = Document()) throws(StoreError) -> CommitResult
  {
    try change(in: document, needsHistory: true) {
      (document, history, result) throws(EditError) in
      guard let edit = history.undo() else { return }
      result.edit = edit
      result.skippedIDs = document.apply(edit.inverse)
    }
  }

  /// Redoes the edit that was undone last; `CommitResult.edit` is `nil` when there is none.
  package mutating func redo(in document: Document = Document()) throws(StoreError) -> CommitResult
  {
    try change(in: document, needsHistory: true) {
      (document, history, result) throws(EditError) in
      guard let edit = history.redo() else { return }
      result.edit = edit
      result.skippedIDs = document.apply(edit)
    }
  }

  private mutating func change(
    in document: Document, needsHistory: Bool = false,
    _ body: (inout Document, inout History, inout CommitResult) throws(EditError) -> Void
  ) throws(StoreError) -> CommitResult {
    try change(
      since: FavoritesState(initial), timeout: Self.lockTimeout, needsHistory: needsHistory
    ) {
      (theirs, result) throws(StoreError) in
      var document = document
      var history = theirs.history
      document.loadFavorites(theirs.favorites.ids, pinned: theirs.favorites.pinned)
      do throws(EditError) {
        try body(&document, &history, &result)
      } catch {
        throw .refused(error)
      }
      return FavoritesState(document, history: history)
    }
  }
}
