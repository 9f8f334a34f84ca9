import GridCore

/// A page of many favorites in a window of six rows of eight.
enum Page {
  static let viewport = Size(width: 8 * 96 + 7 * 8 + 48, height: 6 * 120)

  static func document(favorites count: Int) -> Document {
    var document = Document(limit: count)
    let ids = (0..<count).map { "org.example.Application\($0).desktop" }
    for id in ids { document.update(Item(id: id, title: id)) }
    document.loadFavorites(ids)
    document.loadCatalog([GridSection(id: "all", title: "All", items: document.favorites)])
    return document
  }
}
