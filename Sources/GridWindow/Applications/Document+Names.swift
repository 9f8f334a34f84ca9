import DesktopApplications
import Freedesktop
import GridCore

nonisolated extension Document {
  /// The place in section 0 of the favorite with `id`, or of that whose application has `id` by now,
  /// or had it, in `catalog`; `nil` when there is none.
  func indexOfFavorite(
    called id: String, in catalog: @autoclosure () -> ApplicationCatalog?
  ) -> Int? {
    if let index = items.handle(of: id).flatMap(indexOfFavorite) { return index }
    guard let catalog = catalog(), let application = catalog[id] else { return nil }
    return favorites.firstIndex { catalog[items[$0].id]?.id == application.id }
  }

  /// As `indexOfFavorite(called:in:)`.
  ///
  /// - Throws: `EditError.notFavorite` when there is none.
  func knownIndexOfFavorite(
    called id: String, in catalog: @autoclosure () -> ApplicationCatalog?
  ) throws(EditError) -> Int {
    guard let index = indexOfFavorite(called: id, in: catalog()) else {
      throw .notFavorite(id: id)
    }
    return index
  }
}
