import CX11
import Testing

@testable import EndToEndSupport

/// The context menu, by button and by keys.
@Suite struct MenuTests {
  // The entries of a favorite in the middle: Open, Remove, Move to Start, Move to End, Copy ID.
  @Test(
    arguments: [
      (["Down"], "a b c d e f", ["b"]),
      (["r"], "a c d e f", []),
      (["m"], "b a c d e f", []),
      (["m", "m"], "a c d e f b", []),
      (["End", "Up"], "a c d e f b", []),
    ] as [([String], String, [String])])
  func `entries do what they say`(keys: [String], order: String, launched: [String]) async throws {
    try await withPage(Setup(fixture: .few(6))) { page in
      try await page.openMenu(of: .favorite("b"))
      for key in keys { page.keyboard.press(key) }
      try await page.choose()
      if !order.contains("b") { page.members.remove("b") }
      try await page.expectOrder(order)
      try await page.awaitLaunches(launched)
    }
  }

  @Test func `Keep in Target is kept in the file, and Let It Move takes it back`() async throws {
    try await withPage(Setup(fixture: .few(4))) { page in
      try await page.openMenu(of: .favorite("a"))
      try await page.choose("k")
      try await page.expectLines("!a.desktop b.desktop c.desktop d.desktop")
      #expect(Target.favorite("a").item(in: try await page.dump())?.pinned == true)
      try await page.openMenu(of: .favorite("b"))
      try await page.choose("k")
      try await page.expectLines("!a.desktop !b.desktop c.desktop d.desktop")
      try await page.openMenu(of: .favorite("b"))
      try await page.choose("l")
      try await page.openMenu(of: .favorite("a"))
      try await page.choose("l")
      try await page.expectLines("a.desktop b.desktop c.desktop d.desktop")
    }
  }

  @Test func `Add to Favorites adds, and undo by key takes it back`() async throws {
    try await withPage(Setup(fixture: .few(3), geometry: "640x760+0+0")) { page in
      try await page.openMenu(of: .catalog("h"))
      try await page.choose("a")
      page.members.insert("h")
      try await page.expectOrder("a b c h")
      try await page.key("Control_L+z")
      page.members.remove("h")
      try await page.expectOrder("a b c")
    }
  }

  @Test func `a copied id is pasted by another program`() async throws {
    try await withPage(Setup(fixture: .few(3))) { page in
      #expect(try await page.connection.paste() == nil)
      try await page.openMenu(of: .favorite("c"))
      try await page.choose("c")
      #expect(try await page.connection.paste() == "c.desktop")
    }
  }

  @Test func `an application's own action is started`() async throws {
    try await withDesktop(Setup(fixture: .few(3))) { desktop in
      let sandbox = desktop.sandbox
      try sandbox.desktopFile("b").write(
        """
        [Desktop Entry]
        Type=Application
        Name=App b
        Exec=\(sandbox.root.path)/stub b
        Actions=new;
        [Desktop Action new]
        Name=Window
        Exec=\(sandbox.root.path)/stub b-new

        """)
      let page = try await desktop.open()
      try await page.openMenu(of: .favorite("b"))
      try await page.choose("w")
      try await page.awaitLaunches(["b-new"])
      try await page.expectRestingInvariants()
      try await page.close()
    }
  }

  @Test func `a click on an entry chooses it, and no click reaches the page below`() async throws {
    try await withPage(Setup(fixture: .few(6))) { page in
      let menu = try await page.openMenu(of: .favorite("b"))
      let frame = try #require(page.connection.frame(of: menu))
      page.pointer.move(to: Point(x: frame.x + 40, y: frame.y + 4 + 14), steps: 4)
      page.pointer.click()
      try await page.awaitNoMenu()
      try await page.awaitLaunches(["b"])
      try await page.expectOrder("a b c d e f")
    }
  }

  @Test func `a button held since the opening chooses where it comes up`() async throws {
    try await withPage(Setup(fixture: .few(6))) { page in
      try await page.move(to: .favorite("b"))
      page.pointer.press(3)
      let frame = try #require(page.connection.frame(of: try await page.awaitMenu()))
      page.pointer.move(to: Point(x: frame.x + 40, y: frame.maxY - 4 - 14), steps: 6)
      page.pointer.release(3)
      try await page.awaitNoMenu()
      #expect(try await page.connection.paste() == "b.desktop")
    }
  }

  @Test(arguments: [Point(x: 1200, y: 700), Point(x: 30, y: 400)])
  func `a click outside closes the menu, and the next click counts`(point: Point) async throws {
    try await withPage(Setup(fixture: .few(6))) { page in
      try await page.openMenu(of: .favorite("b"))
      #expect(!page.connection.canHoldPointer())
      page.pointer.move(to: point)
      page.pointer.click()
      try await page.awaitNoMenu()
      _ = try await awaited("a free pointer") { page.connection.canHoldPointer() ? true : nil }
      #expect(page.sandbox.launched.isEmpty)
      try await page.click(.favorite("c"))
      try await page.awaitLaunches(["c"])
    }
  }

  @Test func `Escape closes the menu first, and only then ends edit mode`() async throws {
    try await withPage(Setup(fixture: .few(6), arguments: ["--edit"])) { page in
      try await page.openMenu(of: .favorite("b"))
      page.keyboard.press("Escape")
      try await page.awaitNoMenu()
      #expect(try await page.dump().editing)
      try await page.key("Escape")
      #expect(try await page.dump().editing == false)
    }
  }

  @Test func `Shift+F10 opens the menu of the focused item beside its cell`() async throws {
    try await withPage(Setup(fixture: .few(6))) { page in
      try await page.move(to: .point(Point(x: 4, y: 4)))
      try await page.key("Down")
      try await page.key("Right")
      let dump = try await page.dump()
      #expect(dump.focus == "b.desktop")
      page.keyboard.press("Shift_L+F10")
      let frame = try #require(page.connection.frame(of: try await page.awaitMenu()))
      let cell = try #require(Target.favorite("b").item(in: dump)?.frame)
      #expect(frame.x == cell.x && frame.y == cell.maxY)
      try await page.choose("Up")
      #expect(try await page.connection.paste() == "b.desktop")
    }
  }

  @Test func `F1 opens the menu of the page, and what is chosen there does as its key does`()
    async throws
  {
    let keys = "[Keys]\nHelp=F1;F2\nUndo=F3"
    let setup = Setup(fixture: .few(4, config: Fixture.config(more: keys)))
    try await withPage(setup) { page in
      try await page.move(to: .point(Point(x: 4, y: 4)))
      for key in ["Right", "Right"] { try await page.key(key) }
      page.keyboard.press("F1")
      let frame = try #require(page.connection.frame(of: try await page.awaitMenu()))
      let cell = try #require(Target.favorite("b").item(in: try await page.dump())?.frame)
      #expect(frame.x == cell.x && frame.y == cell.maxY)
      // Open, Remove, Move Left, Move Right.
      try await page.choose("Down", "Down", "Down", "Down")
      try await page.expectOrder("a c b d")
      page.keyboard.press("F2")
      try await page.awaitMenu()
      try await page.choose("u")
      try await page.expectOrder("a b c d")
      page.keyboard.press("F1")
      try await page.awaitMenu()
      // Edit, upward from Close and Redo.
      try await page.choose("Up", "Up", "Up")
      #expect(try await page.dump().editing)
      page.keyboard.press("F1")
      try await page.awaitMenu()
      try await page.choose("d")
      #expect(try await page.dump().editing == false)
      page.keyboard.press("F1")
      let menu = try await page.awaitMenu()
      for key in ["i", "Return"] { page.keyboard.press(key) }
      _ = try await awaited("the menu of the item") {
        page.connection.menu.flatMap { $0 == menu ? nil : $0 }
      }
      try await page.choose("End")
      #expect(try await page.connection.paste() == "b.desktop")
    }
  }

  @Test func `the menu of the page closes the page`() async throws {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      page.pointer.move(to: Point(x: 4, y: 4))
      _ = try await page.dump()
      page.keyboard.press("F1")
      try await page.awaitMenu()
      for key in ["End", "Return"] { page.keyboard.press(key) }
      #expect(try await page.program.process.exit() == 0)
    }
  }

  @Test func `at the edge of the screen the menu stays inside`() async throws {
    try await withPage(Setup(fixture: .few(6), geometry: "640x760+900+500")) { page in
      let frame = try #require(
        page.connection.frame(of: try await page.openMenu(of: .favorite("c"))))
      #expect(frame.x >= 0 && frame.maxX <= 1280 && frame.y >= 0 && frame.maxY <= 800)
      page.keyboard.press("Escape")
      try await page.awaitNoMenu()
    }
  }

  @Test func `while another program holds the keyboard the pointer still chooses`() async throws {
    try await withPage(Setup(fixture: .few(6))) { page in
      #expect(page.connection.holdKeyboard())
      let menu = try await page.openMenu(of: .favorite("b"))
      let frame = try #require(page.connection.frame(of: menu))
      page.pointer.move(to: Point(x: frame.x + 40, y: frame.y + 18), steps: 4)
      page.pointer.click()
      try await page.awaitNoMenu()
      page.connection.releaseKeyboard()
      try await page.awaitLaunches(["b"])
    }
  }

  @Test func `a menu closes when the application it is about is uninstalled`() async throws {
    try await withPage(Setup(fixture: .few(4))) { page in
      try await page.openMenu(of: .favorite("b"))
      try page.sandbox.desktopFile("b").remove()
      try await page.until("the ghost") { Target.favorite("b").item(in: $0)?.ghost == true }
      try await page.awaitNoMenu()
      try await page.expectOrder("a b c d")
    }
  }
}

extension Page {
  /// Expects the lines of the favorites file, blanks between.
  fileprivate func expectLines(_ lines: String) async throws {
    try await idle()
    #expect(sandbox.favoritesFile.lines.joined(separator: " ") == lines)
  }
}
