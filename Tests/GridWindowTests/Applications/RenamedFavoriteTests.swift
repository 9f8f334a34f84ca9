import Freedesktop
import GridCore
import System
import TestSupport
import Testing

@testable import DesktopApplications
@testable import GridSettings
@testable import GridWindow

/// Favorites whose applications go on under other ids.
nonisolated struct RenamedFavoriteTests {
  private let directory = ScratchDirectory()

  /// The page of `favorites` with what is installed: ids of section 0 and of the catalog.
  private func page(_ favorites: String...) -> (document: Document, ids: [[String]]) {
    var document = Document()
    document.loadFavorites(favorites.map { "\($0).desktop" })
    let catalog = ApplicationCatalog(environment: directory.environment())
    document.loadCatalog(catalog.load(into: &document))
    let ids = document.sections.map { $0.items.map { document.items[$0].id } }
    return (document, ids)
  }

  private func install(_ ids: String...) {
    for id in ids { directory.writeEntry("\(id).desktop", name: id, "Icon=\(id)") }
  }

  private func item(_ document: Document, _ index: Int) -> Item {
    document.items[document.favorites[index]]
  }

  @Test func `C24 with the new one alone the old id stands for it, once and in its place`() {
    install("org.gnome.Nautilus", "x")
    let (document, ids) = page("x", "nautilus")

    #expect(ids == [["x.desktop", "nautilus.desktop"], ["nautilus.desktop", "x.desktop"]])
    #expect(
      item(document, 1)
        == Item(id: "nautilus.desktop", title: "org.gnome.Nautilus", icon: "org.gnome.Nautilus"))
  }

  @Test func `C24 with the old one alone or both installed the old one is itself`() {
    install("nautilus")
    #expect(page("nautilus").ids == [["nautilus.desktop"], ["nautilus.desktop"]])
    #expect(item(page("nautilus").document, 0).title == "nautilus")

    install("org.gnome.Nautilus")
    #expect(item(page("nautilus").document, 0).title == "nautilus")
    #expect(
      page("nautilus").ids
        == [["nautilus.desktop"], ["nautilus.desktop", "org.gnome.Nautilus.desktop"]])
  }

  @Test func `an application is never a favorite under two ids`() {
    install("org.gnome.Nautilus", "firefox-esr")
    let (document, ids) = page("nautilus", "org.gnome.Nautilus", "iceweasel", "firefox")

    #expect(
      (0..<4).map { item(document, $0).availability }
        == [.missing, .available, .available, .missing])
    #expect(ids[1] == ["iceweasel.desktop", "org.gnome.Nautilus.desktop"])
  }

  @Test func `a rename that is installed while the page is open keeps the place`() {
    install("nautilus")
    var (document, _) = page("nautilus")
    directory.write("data/applications/nautilus.desktop", "[Desktop Entry]\nHidden=true\n")
    install("org.gnome.Nautilus")
    let catalog = ApplicationCatalog(environment: directory.environment())
    document.loadCatalog(catalog.load(into: &document))

    #expect(item(document, 0).title == "org.gnome.Nautilus")
    #expect(item(document, 0).availability == .available)
    #expect(document.sections[1].items == document.favorites)
    #expect(catalog["nautilus.desktop"]?.id.rawValue == "org.gnome.Nautilus.desktop")
  }

  @Test func `the command line knows a favorite by both ids and writes the new one`() throws {
    install("org.gnome.Nautilus", "org.gnome.Evince")
    func run(_ words: CommandWord...) throws -> CommandResult? {
      let options = try OptionParser.parse(words)
      return Commands(options: options, environment: directory.environment()).run()
    }
    directory.write("config/gridwindow/favorites", "nautilus.desktop\n")

    #expect(try run("--add", "org.gnome.Nautilus.desktop")?.messages.first?.level == .warning)
    #expect(try run("--list")?.output == "nautilus.desktop\n")
    #expect(try run("--add", "evince.desktop") == CommandResult())
    #expect(try run("--list")?.output == "nautilus.desktop\norg.gnome.Evince.desktop\n")
    #expect(try run("--move", "org.gnome.Nautilus.desktop", "2") == CommandResult())
    #expect(try run("--list")?.output == "org.gnome.Evince.desktop\nnautilus.desktop\n")
    #expect(try run("--remove", "org.gnome.Nautilus.desktop") == CommandResult())
    #expect(try run("--list")?.output == "org.gnome.Evince.desktop\n")
  }

  @Test func `the session bus knows a favorite by both ids and writes the new one`() throws {
    install("org.gnome.Nautilus", "org.gnome.Evince", "x")
    var (document, _) = page("nautilus", "x")
    let catalog = ApplicationCatalog(environment: directory.environment())
    func make(_ change: FavoriteChange) throws -> [String]? {
      guard let edit = try change.edit(of: document, in: catalog) else { return nil }
      document.apply(edit)
      return document.favorites.map { document.items[$0].id }
    }

    #expect(try make(.add("org.gnome.Nautilus.desktop", at: .last)) == nil)
    #expect(
      try make(.move("org.gnome.Nautilus.desktop", to: .last))
        == ["x.desktop", "nautilus.desktop"])
    #expect(try make(.remove("org.gnome.Nautilus.desktop")) == ["x.desktop"])
    #expect(
      try make(.add("evince.desktop", at: .number(1)))
        == ["org.gnome.Evince.desktop", "x.desktop"])
    #expect(try make(.remove("evince.desktop")) == ["x.desktop"])
  }
}
