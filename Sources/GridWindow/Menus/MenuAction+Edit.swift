import GridCore

extension MenuAction {
  /// The edit that the action makes of `item` in `document`.
  ///
  /// - Returns: `nil` when there is nothing to change.
  /// - Throws: Why the edit is not to be.
  nonisolated func edit(of item: ItemHandle, in document: Document) throws(EditError) -> Edit? {
    if self == .add { return try document.editAdding(document.items[item].id) }
    guard let index = document.indexOfFavorite(item) else { return nil }
    return switch self {
    case .remove: try document.editRemoving(at: index)
    case .moveToStart: try document.editMoving(from: index, to: 0)
    case .moveToEnd: try document.editMoving(from: index, to: document.favorites.count - 1)
    case .keepInPlace: try document.editPinning(at: index)
    case .letItMove: try document.editUnpinning(at: index)
    case .open, .start, .add, .copyID, .startOnce, .press, .cancel: nil
    }
  }
}
