import Freedesktop
import TestSupport
import Testing

@testable import DesktopApplications

struct ApplicationCatalogTests {
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
    #expect(application.reasonNotShown == "NoDisplay=true keeps it out of menus")
    #expect(catalog.sectionsOfAll.map { $0.applications.map(\.id) } == [[application.id]])
  }
}
