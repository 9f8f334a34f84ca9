import CX11
import Testing

@testable import EndToEndSupport

/// What changes while the page is open: the scale, the theme, the configuration.
@Suite struct LiveTests {
  private static let limit = Duration.milliseconds(500)

  @Test func `C58 another Xft dpi is another scale within half a second, and back`() async throws {
    try await withPage(Setup(scale: nil)) { page in
      let frames = try await page.dump().favorites.map(\.frame)
      for (dpi, scale) in [(192, 2.0), (96, 1), (144, 1.5), (96, 1)] {
        page.connection.setResources("Xft.dpi:\t\(dpi)\n")
        try await page.until("scale \(scale)", within: Self.limit) { $0.scale == scale }
        let cell = try #require(try await page.dump().favorites.first?.frame)
        #expect(cell.width == 96 * scale && cell.height == 112 * scale)
      }
      try await page.idle()
      #expect(try await page.dump().favorites.map(\.frame) == frames)
    }
  }

  @Test func `another scale cancels a drag, and nothing is written`() async throws {
    try await withPage(Setup(scale: nil)) { page in
      try await page.lift("c")
      try await page.drag(to: "g")
      page.connection.setResources("Xft.dpi:\t120\n")
      try await page.until("the cancel", within: Self.limit) { $0.drag == "idle" }
      try await page.drop()
      try await page.expectOrder("a b c d e f g h i j k l")
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `a changed configuration is followed, and keeps a drag`() async throws {
    try await withPage { page in
      try await page.lift("c")
      try await page.drag(to: "g")
      let wide = try #require(try await page.dump().lifted?.frame)
      try page.sandbox.configFile.replace(
        with: """
          [Grid]
          Columns=3
          Spacing=16
          CellWidth=80
          CellHeight=112

          """)
      try await page.until("narrow cells", within: Self.limit) { $0.lifted?.frame?.width == 80 }
      let dump = try await page.dump()
      #expect(dump.liftedID == "c.desktop" && wide.width == 96)
      let proposed = dump.proposed.shortNames
      try await page.drop()
      try await page.expectOrder(proposed)
    }
  }

  @Test func `colors of the configuration are seen at once`() async throws {
    try await withPage { page in
      let before = try page.screenshot()[2, 470]
      let config = page.sandbox.configFile
      try config.write(
        Fixture.config(more: "[Window]\nTheme=light\n[Colors]\nbackground=#123456\n"))
      _ = try await awaited("the color", within: Self.limit) {
        try page.screenshot()[2, 470] == 0x123456 ? true : nil
      }
      config.remove()
      _ = try await awaited("the old color", within: Self.limit) {
        try page.screenshot()[2, 470] == before ? true : nil
      }
    }
  }

  @Test func `a settings manager that comes, changes and goes is followed`() async throws {
    try await withPage(Setup(scale: nil)) { page in
      let light = try page.screenshot()[2, 470]
      let manager = SettingsManager(on: page.connection)
      manager.publish([("Xft/DPI", .integer(144 * 1024)), ("Net/ThemeName", .text("Adwaita-dark"))])
      manager.announce()
      try await page.until("scale 1.5", within: Self.limit) { $0.scale == 1.5 }
      _ = try await awaited("a dark page", within: Self.limit) {
        try page.screenshot()[2, 470] == 0x1e2024 ? true : nil
      }
      manager.publish([("Net/ThemeName", .text("Adwaita")), ("Gtk/EnableAnimations", .integer(0))])
      try await page.until("scale 1", within: Self.limit) { $0.scale == 1 }
      _ = try await awaited("a light page", within: Self.limit) {
        try page.screenshot()[2, 470] == light ? true : nil
      }
      let before = try await page.metrics().wobbleFrames
      try await page.edit()
      #expect(try await page.metrics().wobbleFrames == before)
      manager.end()
      try await page.leaveEditing()
    }
  }

  @Test func `another icon theme of the desktop is shown at once`() async throws {
    try await withDesktop(Setup(fixture: .few(3), scale: nil)) { desktop in
      let manager = SettingsManager(on: desktop.connection)
      try desktop.sandbox.install("b", icon: "fancy")
      try desktop.sandbox.installIcon("fancy", in: "One", red: 0xff)
      try desktop.sandbox.installIcon("fancy", in: "Two", blue: 0xff)
      manager.publish([("Net/IconThemeName", .text("One"))])
      manager.announce()
      let page = try await desktop.open()
      try await page.awaitIcon(of: "b", 0xff0000)
      manager.publish([("Net/IconThemeName", .text("Two"))])
      try await page.awaitIcon(of: "b", 0x0000ff)
      manager.end()
      try await page.close()
    }
  }

  @Test func `a press notes the time of the person's last use`() async throws {
    try await withPage { page in
      let first = page.connection.cardinals("_NET_WM_USER_TIME", of: page.window)
      try await page.click(.point(Point(x: 4, y: 4)))
      let second = page.connection.cardinals("_NET_WM_USER_TIME", of: page.window)
      #expect(second.count == 1 && second != first)
      page.pointer.move(to: Point(x: 40, y: 470), steps: 4)
      _ = try await page.dump()
      #expect(page.connection.cardinals("_NET_WM_USER_TIME", of: page.window) == second)
    }
  }

  @Test func `a minimized page that stays mapped moves nothing`() async throws {
    try await withPage { page in
      try await page.edit()
      page.connection.set("_NET_WM_STATE", of: page.window, to: ["_NET_WM_STATE_HIDDEN"])
      _ = try await page.dump()
      let before = try await page.metrics().wobbleFrames
      try await page.stillness()
      #expect(try await page.metrics().wobbleFrames == before)
      page.connection.set("_NET_WM_STATE", of: page.window, to: [])
      _ = try await awaited("the wobble") {
        try await page.metrics().wobbleFrames > before ? true : nil
      }
    }
  }

  @Test func `a size that was announced is acknowledged once it is drawn`() async throws {
    try await withPage { page in
      let connection = page.connection
      let counter = try #require(
        connection.cardinals("_NET_WM_SYNC_REQUEST_COUNTER", of: page.window).first)
      for value in [7, 1 << 33 | 5] {
        connection.announceSize(to: page.window, value: value)
        connection.resize(page.window, width: 600 + value % 50, height: 480)
        _ = try await awaited("the counter at \(value)") {
          connection.value(ofCounter: counter) == value ? true : nil
        }
        #expect(try await page.dump().viewport.x == Double(600 + value % 50))
      }
    }
  }
}
