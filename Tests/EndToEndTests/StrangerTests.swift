import Testing

@testable import EndToEndSupport

/// A preset from outside the trusted directories: the person is asked before anything runs.
@Suite struct StrangerTests {
  /// Opens a preset with shell text wherever it can be, asks about its item, and runs `body` with
  /// the menu and the file that the item's command appends a line to.
  private func withQuestion(
    pressing keys: [String] = [], _ body: (Page, _ menu: Rect, _ ran: File) async throws -> Void
  ) async throws {
    let sandbox = try Sandbox(.none)
    let (file, ran) = (sandbox.root.file("hostile.grid"), sandbox.root.file("ran"))
    try file.write(
      """
      [Section a$(id)]
      Items=x;
      [Item x]
      Name=$(echo >> \(ran.path))
      Exec=/bin/sh -c "echo ran >> \(ran.path)"
      """)
    let setup = Setup(fixture: .none, arguments: ["--preset", file.path])
    try await withDesktop(setup) { desktop in
      let page = try await desktop.open()
      if keys.isEmpty {
        try await page.move(to: .favorite("x"))
        page.pointer.click()
      }
      if let last = keys.last {
        try await page.move(to: .point(Point(x: 4, y: 4)))
        for key in keys.dropLast() { try await page.key(key) }
        page.keyboard.press(last)
      }
      let menu = try #require(page.connection.frame(of: try await page.awaitMenu()))
      #expect(try await page.metrics().launches == 0 && !ran.exists)
      try await body(page, menu, ran)
      try await page.close()
    }
  }

  private func expectOneRun(_ page: Page, _ ran: File) async throws {
    _ = try await awaited("the run") { ran.exists && !ran.lines.isEmpty ? true : nil }
    try await page.idle()
    #expect(try await page.metrics().launches == 1)
    #expect(ran.lines == ["ran"])
  }

  private func expectNoRun(_ page: Page, _ ran: File) async throws {
    try await page.awaitNoMenu()
    try await page.idle()
    #expect(try await page.metrics().launches == 0 && !ran.exists)
  }

  @Test func `the question hangs below the cell`() async throws {
    try await withQuestion { page, menu, ran in
      let cell = try #require(Target.favorite("x").item(in: try await page.dump())?.frame)
      #expect(menu.x == cell.x && menu.y == cell.maxY)
      page.keyboard.press("Escape")
      try await expectNoRun(page, ran)
    }
  }

  @Test(arguments: [["s"], ["Down"], ["Up", "Up"]])
  func `Start Once runs it once`(keys: [String]) async throws {
    try await withQuestion { page, _, ran in
      for key in keys { page.keyboard.press(key) }
      page.keyboard.press("Return")
      try await page.awaitNoMenu()
      try await expectOneRun(page, ran)
    }
  }

  @Test(arguments: [["Escape"], ["Down", "Escape"], ["c", "Return"], ["Return", "Escape"]])
  func `Escape and Cancel run nothing`(keys: [String]) async throws {
    try await withQuestion { page, _, ran in
      for key in keys { page.keyboard.press(key) }
      try await expectNoRun(page, ran)
    }
  }

  @Test(arguments: [(19, nil), (56, true), (84, false)] as [(Double, Bool?)])
  func `a click on a row does what it says`(y: Double, runs: Bool?) async throws {
    try await withQuestion { page, menu, ran in
      page.pointer.move(to: Point(x: menu.x + 40, y: menu.y + y), steps: 4)
      page.pointer.click()
      if runs == nil {
        _ = try await page.dump()
        #expect(page.connection.menu != nil, "the first row only says what would run")
        page.keyboard.press("Escape")
      }
      try await page.awaitNoMenu()
      if runs == true {
        try await expectOneRun(page, ran)
      } else {
        try await expectNoRun(page, ran)
      }
    }
  }

  @Test func `a click outside runs nothing`() async throws {
    try await withQuestion { page, _, ran in
      page.pointer.move(to: Point(x: 1200, y: 700))
      page.pointer.click()
      try await expectNoRun(page, ran)
    }
  }

  @Test func `who launches by key is asked too`() async throws {
    try await withQuestion(pressing: ["Down", "Return"]) { page, _, ran in
      page.keyboard.press("Return")
      page.keyboard.press("Escape")
      try await expectNoRun(page, ran)
    }
  }
}
