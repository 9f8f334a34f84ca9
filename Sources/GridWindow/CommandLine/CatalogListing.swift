import DesktopApplications
import Freedesktop
import GridCore
import GridStore
import IconLoading

/// The lists that scripts read.
nonisolated struct CatalogListing {
  private let catalog: ApplicationCatalog
  private let theme: IconTheme

  /// The side of the listed icons in pixels.
  static let iconSize = 48

  /// The lists for the session in `environment`.
  init(environment: ProcessEnvironment) {
    catalog = ApplicationCatalog(environment: environment)
    theme = IconTheme(
      name: IconSource.usualTheme(in: environment),
      directories: BaseDirectories(environment: environment).iconDirectories)
  }

  /// The favorites in order.
  func favorites(_ favorites: Favorites, remembered memory: ItemMemory) -> JSON {
    var document = Document()
    for item in memory.items().values { document.update(item) }
    document.loadFavorites(favorites.ids, pinned: favorites.pinned)
    _ = catalog.load(into: &document)
    let items = document.favorites.enumerated().map { index, handle in
      let item = document.items[handle]
      return json(
        item, isPinned: document.isPinned(at: index), hidden: catalog[item.id]?.reasonNotShown)
    }
    return sections([section("favorites", document.sections[0].title, items)])
  }

  /// The sections of the catalog; with `all`, also the hidden applications and the refused files.
  func applications(all: Bool) -> JSON {
    var sections = (all ? catalog.sectionsOfAll : catalog.sections).map { listed in
      let items = listed.applications.map {
        json($0.item, isPinned: false, hidden: $0.reasonNotShown)
      }
      return section(listed.kind.rawValue, listed.title, items)
    }
    if all, !catalog.refusals.isEmpty {
      sections.append(section("refused", "Refused", catalog.refusals.map(json)))
    }
    return self.sections(sections)
  }

  /// The same as lines: id, title and, for hidden entries, the reason, separated by tabs.
  func lines(all: Bool) -> String {
    var lines = (all ? catalog.sectionsOfAll : catalog.sections).flatMap(\.applications).map {
      [$0.id.rawValue, $0.entry.name] + [$0.reasonNotShown].compactMap(\.self)
    }
    if all { lines += catalog.refusals.map { [$0.id.rawValue, $0.path, $0.reason.description] } }
    return lines.map { $0.map(Self.field).joined(separator: "\t") + "\n" }.joined()
  }

  /// The text without tabs and line feeds, so that it is one field of one line.
  static func field(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 < " " ? " " : $0 }))
  }

  // MARK: JSON

  private func sections(_ sections: [JSON]) -> JSON { ["sections": .array(sections)] }

  private func section(_ id: String, _ title: String, _ items: [JSON]) -> JSON {
    ["id": .string(id), "title": .string(title), "items": .array(items)]
  }

  private func json(_ item: Item, isPinned: Bool, hidden: String?) -> JSON {
    let icon = theme.find(item.icon, size: Self.iconSize)
    let (word, reason) = Self.words(item.availability)
    return [
      "id": .string(item.id), "title": .string(item.title), "icon": JSON(icon),
      "available": .string(word), "reason": JSON(reason), "pinned": .bool(isPinned),
      "hidden": JSON(hidden),
    ]
  }

  private func json(_ refused: RejectedFile) -> JSON {
    let reason = refused.description
    let item = Item(
      id: refused.id.rawValue, title: refused.id.rawValue,
      availability: .unavailable(reason: reason))
    return json(item, isPinned: false, hidden: reason)
  }

  private static func words(_ availability: GridCore.Availability) -> (String, reason: String?) {
    switch availability {
    case .available: ("yes", nil)
    case .unavailable(let reason): ("unavailable", reason)
    case .missing: ("missing", "it is not installed")
    }
  }
}
