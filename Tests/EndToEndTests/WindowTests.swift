import Glibc
import TestSupport
import Testing

@testable import EndToEndSupport

/// The window as a client of the X server: closing, pings, sizes, deaths.
@Suite struct WindowTests {
  @Test func `closing in mid-drag ends well and leaves the file untouched`() async throws {
    try await withDesktop { desktop in
      let before = desktop.sandbox.favoritesFile.identity
      let page = try await desktop.open()
      try await page.lift("c")
      try await page.drag(to: "g")
      try await page.close()
      page.pointer.release()
      #expect(desktop.sandbox.favoritesFile.identity == before)
    }
  }

  @Test func `an edit is on file when the window is closed right after it`() async throws {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      try await page.lift("c")
      try await page.drag(to: "a")
      page.pointer.release()
      desktop.connection.requestClose(page.window)
      #expect(try await page.program.process.exit() == 0)
      #expect(desktop.sandbox.favorites.shortNames == "c a b d e f g h i j k l")
      try await page.expectCleanEnd()
    }
  }

  @Test func `pings are answered at rest and in mid-drag`() async throws {
    try await withPage { page in
      try await page.expectPong(time: 4711)
      try await page.lift("c")
      try await page.expectPong(time: 4712)
      try await page.drag(to: "d")
      try await page.expectPong(time: 4713)
      try await page.key("Escape")
      try await page.drop()
    }
  }

  @Test(arguments: [false, true])
  func `C53 a window destroyed by another program ends the program`(lifted: Bool) async throws {
    try await withDesktop { desktop in
      let before = desktop.sandbox.favoritesFile.content
      let page = try await desktop.open()
      if lifted {
        try await page.lift("c")
        try await page.drag(to: "g")
      }
      desktop.connection.destroy(page.window)
      let status = try await page.program.process.exit()
      #expect(status == 0 || status == 1)
      try await page.expectCleanEnd()
      #expect(desktop.sandbox.favoritesFile.content == before)
    }
  }

  @Test func `the death of the server ends the program, and finished drops are on file`()
    async throws
  {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      try await page.drag("b", to: "d")
      try await page.lift("a")
      try await desktop.server.crash()
      #expect(try await page.program.process.exit() == 1)
      #expect(desktop.sandbox.favorites.shortNames == "a c d b e f g h i j k l")
    }
  }

  @Test(arguments: [false, true])
  func `C57 no size harms the page, in mid-drag neither`(lifted: Bool) async throws {
    try await withPage { page in
      if lifted { try await page.lift("b") }
      var random = SplitMix64(seed: 57)
      let sizes = [(1, 1), (3, 800), (1280, 1), (60, 60), (1280, 800), (4096, 4096), (640, 480)]
      for _ in 0..<50 {
        let (width, height) = sizes[Int.random(in: sizes.indices, using: &random)]
        page.connection.resize(page.window, width: width, height: height)
        _ = try await page.dump()
      }
      page.connection.resize(page.window, width: 640, height: 480)
      try await page.until("the last size") { $0.viewport == Point(x: 640, y: 480) }
      if lifted {
        #expect(try await page.dump().liftedID == "b.desktop")
        try await page.key("Escape")
      }
      try await page.drop()
      try await page.expectOrder("a b c d e f g h i j k l")
    }
  }

  @Test func `a hidden window draws nothing, follows the file, and comes back right`()
    async throws
  {
    try await withPage(Setup(arguments: ["--edit"])) { page in
      try await page.move(to: .point(Point(x: 4, y: 4)))
      try await page.until("a turned icon") { $0.favorites.contains { $0.rotation != 0 } }
      page.connection.unmap(page.window)
      try await page.until("the rest") { $0.favorites.allSatisfy { $0.rotation == 0 } }
      let hidden = try await page.metrics()
      try page.sandbox.write(favorites: Fixture.letters.reversed())
      try await page.until("the new order") { $0.order.first == "l.desktop" }
      let later = try await page.metrics()
      #expect(later.frames == hidden.frames)
      page.connection.map(page.window)
      _ = try await awaited("a frame") {
        try await page.metrics().frames > later.frames ? true : nil
      }
      try await page.expectOrder("l k j i h g f e d c b a")
    }
  }

  @Test func `a signal that asks it to end saves and ends well`() async throws {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      try await page.drag("b", to: "a")
      try await page.lift("c")
      page.program.process.send(SIGTERM)
      #expect(try await page.program.process.exit() == 0)
      #expect(desktop.sandbox.favorites.shortNames == "b a c d e f g h i j k l")
      try await page.expectCleanEnd()
    }
  }

  @Test func `a drag outlives the loss of the focus`() async throws {
    try await withPage(Setup(windowManager: .openbox)) { page in
      let connection = page.connection
      try await page.lift("c")
      let other = connection.makeWindow(Rect(x: 1000, y: 600, width: 90, height: 60))
      connection.map(other)
      connection.activate(other)
      _ = try await awaited("the focus elsewhere") { connection.hasFocus(other) ? true : nil }
      #expect(try await page.dump().liftedID == "c.desktop")
      try await page.drag(to: "g")
      try await page.drop()
      try await page.expectOrder("a b d e f g c h i j k l")
      connection.destroy(other)
      connection.activate(page.window)
      _ = try await awaited("the focus back") { connection.hasFocus(page.window) ? true : nil }
    }
  }
}

extension Page {
  fileprivate func expectPong(time: Int) async throws {
    connection.ping(window, time: time)
    _ = try await awaited("the answer to a ping", within: .seconds(1)) {
      connection.hasAnswer(toPingAt: time) ? true : nil
    }
  }
}
