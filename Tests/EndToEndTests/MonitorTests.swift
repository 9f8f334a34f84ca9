import CX11
import Testing

@testable import EndToEndSupport

/// Several monitors, of different density, which come and go.
@Suite struct MonitorTests {
  private static let limit = Duration.milliseconds(500)

  @Test func `C58 the scale is that of the monitor the window is on`() async throws {
    let setup = Setup(
      geometry: "500x480+700+0", scale: nil, monitors: VirtualMonitor.halves(0, 192))
    try await withPage(setup) { page in
      let connection = page.connection
      #expect(try await page.dump().scale == 2, "the place it is given is on the right")
      connection.move(page.window, to: Point(x: 40, y: 0))
      try await page.until("96 dots for 0 mm", within: Self.limit) { $0.scale == 1 }
      connection.move(page.window, to: Point(x: 600, y: 0))
      try await page.until("the right", within: Self.limit) { $0.scale == 2 }
      connection.setResources("Xft.dpi:\t144\n")
      try await page.until("what is set", within: Self.limit) { $0.scale == 1.5 }
      connection.setResources("\n")
      try await page.until("the monitor again", within: Self.limit) { $0.scale == 2 }
    }
  }

  @Test func `a monitor of another density in its place cancels a drag`() async throws {
    try await withPage(Setup(scale: nil)) { page in
      try await page.lift("c")
      try await page.drag(to: "g")
      try page.connection.set(VirtualMonitor.halves(144, 96))
      try await page.until("the cancel", within: Self.limit) {
        $0.drag == "idle" && $0.scale == 1.5
      }
      try await page.drop()
      try await page.expectOrder("a b c d e f g h i j k l")
      #expect(try await page.metrics().saves == 0)
    }
  }

  @Test func `a monitor of the same density that comes keeps a drag`() async throws {
    try await withPage(Setup(scale: nil)) { page in
      try await page.lift("c")
      try await page.drag(to: "d")
      try page.connection.set(VirtualMonitor.halves())
      #expect(try await page.dump().liftedID == "c.desktop")
      try await page.drop()
      try await page.expectOrder("a b d c e f g h i j k l")
    }
  }

  @Test func `without a window manager the window leaves a monitor that vanishes`() async throws {
    let setup = Setup(
      geometry: "500x480+700+0", scale: nil, monitors: VirtualMonitor.halves(96, 192))
    try await withPage(setup) { page in
      try page.connection.removeMonitor("right")
      try await page.until("the scale of the other", within: Self.limit) { $0.scale == 1 }
      let frame = try #require(page.connection.frame(of: page.window))
      #expect(frame == Rect(x: 70, y: 160, width: 500, height: 480), "the middle of the other")
    }
  }

  @Test func `with a window manager it is not moved by the program itself`() async throws {
    let setup = Setup(geometry: "500x480+700+0", monitors: VirtualMonitor.halves())
    try await withPage(setup) { page in
      let connection = page.connection
      connection.redirect(true)
      try connection.removeMonitor("right")
      _ = try await page.dump()
      #expect(connection.event { $0.type == ConfigureRequest } == nil, "no wish to be elsewhere")
      #expect(connection.frame(of: page.window)?.x == 700)
      connection.redirect(false)
    }
  }

  @Test func `a menu stays on the monitor of its item`() async throws {
    let setup = Setup(geometry: "640x480+0+0", monitors: VirtualMonitor.halves())
    try await withPage(setup) { page in
      try await page.openMenu(of: .favorite("d"))
      let menu = try #require(page.connection.menu.flatMap { page.connection.frame(of: $0) })
      #expect(menu.x + menu.width <= 640, "\(menu)")
      page.keyboard.press("Escape")
      try await page.awaitNoMenu()
    }
  }

  @Test func `a toggle brings the launcher to the monitor of the pointer`() async throws {
    let setup = Setup(geometry: "", arguments: ["--toggle"], monitors: VirtualMonitor.halves())
    try await withDesktop(setup) { desktop in
      Pointer(desktop.input).move(to: Point(x: 100, y: 100))
      let page = try await desktop.open()
      #expect(try #require(page.connection.frame(of: page.window)).maxX <= 640)
      let cover = desktop.cover()
      desktop.connection.focus(cover)
      page.pointer.move(to: Point(x: 900, y: 300))
      #expect(try await desktop.startAgain("--toggle").status == 0)
      _ = try await awaited("the window on the right") {
        page.connection.frame(of: page.window).flatMap { $0.x >= 640 ? true : nil }
      }
      #expect(try await page.dump().viewport.x <= 640)
      try await page.close()
    }
  }
}
