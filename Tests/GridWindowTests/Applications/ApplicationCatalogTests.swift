import Freedesktop
import GridCore
import TestSupport
import Testing

@testable import GridWindow

nonisolated struct ApplicationCatalogTests {
  private let directory = ScratchDirectory()

  private func catalog(_ variables: [String: String] = [:]) -> ApplicationCatalog {
    ApplicationCatalog(environment: directory.environment(variables))
  }

  @Test func `sections follow their fixed order and titles theirs`() {
    directory.writeEntry("z.desktop", name: "zebra", "Categories=Utility;")
    directory.writeEntry("b.desktop", name: "Bear", "Categories=Network;")
    directory.writeEntry("a.desktop", name: "ant", "Categories=Network;")
    directory.writeEntry("c.desktop", name: "Cat", "Categories=Network;GTK;")
    directory.writeEntry("o.desktop", name: "Odd")
    let sections = catalog().sections
    #expect(sections.map(\.kind) == [.internet, .accessories, .other])
    #expect(sections.map(\.title) == ["Internet", "Accessories", "Other"])
    #expect(sections[0].applications.map(\.entry.name) == ["ant", "Bear", "Cat"])
  }

  @Test func `equal titles are ordered by their ids`() {
    for id in ["b.desktop", "a.desktop", "c.desktop"] { directory.writeEntry(id, name: "Same") }
    #expect(
      catalog().sections.first?.applications.map(\.id.rawValue)
        == ["a.desktop", "b.desktop", "c.desktop"])
  }

  @Test func `headings are in the person's language`() {
    directory.writeEntry("a.desktop", name: "A", "Categories=Game;")
    #expect(catalog(["LANG": "zh_CN.UTF-8"]).sections.first?.title == "游戏")
  }

  @Test func `a hidden application is in no section and still available`() throws {
    directory.writeEntry("a.desktop", name: "A", "NoDisplay=true")
    let catalog = catalog()
    #expect(catalog.sections.isEmpty)
    let application = try #require(catalog["a.desktop"])
    #expect(application.item == Item(id: "a.desktop", title: "A"))
    #expect(application.reasonNotShown == "NoDisplay=true keeps it out of menus")
    #expect(catalog.sectionsOfAll.map { $0.applications.map(\.id) } == [[application.id]])
  }

  @Test func `an application whose program is missing is in no section and says why`() throws {
    directory.writeEntry("a.desktop", name: "A", "TryExec=/no/such", "Icon=x")
    let application = try #require(catalog()["a.desktop"])
    #expect(catalog().sections.isEmpty)
    let reason = "the program “/no/such” is not installed"
    #expect(
      application.item
        == Item(
          id: "a.desktop", title: "A", icon: "x", availability: .unavailable(reason: reason)))
  }

  @Test func `loading makes ghosts of what is gone and revives what is back`() throws {
    directory.writeEntry("a.desktop", name: "A", "Icon=x", "Categories=Office;")
    let full = catalog()
    directory.write("data/applications/a.desktop", "[Desktop Entry]\nHidden=true\n")
    directory.writeEntry("b.desktop", name: "B")
    let later = catalog()

    var document = Document()
    document.loadFavorites(["a.desktop", "never.desktop"])
    document.loadCatalog(full.load(into: &document))
    func item(_ id: String) -> Item? { document.items.handle(of: id).map { document.items[$0] } }
    #expect(document.sections.map(\.id) == ["favorites", "office"])
    #expect(item("a.desktop")?.availability == .available)
    #expect(item("never.desktop")?.availability == .missing)

    document.loadCatalog(later.load(into: &document))
    #expect(
      item("a.desktop") == Item(id: "a.desktop", title: "A", icon: "x", availability: .missing))
    #expect(document.sections.map(\.id) == ["favorites", "other"])
    #expect(document.favorites.count == 2)

    document.loadCatalog(full.load(into: &document))
    #expect(item("a.desktop")?.availability == .available)
    #expect(item("b.desktop")?.availability == .missing)
  }

  @Test func `the sections know only handles of the document`() {
    for index in 0..<30 {
      directory.writeEntry("\(index).desktop", name: "App \(index)", "Categories=System;")
    }
    var document = Document()
    let sections = catalog().load(into: &document)
    #expect(sections.flatMap(\.items).count == 30)
    #expect(sections.map(\.id) == ["system"])
  }
}
