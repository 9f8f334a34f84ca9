import Testing

@testable import EndToEndSupport

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

  @Test func `C50 a favorite that comes back has kept its place and its name`() async throws {
    try await withPage(Setup(fixture: .few(3))) { page in
      let file = try page.sandbox.desktopFile("b")
      let (entry, favorites) = (try #require(file.text), page.sandbox.favoritesFile.identity)
      file.remove()
      try await page.until("the ghost") { $0.favorites.map(\.ghost) == [false, true, false] }
      try file.replace(with: entry)
      let dump = try await page.until("its return") { !$0.favorites.contains(where: \.ghost) }
      #expect(dump.favorites.map(\.title) == ["App a", "App b", "App c"])
      try file.write("\(entry)Name=Other\n")
      try await page.until("the new name") { $0.favorites[1].title == "Other" }
      #expect(page.sandbox.favoritesFile.identity == favorites)
      try await page.expectOrder("a b c")
    }
  }

  @Test func `C50 an icon installed after its application is shown`() async throws {
    try await withPage(Setup(fixture: .few(3))) { page in
      try page.sandbox.install("b", icon: "fancy")
      try page.sandbox.installIcon("fancy", red: 0x12, green: 0x34, blue: 0x56)
      try await page.awaitIcon(of: "b", 0x123456)
      try page.sandbox.installIcon("fancy", red: 0x65, green: 0x43, blue: 0x21)
      try await page.awaitIcon(of: "b", 0x654321)
    }
  }

  @Test func `C50 a thousand changes are at most five readings a second`() async throws {
    try await withPage(Setup(fixture: .few(3))) { page in
      let (before, favorites) = (
        try await page.metrics().catalogReadings, page.sandbox.favoritesFile.identity
      )
      let start = ContinuousClock.now
      let names = Fixture.names("n", 505)
      for name in names { try page.sandbox.install(name) }
      for name in names.dropFirst(10) { try page.sandbox.desktopFile(name).remove() }
      let expected = Set(Fixture().applications + names.prefix(10)).map(\.desktopID)
      try await page.untilListed("the ten", within: .seconds(4)) { dump in
        Set(dump.catalog.map(\.id)) == Set(expected)
      }
      let readings = try await page.metrics().catalogReadings - before
      #expect(readings <= 5 * max(1, Int(start.duration(to: .now) / .seconds(1))))
      #expect(page.sandbox.favoritesFile.identity == favorites)
    }
  }

  @Test func `without watches it is said once, and coming back to the page reads again`()
    async throws
  {
    let wrapper = [
      "unshare", "-Ur", "sh", "-c",
      "echo 0 >/proc/sys/user/max_inotify_instances && exec \"$@\"", "sh",
    ]
    try await withPage(Setup(fixture: .few(3), wrapper: wrapper)) { page in
      try page.sandbox.install("new")
      try page.sandbox.install("b", icon: "fancy")
      page.connection.focus(page.connection.root)
      page.connection.focus(page.window)
      try await page.untilListed("the new application", within: .seconds(20)) { dump in
        dump.catalog.contains { $0.id == "new.desktop" }
      }
      for what in ["what is installed meanwhile", "left for icons"] {
        _ = try await awaited("the word about it") {
          page.program.errors.contains(what) ? true : nil
        }
        #expect(page.program.errors.split(separator: "\n").count { $0.contains(what) } == 1)
      }
    }
  }
}

extension Page {
  /// Waits until `condition` holds of the whole state, what is out of view included.
  func untilListed(
    _ what: String, within deadline: Duration, _ condition: (Dump) -> Bool
  ) async throws {
    _ = try await awaited(what, within: deadline) {
      condition(try await inspector.dump(all: true)) ? true : nil
    }
  }

  /// Waits until the icon of a favorite has `color` in its middle.
  func awaitIcon(of name: String, _ color: UInt32) async throws {
    _ = try await awaited("the icon of \(name)") {
      let dump = try await dump()
      guard let frame = dump.favorites.first(where: { $0.id == name.desktopID })?.frame else {
        return nil as Bool?
      }
      let picture = try screenshot().part(frame)
      return picture.count { $0 == color } > 1000 ? true : nil
    }
  }
}
