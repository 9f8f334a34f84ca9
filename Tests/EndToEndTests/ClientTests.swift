import CX11
import Glibc
import Testing

@testable import EndToEndSupport

/// What other programs do to the window, to theirs, and to what all share.
@Suite struct ClientTests {
  /// Windows that come and go while they are told to be everything that a program may ask about.
  private func storm(of count: Int, on connection: Connection) {
    for _ in 0..<count {
      let window = connection.makeWindow(Rect(x: 0, y: 700, width: 9, height: 9))
      for name in ["_NET_ACTIVE_WINDOW", "_NET_CLIENT_LIST", "_NET_SUPPORTING_WM_CHECK"] {
        connection.set(name, of: connection.root, toWindow: window)
      }
      connection.own("_XSETTINGS_S0", by: window)
      connection.send(
        "MANAGER", about: connection.root, to: connection.root,
        [0, Int(connection.atom("_XSETTINGS_S0")), Int(window), 0], mask: StructureNotifyMask)
      connection.map(window)
      connection.destroy(window)
    }
  }

  @Test func `C52 windows of others that vanish in the middle of a question do no harm`()
    async throws
  {
    try await withPage { page in
      try await page.lift("c")
      for name in ["d", "g", "f", "b"] {
        storm(of: 150, on: page.connection)
        try await page.drag(to: name)
      }
      storm(of: 400, on: page.connection)
      #expect(try await page.dump().liftedID == "c.desktop")
      try await page.drop()
      try await page.expectOrder("a c b d e f g h i j k l")
      // The window manager that a property of the root names is none.
      #expect(try await page.desktop.startAgain().status == 0)
      page.connection.removeProperty("_NET_SUPPORTING_WM_CHECK")
    }
  }

  @Test func `C53 a program that is cut off by another one has stored what was done`() async throws
  {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      try await page.lift("c")
      try await page.drag(to: "a")
      page.pointer.release()
      _ = try await page.dump()
      XKillClient(desktop.connection.display, page.window)
      desktop.connection.sync()
      #expect(try await page.program.process.exit() == 1)
      #expect(desktop.sandbox.favorites.shortNames == "c a b d e f g h i j k l")
      try await page.expectCleanEnd()
    }
  }

  @Test func `C55 a drag that ends over another program's window is taken back`() async throws {
    try await withPage(Setup(windowManager: .openbox)) { page in
      try await page.lift("c")
      try await page.drag(to: "g")
      let cover = try await page.desktop.coverWithFocus()
      page.pointer.move(to: Point(x: 1000, y: 700), steps: 5)
      try await page.drop()
      page.connection.destroy(cover)
      page.pointer.move(to: Point(x: 300, y: 300), steps: 5)
      #expect(try await page.dump().drag == "idle")
      try await page.expectOrder("a b c d e f g h i j k l")
    }
  }

  @Test func `C60 while a save is held up pings are answered, and a close is seen at once`()
    async throws
  {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      try await page.drag("a", to: "b")
      let lock = try #require(FavoritesLock(in: desktop.sandbox))
      try await page.lift("a")
      try await page.drag(to: "c")
      page.pointer.release()
      for time in 1...5 {
        page.connection.ping(page.window, time: time)
        _ = try await awaited("a pong", within: .milliseconds(100)) {
          page.connection.hasAnswer(toPingAt: time) ? true : nil
        }
      }
      #expect(try await page.dump().pendingSave)
      desktop.connection.requestClose(page.window)
      _ = try await awaited("the window to go", within: .seconds(1)) {
        desktop.connection.isViewable(page.window) ? nil : true
      }
      lock.release()
      #expect(try await page.program.process.exit() == 0)
      #expect(desktop.sandbox.favorites.shortNames == "b c a d e f g h i j k l")
    }
  }

  @Test func `C61 a compositor that comes and goes changes nothing`() async throws {
    try await withPage { page in
      page.park()
      try await page.stillness()
      let before = try page.screenshot()
      for owner in [page.desktop.cover(), 0] {
        page.connection.own("_NET_WM_CM_S0", by: owner)
        if owner != 0 { page.connection.unmap(owner) }
        _ = try await page.dump()
        #expect(try page.screenshot().differences(from: before) == 0)
      }
    }
  }

  @Test func `C62 a window opens on the desktop that is looked at`() async throws {
    let setup = Setup(windowManager: .openbox, geometry: "640x480")
    try await withDesktop(setup) { desktop in
      try await desktop.connection.goToDesktop(2)
      let page = try await desktop.open()
      #expect(page.connection.cardinals("_NET_WM_DESKTOP", of: page.window) == [2])
      try await page.close()
    }
  }

  @Test func `C63 what was copied goes with the program`() async throws {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      try await page.openMenu(of: .favorite("c"))
      try await page.choose("c")
      #expect(try await page.connection.paste() == "c.desktop")
      try await page.close()
      #expect(try await desktop.connection.paste() == nil)
    }
  }
}
