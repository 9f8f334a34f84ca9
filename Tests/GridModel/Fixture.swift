import GridCore

/// What a board starts with.
///
/// Items have ids of one character, so an order is a string.
struct Fixture {
  var favorites = "abcdefghijkl"
  /// The favorites that carry a pin mark.
  var pinned = ""
  /// One string a catalog section.
  var catalog = ["ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@#$%"]
  var membership = Membership.copies
  var limit = Document.defaultLimit
  var rules = Rules()
  var metrics = Fixture.fourColumns
  var size = Size(width: 640, height: 480)
  var scale = 1.0

  /// The metrics of the cases: four cells of 96×112 in a row, 16 apart.
  static var fourColumns: Metrics {
    var metrics = Metrics()
    metrics.columns = 4
    (metrics.itemSpacing, metrics.maximumItemSpacing, metrics.lineSpacing) = (16, 16, 16)
    return metrics
  }

  /// Sixty favorites.
  static let sixty = "abcdefghijklmnopqrstuvwxyz" + "αβγδεζηθικλμνξοπρστυφχψω" + "àáâãäåèéêë"

  func makeDocument() -> Document {
    var document = Document(membership: membership, limit: limit)
    document.reload(catalog: catalog)
    for id in favorites where document.items.handle(of: String(id)) == nil {
      document.update(Item(id: String(id), title: "Title of \(id)"))
    }
    document.loadFavorites(favorites.map(String.init), pinned: Set(pinned.map(String.init)))
    return document
  }

  func makeGrid() -> Grid {
    Grid(document: makeDocument(), rules: rules, metrics: metrics, viewport: size, scale: scale)
  }
}

extension Document {
  /// Lists the sections of `catalog`, a string each; their items are available.
  mutating func reload(catalog: [String]) {
    loadCatalog(
      catalog.enumerated().map { index, ids in
        GridSection(
          id: "section \(index + 1)", title: "Section \(index + 1)",
          items: ids.map { update(Item(id: String($0), title: "Title of \($0)")) })
      })
  }

  func text(_ handles: [ItemHandle]) -> String { handles.map { items[$0].id }.joined() }

  /// The favorites, an id a character.
  var order: String { text(favorites) }

  /// The catalog's sections as shown, an id a character.
  var catalogOrder: [String] { sections.dropFirst().map { text($0.items) } }

  func handle(_ id: Character) -> ItemHandle {
    guard let handle = items.handle(of: String(id)) else {
      preconditionFailure("The fixture has no item called \(id).")
    }
    return handle
  }
}
