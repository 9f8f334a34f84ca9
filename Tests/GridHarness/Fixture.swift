package import GridCore
package import GridPainting

/// The page of the pictures: nine favorites and two sections of applications.
package enum Fixture {
  private static let titles = [
    ("firefox", "Firefox"), ("thunderbird", "Thunderbird Mail"), ("terminal", "Terminal"),
    ("files", "Files"), ("gimp", "GNU Image Manipulation Program"),
    ("writer", "文档撰写 LibreOffice Writer"), ("vlc", "VLC media player"),
    ("telegram", "Telegram"), ("code", "Visual Studio Code"), ("chromium", "Chromium"),
    ("filezilla", "FileZilla"), ("transmission", "Transmission"), ("inkscape", "Inkscape"),
    ("krita", "Krita"), ("evince", "Document Viewer"), ("zathura", "Zathura"),
    ("blender", "Blender"), ("darktable", "Darktable Photo Workflow"),
  ]
  private static let internet = [
    "firefox", "thunderbird", "chromium", "filezilla", "transmission",
  ]
  private static let graphics = [
    "gimp", "inkscape", "krita", "evince", "zathura", "blender", "darktable",
  ]

  /// The document; Telegram is a ghost in it.
  ///
  /// The first nine items are favorites unless `favorites` names others.
  package static func document(
    favorites: [String]? = nil, title: String = "Favorites"
  ) -> Document {
    var document = Document(favoritesTitle: title)
    for (id, title) in titles {
      let availability: Availability = id == "telegram" ? .missing : .available
      document.update(Item(id: id, title: title, availability: availability))
    }
    document.loadFavorites(favorites ?? titles.prefix(9).map(\.0))
    document.loadCatalog([
      section("internet", "Internet", internet, in: document),
      section("graphics", "Graphics", graphics, in: document),
    ])
    return document
  }

  private static func section(
    _ id: String, _ title: String, _ items: [String], in document: Document
  ) -> GridSection {
    GridSection(id: id, title: title, items: items.compactMap(document.items.handle(of:)))
  }

  /// Gives every item but Zathura an icon.
  package static func giveIcons(to painter: GridPainter, of document: Document, scale: Double = 1) {
    for (index, (id, _)) in titles.enumerated() where id != "zathura" {
      guard let handle = document.items.handle(of: id) else { continue }
      painter.icons.setIcon(
        FixtureIcon.pixels(index, side: Int((48 * scale).rounded())), for: handle)
    }
  }
}
