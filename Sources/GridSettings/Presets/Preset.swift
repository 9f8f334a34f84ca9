package import GridCore
package import GridPainting
package import GridStore

/// A page as its `.grid` file describes it: rules, lengths, words, sections and items.
///
/// A preset is data; it never says where an order is published.
package struct Preset: Sendable {
  /// What the page is called.
  package var name = "GridWindow"
  /// How the grid behaves.
  package var rules = Rules()
  /// The lengths of the grid, in logical pixels.
  package var metrics = Metrics()
  /// What adding an item does to the catalog.
  package var membership = Membership.copies
  /// How many items at the start and at the end of the first order carry a pin mark.
  var pinnedPrefix = 0, pinnedSuffix = 0
  /// The words that the page has instead of the usual ones.
  package var texts: [StringKey: String] = [:]
  /// The color below everything; `nil` for the theme's.
  package var background: Color?
  /// The sections; in a preset that was read there is at least one.
  package var sections: [PresetSection] = []
  /// What is known of the items, by their ids; an item without a group is called what it is.
  package var items: [String: PresetItem] = [:]
  /// Whether its items may start something without asking the person.
  package var isTrusted = false

  /// The rules and lengths of a file without keys: those of the `applications` page, but that a
  /// press lifts only when it is held, and that nothing is dragged out of the catalog.
  package init() {
    rules.dragStart = .hold
    rules.dragToAdd = false
  }
}

extension Preset {
  /// The order of a board that has none yet: the first section, with its pin marks.
  ///
  /// Afterward the order and the marks are the board's own.
  package var firstFavorites: Favorites {
    let ids = sections[0].items
    return Favorites(ids, pinned: Set(ids.prefix(pinnedPrefix) + ids.suffix(pinnedSuffix)))
  }

  /// A document of the preset's items and catalog, its section 0 still empty.
  ///
  /// - Complexity: O(*n*) in the items.
  package var document: Document {
    var document = Document(
      favoritesTitle: sections[0].title, hint: sections[0].hint, membership: membership)
    for id in sections.lazy.flatMap(\.items) { document.update(item(id)) }
    for id in items.keys { document.update(item(id)) }
    document.loadCatalog(
      sections.dropFirst().map { section in
        GridSection(
          id: section.id, title: section.title, hint: section.hint,
          items: section.items.compactMap(document.items.handle(of:)))
      })
    return document
  }

  /// The item with this id as the grid shows it.
  package func item(_ id: String) -> Item {
    let known = items[id]
    return Item(id: id, title: known?.title ?? id, icon: known?.icon ?? "")
  }

  /// Leaves no room for icons in the cells.
  package mutating func showLabelsOnly() { metrics.iconSize = 0 }

  /// Gives a page that is closed by choosing a button to close it without.
  mutating func addCloseButton() { metrics.closeButtonSize = 30 }

  /// `words` with the preset's own in their places.
  package func strings(_ strings: LocalizedStrings) -> LocalizedStrings {
    texts.reduce(into: strings) { strings, text in strings[text.key] = text.value }
  }
}
