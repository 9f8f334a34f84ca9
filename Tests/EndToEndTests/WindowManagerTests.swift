import Testing

@testable import EndToEndSupport

/// The main gestures once more, under real window managers.
@Suite struct WindowManagerTests {
  @Test(arguments: [WindowManager.openbox, .xfwm4])
  func `gestures work inside a frame`(windowManager: WindowManager) async throws {
    let setup = Setup(fixture: .few(7), windowManager: windowManager, geometry: "640x700")
    try await withPage(setup) { page in
      try await page.click(.favorite("e"))
      try await page.awaitLaunches("e")
      try await page.drag("b", to: "d")
      try await page.expectOrder("a c d b e f g")
      try await page.lift("a")
      try await page.drag(to: "f")
      try await page.key("Escape")
      try await page.drop()
      try await page.clickBadge(.catalog("h"))
      page.members.insert("h")
      try await page.expectOrder("a c d b e f g h")
      try await page.key("Control_L+z")
      page.members.remove("h")
      try await page.expectOrder("a c d b e f g")
    }
  }

  @Test(arguments: [WindowManager.openbox, .xfwm4])
  func `a resize by the window manager is obeyed`(windowManager: WindowManager) async throws {
    try await withPage(Setup(windowManager: windowManager)) { page in
      page.connection.resize(page.window, width: 900, height: 500)
      try await page.until("the new size") { $0.viewport == Point(x: 900, y: 500) }
      try await page.drag("a", to: "b")
      try await page.expectOrder("b a c d e f g h i j k l")
    }
  }
}
