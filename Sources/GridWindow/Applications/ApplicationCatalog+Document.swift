import DesktopApplications
import Freedesktop
import GridCore
import GridPainting

nonisolated extension ApplicationCatalog {
  /// Updates the items of `document` with every application and returns the sections of the
  /// catalog.
  ///
  /// For use in `Grid.reload`. Items that are no longer installed become missing and keep their
  /// title and icon. A favorite whose application was renamed keeps its former id, here and in the
  /// sections, so that the file is never rewritten and no application appears twice. If the new id
  /// is a favorite too, the former one becomes missing.
  func load(
    into document: inout Document, in strings: LocalizedStrings = .english
  ) -> [GridSection] {
    for id in ids {
      if let application = self[id] { document.update(application.item(in: strings)) }
    }
    let names = formerNames(in: document)
    for item in uninstalledItems(of: document, names, strings) { document.update(item) }
    return sections.map { section in
      let items = section.applications.compactMap { application in
        let id = application.id.rawValue
        return document.items.handle(of: names[id] ?? id)
      }
      return GridSection(id: section.kind.rawValue, title: section.title, items: items)
    }
  }

  /// The items whose ids are not installed: renamed applications and missing ones.
  private func uninstalledItems(
    of document: Document, _ names: [String: String], _ strings: LocalizedStrings
  ) -> [Item] {
    (0..<UInt32(document.items.count)).compactMap { row in
      var item = document.items[ItemHandle(rawValue: row)]
      guard let id = self[item.id]?.id.rawValue else {
        item.availability = .missing
        return item
      }
      if id == item.id { return nil }
      if names[id] == item.id || !isFavorite(item.id, of: document) {
        return self[id]?.item(called: item.id, in: strings)
      }
      item.availability = .missing
      return item
    }
  }

  /// The former ids by which favorites of `document` know applications, by current id.
  private func formerNames(in document: Document) -> [String: String] {
    let favorites = document.favorites.map { document.items[$0].id }
    let pairs = favorites.compactMap { old -> (String, String)? in
      guard let id = self[old]?.id.rawValue, id != old, !isFavorite(id, of: document) else {
        return nil
      }
      return (id, old)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private func isFavorite(_ id: String, of document: Document) -> Bool {
    document.items.handle(of: id).map(document.isFavorite) ?? false
  }
}
