import DesktopApplications
import Freedesktop
import GridCore
import GridSettings

/// A change of the favorites that another program asks for.
nonisolated enum FavoriteChange: Equatable, Sendable {
  case add(String, at: Position)
  case remove(String)
  case move(String, to: Position)
  case undo, redo

  /// The edit of `document` that it takes, with the names that `catalog` has for applications; `nil`
  /// when everything is as it is to be, and for what only the history knows.
  ///
  /// To add what is there already changes nothing, and does not move it.
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
