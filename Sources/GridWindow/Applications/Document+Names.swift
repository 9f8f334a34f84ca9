import DesktopApplications
import Freedesktop
import GridCore

nonisolated extension Document {
  /// The index in section 0 of the favorite with `id`, or of the favorite whose application in
  /// `catalog` has `id` as its current or a former id; `nil` if there is none.
  func indexOfFavorite(
    called id: String, in catalog: @autoclosure () -> ApplicationCatalog?
  ) -> Int? {
    if let index = items.handle(of: id).flatMap(indexOfFavorite) { return index }
    guard let catalog = catalog(), let application = catalog[id] else { return nil }
    return favorites.firstIndex { catalog[items[$0].id]?.id == application.id }
  }

  /// Like `indexOfFavorite(called:in:)`, but fails for an unknown id.
  ///
  /// - Throws: `EditError.notFavorite` if there is no such favorite.
  func knownIndexOfFavorite(
    called id: String, in catalog: @autoclosure () -> ApplicationCatalog?
  ) throws(EditError) -> Int {
    guard let index = indexOfFavorite(called: id, in: catalog()) else {
      throw .notFavorite(id: id)
    }
    return index
  }
}
