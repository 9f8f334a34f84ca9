import TestSupport
import Testing

@testable import EndToEndSupport

/// The window as a launcher: it comes when it is called, and goes.
@Suite struct LauncherTests {
  private func setup(
    _ manager: WindowManager = .none, geometry: String = "640x480", config: String = ""
  ) -> Setup {
    Setup(
      fixture: Fixture(config: Fixture.config(more: config)), windowManager: manager,
      geometry: geometry, arguments: ["--toggle"])
  }

  @Test(arguments: WindowManager.managers)
  func `it gets the keyboard, and a toggle closes it`(manager: WindowManager) async throws {
    try await withDesktop(setup(manager)) { desktop in
      let page = try await desktop.open()
      _ = try await awaited("the focus") { page.connection.hasFocus(page.window) ? true : nil }
      #expect(try await desktop.startAgain("--toggle").status == 0)
      #expect(try await page.program.process.exit() == 0)
      try await page.expectCleanEnd()
    }
  }

  @Test func `without a window manager it takes the keyboard itself`() async throws {
    try await withDesktop(setup()) { desktop in
      let page = try await desktop.open()
      #expect(page.connection.hasFocus(page.window))
      page.keyboard.press("Escape")
      #expect(try await page.program.process.exit() == 0)
    }
  }

  @Test(arguments: [WindowManager.openbox, .xfwm4, .i3, .icewm])
  func `a toggle from another desktop brings it here`(manager: WindowManager) async throws {
    try await withDesktop(setup(manager)) { desktop in
      // i3 drops a desktop without windows, and numbers the others anew.
      if manager == .i3 { _ = try await desktop.coverWithFocus() }
      let page = try await desktop.open()
      _ = try await awaited("the focus") { page.connection.hasFocus(page.window) ? true : nil }
      let other = try await desktop.leaveDesktop(manager)
      #expect(try await desktop.startAgain("--toggle").status == 0)
      _ = try await awaited("the window on the other desktop") {
        page.connection.hasFocus(page.window) && page.connection.isViewable(page.window)
          ? true : nil
      }
      #expect(desktop.connection.currentDesktop == other)
      try await page.close()
    }
  }

  @Test(arguments: WindowManager.allCases)
  func `it floats in the middle of the pointer's monitor`(manager: WindowManager) async throws {
    var setup = setup(manager, geometry: "")
    // xfwm4 knows only monitors with an output, and there is one.
    setup.monitors = VirtualMonitor.halves().reversed()
    try await withDesktop(setup) { desktop in
      Pointer(desktop.input).move(to: Point(x: 1000, y: 300))
      let page = try await desktop.open()
      let frame = try #require(page.connection.frame(of: page.window))
      #expect(frame.width <= 640 * 0.9 && frame.height < 800)
      #expect(abs(frame.x + frame.width / 2 - 960) < 20, "\(frame)")
      #expect(frame.y >= 0 && frame.y + frame.height <= 800, "\(frame)")
      try await desktop.expectLauncherState(of: page.window, manager)
      try await page.close()
    }
  }

  @Test func `Escape closes it, but never a page`() async throws {
    try await withDesktop(setup(geometry: "640x480+0+0")) { desktop in
      let page = try await desktop.open()
      page.keyboard.press("Escape")
      #expect(try await page.program.process.exit() == 0)
    }
    try await withPage { page in
      try await page.key("Escape")
      #expect(page.program.process.poll() == nil)
    }
  }

  @Test func `it closes after a launch`() async throws {
    try await withDesktop(setup(geometry: "640x480+0+0")) { desktop in
      let page = try await desktop.open()
      try await page.move(to: .favorite("b"))
      page.pointer.click()
      #expect(try await page.program.process.exit() == 0)
      try await page.awaitLaunches("b")
    }
  }

  @Test func `it stays after a click with the middle button, and when nothing started`()
    async throws
  {
    try await withPage(setup(geometry: "640x480+0+0")) { page in
      try await page.click(.favorite("b"), button: 2)
      try await page.awaitLaunches("b")
      page.sandbox.root.file("stub").remove()
      try await page.click(.favorite("c"))
      try await page.until("the reason") { $0.toast != nil }
      #expect(page.program.process.poll() == nil)
    }
  }

  @Test func `told to stay, it stays after a launch`() async throws {
    let config = "[Window]\nAfterLaunch=stay\n"
    try await withPage(setup(geometry: "640x480+0+0", config: config)) { page in
      try await page.click(.favorite("b"))
      try await page.awaitLaunches("b")
      #expect(page.program.process.poll() == nil)
    }
  }

  @Test func `a page takes no focus away`() async throws {
    try await withDesktop(Setup()) { desktop in
      let other = desktop.cover()
      desktop.connection.focus(other)
      let page = try await desktop.open()
      #expect(desktop.connection.hasFocus(other))
      desktop.connection.destroy(other)
      try await page.close()
    }
  }
}
