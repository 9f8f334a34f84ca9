import CX11
import Testing

@testable import EndToEndSupport

/// Whom the keyboard belongs to: nobody loses it who is typing.
@Suite struct FocusTests {
  @Test func `a launcher that was asked for long ago takes no focus away`() async throws {
    let setup = Setup(
      arguments: ["--toggle"], environment: ["DESKTOP_STARTUP_ID": "menu-1-host_TIME1"])
    try await withDesktop(setup) { desktop in
      let other = desktop.cover()
      desktop.connection.focus(other)
      let page = try await desktop.open()
      #expect(desktop.connection.hasFocus(other))
      #expect(page.connection.cardinals("_NET_WM_USER_TIME", of: page.window) == [1])
      desktop.connection.destroy(other)
      try await page.close()
    }
  }

  @Test func `a second start that was asked for long ago takes no focus away`() async throws {
    try await withPage { page in
      let other = page.desktop.cover()
      page.connection.focus(other)
      #expect(try await page.desktop.startAgain(startup: "menu-1-host_TIME1").status == 0)
      _ = try await page.dump()
      #expect(page.connection.hasFocus(other))
      page.connection.destroy(other)
    }
  }

  @Test func `the start is told to be over once the window is there`() async throws {
    let id = "menu-1-host_TIME7"
    try await withDesktop(Setup(environment: ["DESKTOP_STARTUP_ID": id])) { desktop in
      XSelectInput(desktop.connection.display, desktop.connection.root, PropertyChangeMask)
      desktop.connection.sync()
      let page = try await desktop.open()
      #expect(desktop.connection.startupMessage() == "remove: ID=\"\(id)\"")
      #expect(page.connection.text("_NET_STARTUP_ID", of: page.window) == id)
      try await page.close()
    }
  }

  @Test(arguments: [WindowManager.openbox, .xfwm4, .icewm])
  func `a launcher keeps clear of panels`(manager: WindowManager) async throws {
    let setup = Setup(
      windowManager: manager, geometry: "", scale: "2", arguments: ["--toggle"])
    try await withDesktop(setup) { desktop in
      let panel = try await desktop.panel(height: 160)
      let page = try await desktop.open()
      let frame = try #require(page.connection.frame(of: page.window))
      #expect(frame.maxY <= 640 && frame.y >= 0, "\(frame)")
      desktop.connection.destroy(panel)
      try await page.close()
    }
  }
}
