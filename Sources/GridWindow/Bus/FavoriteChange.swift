import DesktopApplications
import Freedesktop
import GridCore
import GridSettings

/// A change of the favorites that another program requests.
nonisolated enum FavoriteChange: Equatable, Sendable {
  case add(String, at: Position)
  case remove(String)
  case move(String, to: Position)
  case undo, redo

  /// The edit of `document` for this change, or `nil` if nothing is to be changed, or if only the
  /// history can make the change.
  ///
  /// `catalog` has the current names of applications. Adding an id that is a favorite already
  /// changes nothing and does not move it.
  func edit(of document: Document, in catalog: ApplicationCatalog?) throws(EditError) -> Edit? {
    switch self {
    case .add(let id, let position):
      if document.indexOfFavorite(called: id, in: catalog) != nil { return nil }
      let name = catalog?[id]?.id.rawValue ?? id
      return try document.editAdding(name, at: position.indexToInsert)
    case .remove(let id):
      let index = try document.knownIndexOfFavorite(called: id, in: catalog)
      return try document.editRemoving(at: index)
    case .move(let id, let position):
      let source = try document.knownIndexOfFavorite(called: id, in: catalog)
      return try document.editMoving(
        from: source, to: position.index(of: document.favorites.count))
    case .undo, .redo: return nil
    }
  }
}
