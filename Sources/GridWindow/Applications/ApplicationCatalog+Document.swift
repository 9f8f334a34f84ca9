import Freedesktop
import GridCore
import GridPainting

extension ApplicationCatalog {
  /// Tells `document` of every application in the language of `words`, and returns the catalog's
  /// sections for it.
  ///
  /// For `Grid.reloadCatalog`. What the document knew and is no longer installed becomes missing
  /// and keeps its title and icon.
  nonisolated func load(
    into document: inout Document, in words: Words = .english
  ) -> [GridCore.Section] {
    markMissing(in: &document)
    for id in ids { if let application = self[id] { document.update(application.item(in: words)) } }
    return sections.map { section in
      let items = section.applications.compactMap { document.items.handle(of: $0.id.rawValue) }
      return GridCore.Section(id: section.kind.rawValue, title: section.title, items: items)
    }
  }

  private nonisolated func markMissing(in document: inout Document) {
    for row in 0..<UInt32(document.items.count) {
      var item = document.items[ItemHandle(rawValue: row)]
      guard item.availability != .missing, self[item.id] == nil else { continue }
      item.availability = .missing
      document.update(item)
    }
  }
}
