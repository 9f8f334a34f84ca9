import DesktopApplications
import Freedesktop
import GridCore
import TestSupport
import Testing

@testable import GridWindow

/// What a page makes of the applications.
nonisolated struct CatalogLoadingTests {
  private let directory = ScratchDirectory()

  private func catalog(_ variables: [String: String] = [:]) -> ApplicationCatalog {
    ApplicationCatalog(environment: directory.environment(variables))
  }

  @Test func `an application is an item with its id, title and icon`() throws {
    directory.writeEntry("a.desktop", name: "A", "NoDisplay=true")
    let application = try #require(catalog()["a.desktop"])
    #expect(application.item == Item(id: "a.desktop", title: "A"))
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
