import Testing

@testable import EndToEndSupport

/// Behaviour 8 with real keys.
@Suite struct KeyboardTests {
  @Test func `arrows move the focus, and Enter launches`() async throws {
    try await withPage { page in
      page.pointer.move(to: Point(x: 4, y: 4))
      for key in ["Right", "Right", "Down", "Left"] { try await page.key(key) }
      let focus = try #require(try await page.dump().focus?.shortName)
      try await page.key("Return")
      try await page.awaitLaunches(focus)
    }
  }

  @Test func `Ctrl, Shift and arrows move the focused favorite, and undo follows`() async throws {
    try await withPage { page in
      try await page.focus("b")
      try await page.key("Control_L+Shift_L+Right")
      try await page.expectOrder("a c b d e f g h i j k l")
      try await page.key("Control_L+Shift_L+Down")
      try await page.expectOrder("a c d e f g b h i j k l")
      #expect(try await page.dump().focus == "b.desktop")
      try await page.key("Control_L+z")
      try await page.expectOrder("a c b d e f g h i j k l")
    }
  }

  @Test func `in edit mode Space lifts, arrows carry, and Space drops`() async throws {
    try await withPage(Setup(arguments: ["--edit"])) { page in
      try await page.focus("b")
      try await page.key("space")
      #expect(try await page.dump().liftedID == "b.desktop")
      try await page.key("Right")
      try await page.key("Down")
      #expect(try await page.proposed() == "a c d e f g b h i j k l")
      try await page.key("space")
      try await page.idle()
      try await page.expectOrder("a c d e f g b h i j k l")
    }
  }

  @Test func `Esc takes the lift of a key back`() async throws {
    try await withPage(Setup(arguments: ["--edit"])) { page in
      try await page.focus("c")
      for key in ["space", "Left", "Escape"] { try await page.key(key) }
      try await page.idle()
      #expect(try await page.dump().editing)
      try await page.expectOrder("a b c d e f g h i j k l")
    }
  }

  @Test func `Delete removes, and Ctrl and D does and takes back`() async throws {
    try await withPage { page in
      try await page.focus("b")
      try await page.key("Delete")
      page.members.remove("b")
      try await page.expectOrder("a c d e f g h i j k l")
      try await page.focus("c")
      try await page.key("Control_L+d")
      page.members.remove("c")
      try await page.expectOrder("a d e f g h i j k l")
    }
  }

  @Test func `Ctrl and E begins and ends edit mode, and Alt and a digit launches`() async throws {
    try await withPage { page in
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.key("Control_L+e")
      #expect(try await page.dump().editing)
      try await page.key("Control_L+e")
      #expect(try await !page.dump().editing)
      try await page.key("Alt_L+3")
      try await page.awaitLaunches("c")
    }
  }

  @Test func `Ctrl and Enter launches, and the launcher stays; Enter alone ends it`() async throws {
    try await withDesktop(Setup(arguments: ["--toggle"])) { desktop in
      let page = try await desktop.open()
      for key in ["Right", "Control_L+Return"] { try await page.key(key) }
      try await page.awaitLaunches("a")
      #expect(try await page.dump().announced == "App a, 1 of 12")
      for key in ["Right", "Return"] { page.keyboard.press(key) }
      #expect(try await page.program.process.exit() == 0)
      try await page.awaitLaunches("a", "b")
    }
  }

  @Test func `the configuration binds other keys, also while the page is open`() async throws {
    let keys = "[Keys]\nToggleEditing=F2\nDown=j\nUndo="
    try await withPage(Setup(fixture: Fixture(config: Fixture.config(more: keys)))) { page in
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.key("F2")
      #expect(try await page.dump().editing)
      for key in ["F2", "j", "j"] { try await page.key(key) }
      #expect(try await page.dump().focus == "e.desktop")
      let before = try await page.dump().favorites.last?.frame
      try page.sandbox.configFile.replace(
        with: Fixture.config(more: "[Keys]\nToggleEditing=Ctrl+t")
          .replacing("Spacing=16", with: "Spacing=8"))
      try await page.until("the new configuration") { $0.favorites.last?.frame != before }
      try await page.key("Control_L+t")
      #expect(try await page.dump().editing)
      try await page.key("j")
      #expect(try await page.dump().search == "j")
      for key in ["Escape", "Escape"] { try await page.key(key) }
    }
  }

  @Test(arguments: ["Control_L+q", "Control_L+w"])
  func `a key closes the window`(chord: String) async throws {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      page.pointer.move(to: Point(x: 4, y: 4))
      page.keyboard.press(chord)
      #expect(try await page.program.process.exit() == 0)
    }
  }
}

extension Page {
  /// Takes the keyboard's focus to a favorite by the arrow keys.
  fileprivate func focus(_ name: String) async throws {
    pointer.move(to: Point(x: 4, y: 4))
    try await key("Home")
    for _ in members where try await dump().focus != name.desktopID { try await key("Right") }
    guard try await dump().focus == name.desktopID else {
      throw EndToEndError("no focus on \(name)")
    }
  }
}
