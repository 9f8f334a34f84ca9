import Testing

@testable import EndToEndSupport

@Suite struct StartTests {
  @Test func `the first frame shows the favorites on file, and changes nothing`() async throws {
    try await withDesktop { desktop in
      let before = desktop.sandbox.favoritesFile.identity
      let page = try await desktop.open()
      try await page.expectOrder("a b c d e f g h i j k l")
      #expect(try await page.metrics().frames >= 1)
      #expect(try await page.metrics().startToFirstFrameMicroseconds > 0)
      let dump = try await page.inspector.dump(all: true)
      #expect(dump.catalog.count == 40)
      #expect(dump.favorites.allSatisfy { !$0.ghost && $0.badge == "none" })
      try await page.expectRestingInvariants()
      try await page.close()
      #expect(desktop.sandbox.favoritesFile.identity == before)
    }
  }

  @Test func `the first start ever is empty and creates no favorites file`() async throws {
    try await withPage(Setup(fixture: Fixture(favorites: nil))) { page in
      #expect(try await page.dump().order.isEmpty)
      try await page.expectRestingInvariants()
      #expect(!page.sandbox.favoritesFile.exists)
    }
  }

  @Test func `cells of the config are as large and as far apart as it says`() async throws {
    try await withPage { page in
      let frames = try await page.dump().favorites.compactMap(\.frame)
      try #require(frames.count == 12)
      #expect(frames.allSatisfy { $0.width == 96 && $0.height == 112 })
      #expect(frames[1].x - frames[0].x == 112)
      #expect(frames[4].y - frames[0].y == 128)
      #expect(frames[0].x == 104, "left-over width is equal margins")
    }
  }

  @Test func `a cell shows its icon and its name`() async throws {
    try await withPage { page in
      page.park()
      try await page.idle()
      let frame = try #require(try await page.dump().favorites.first?.frame)
      #expect(try page.screenshot().colors(in: frame) > 4)
    }
  }

  @Test func `the window tells the window manager what it is`() async throws {
    try await withPage(Setup(arguments: ["--name", "board", "--class", "Board"])) { page in
      let connection = page.connection
      #expect(connection.text("WM_CLASS", of: page.window) == "board\0Board\0")
      #expect(connection.text("_NET_WM_NAME", of: page.window)?.isEmpty == false)
      #expect(connection.text("WM_CLIENT_MACHINE", of: page.window)?.isEmpty == false)
      #expect(connection.cardinals("_NET_WM_ICON", of: page.window).count > 2)
      #expect(
        connection.cardinals("_NET_WM_WINDOW_TYPE", of: page.window)
          == [connection.atom("_NET_WM_WINDOW_TYPE_NORMAL")])
      let protocols = connection.cardinals("WM_PROTOCOLS", of: page.window)
      #expect(protocols.contains(connection.atom("WM_DELETE_WINDOW")))
      #expect(protocols.contains(connection.atom("_NET_WM_PING")))
    }
  }

  @Test(arguments: [([:], "gridwindow"), (["RESOURCE_NAME": "board"], "board")])
  func `the window is called as the session says, else as the program`(
    environment: [String: String], name: String
  ) async throws {
    try await withPage(Setup(environment: environment)) { page in
      let names = page.connection.text("WM_CLASS", of: page.window)
      #expect(names == "\(name)\0GridWindow\0")
    }
  }

  @Test func `asked to, it starts in edit mode`() async throws {
    try await withPage(Setup(arguments: ["--edit"])) { page in
      let dump = try await page.inspector.dump(all: true)
      #expect(dump.editing)
      #expect(dump.favorites.allSatisfy { $0.badge == "remove" })
      #expect(dump.catalog.allSatisfy { $0.badge == "add" || $0.badge == "added" })
    }
  }

  @Test func `five thousand applications start and scroll`() async throws {
    let fixture = Fixture(applications: Fixture.letters + Fixture.names("n", 5000))
    try await withPage(Setup(fixture: fixture)) { page in
      try await page.move(to: .favorite("f"))
      page.pointer.wheel(50)
      try await page.until("50 wheel clicks") { $0.scroll == 3000 }
      #expect(try await page.inspector.dump(all: true).catalog.count == 5012)
    }
  }
}
