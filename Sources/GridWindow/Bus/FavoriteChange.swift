import GridCore

/// A change of the favorites that another program asks for.
nonisolated enum FavoriteChange: Equatable, Sendable {
  case add(String, at: Position)
  case remove(String)
  case move(String, to: Position)
  case undo, redo

  /// The edit of `document` that it takes; `nil` when everything is as it is to be, and for what
  /// only the history knows.
  ///
  /// To add what is there already changes nothing, and does not move it.
  func edit(of document: Document) throws(Refusal) -> Edit? {
    switch self {
    case .add(let id, let position):
      if Self.index(of: id, in: document) != nil { return nil }
      return try document.editAdding(id, at: position.indexToInsert)
    case .remove(let id):
      return try document.editRemoving(at: Self.knownIndex(of: id, in: document))
    case .move(let id, let position):
      let source = try Self.knownIndex(of: id, in: document)
      return try document.editMoving(
        from: source, to: position.index(of: document.favorites.count))
    case .undo, .redo: return nil
    }
  }

  private static func knownIndex(of id: String, in document: Document) throws(Refusal) -> Int {
    guard let index = index(of: id, in: document) else { throw .notFavorite(id: id) }
    return index
  }

  private static func index(of id: String, in document: Document) -> Int? {
    document.items.handle(of: id).flatMap(document.indexOfFavorite)
  }
}
