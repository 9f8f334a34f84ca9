import Testing

/// Applications that come and go while the page is open.
@Suite struct CatalogTests {
  @Test func `C50 an application installed meanwhile appears within two seconds`() async throws {
    try await withPage(Setup(fixture: .few(3))) { page in
      try page.sandbox.install("new")
      try await page.untilListed("the new application", within: .seconds(2)) { dump in
        dump.catalog.contains { $0.id == "new.desktop" }
      }
      try await page.expectOrder("a b c")
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `C50 a favorite uninstalled meanwhile is a ghost in its place`() async throws {
    try await withPage(Setup(fixture: .few(3))) { page in
      try page.sandbox.desktopFile("b").remove()
      try await page.until("the ghost", within: .seconds(2)) { dump in
        dump.favorites.map(\.ghost) == [false, true, false]
      }
      #expect(try await page.dump().favorites.map(\.title) == ["App a", "App b", "App c"])
      try await page.drag("b", to: "a")
      try await page.expectOrder("b a c")
    }
  }

  @Test func `a lifted favorite that is uninstalled goes on as a ghost`() async throws {
    try await withPage(Setup(fixture: .few(5))) { page in
      try await page.lift("b")
      try page.sandbox.desktopFile("b").remove()
      try await page.until("the ghost") { $0.lifted?.ghost == true }
      try await page.drag(to: "d")
      try await page.drop()
      try await page.expectOrder("a c d b e")
    }
  }

  @Test func `a lifted copy whose application is uninstalled is given up`() async throws {
    try await withPage(Setup(fixture: .few(5), geometry: "640x760+0+0")) { page in
      try await page.press(.catalog("h"))
      try await page.hold()
      try await page.drag(to: "b")
      try page.sandbox.desktopFile("h").remove()
      try await page.until("the cancel") { $0.drag == "idle" }
      try await page.drop()
      try await page.expectOrder("a b c d e")
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `a burst of changes ends in what is there`() async throws {
    try await withPage(Setup(fixture: .few(3))) { page in
      let names = Fixture.names("n", 300)
      for name in names { try page.sandbox.install(name) }
      for name in names.dropFirst(10) { try page.sandbox.desktopFile(name).remove() }
      let expected = Set(Fixture().applications + names.prefix(10)).map(\.desktopID)
      try await page.untilListed("the ten", within: .seconds(4)) { dump in
        Set(dump.catalog.map(\.id)) == Set(expected)
      }
    }
  }
}

extension Page {
  /// Waits until `condition` holds of the whole state, what is out of view included.
  fileprivate func untilListed(
    _ what: String, within deadline: Duration, _ condition: (Dump) -> Bool
  ) async throws {
    _ = try await awaited(what, within: deadline) {
      condition(try await inspector.dump(all: true)) ? true : nil
    }
  }
}
