import CX11
import Testing

@testable import EndToEndSupport

/// Text that is composed: by dead keys, and by a real input method.
@Suite struct InputMethodTests {
  @Test func `dead keys compose without any input method`() async throws {
    try await withDesktop { desktop in
      try await desktop.setLayouts("us", variants: "intl")
      let page = try await desktop.open()
      page.pointer.move(to: Point(x: 4, y: 4))
      // The apostrophe of this layout is a dead acute accent.
      for code: KeyCode in [48, 26, 48, 38] { page.keyboard.press(code) }
      #expect(try await page.dump().search == "éá")
      try await page.key("Escape")
      try await page.close()
    }
  }

  @Test func `an input method composes what is searched for, and may crash and come back`()
    async throws
  {
    let locale = try await JapaneseLocale()
    try await withDesktop(Setup(environment: locale.environment)) { desktop in
      try desktop.sandbox.desktopFile("japanese").write(
        "[Desktop Entry]\nType=Application\nName=日本語\nExec=true\nCategories=Utility;\n")
      let server = try await InputMethodServer(on: desktop, in: locale)
      let page = try await desktop.open()
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.compose()
      #expect(try await page.dump().sections.last?.items.map(\.title) == ["日本語"])
      try await page.key("Escape")

      try await server.crash()
      try await page.typeUntilSearched("app")
      let again = try await InputMethodServer(on: desktop, in: locale)
      try await page.compose()
      try await page.close()
      try await again.crash()
    }
  }

  @Test func `what is composed stands at the caret, the first letter too, and follows it`()
    async throws
  {
    let locale = try await JapaneseLocale()
    try await withDesktop(Setup(environment: locale.environment)) { desktop in
      let server = try await InputMethodServer(on: desktop, in: locale)
      let page = try await desktop.open()
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.compose()
      try await page.key("Escape")
      #expect(try await page.dump().search == nil)

      var caret = try await page.caretOfEmptySearch()
      for text in ["日本語", "日本語日本語", "日本語日本語日本語"] {
        let before = try desktop.screenshot()
        page.keyboard.type("nihongo")
        let composed = try await awaited("what is composed on the screen") {
          try desktop.screenshot().changes(from: before).flatMap { $0.width < 20 ? nil : $0 }
        }
        #expect(abs(composed.x - caret.x) <= 4, "\(composed) is not at \(caret)")
        #expect(composed.y < caret.maxY && composed.maxY > caret.y, "\(composed), \(caret)")
        for key in ["space", "Return"] { page.keyboard.press(key) }
        try await page.until("the composed text") { $0.search == text }
        let next = try page.shownCaret()
        #expect(next.x > caret.x + 20 && next.y == caret.y)
        caret = next
      }
      try await page.key("Escape")
      try await page.close()
      try await server.crash()
    }
  }

  @Test func `a program whose input method and server are gone ends at once`() async throws {
    let locale = try await JapaneseLocale()
    try await withDesktop(Setup(environment: locale.environment)) { desktop in
      let method = try await InputMethodServer(on: desktop, in: locale)
      let page = try await desktop.open()
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.compose()
      try await method.crash()
      try await desktop.server.crash()
      #expect(try await page.program.process.exit() == 1)
    }
  }
}

extension Desktop {
  /// The upper left part of the screen, with all windows that are there.
  fileprivate func screenshot() throws -> Screenshot {
    try Screenshot(
      of: connection.root, part: Rect(x: 0, y: 0, width: 640, height: 80), connection)
  }
}

extension Page {
  /// Where the caret of the open search is on the screen: the first bar of the accent color.
  fileprivate func shownCaret() throws -> Rect {
    let (picture, accent) = (try screenshot(), UInt32(0x1c66c4))
    let frame = try #require(connection.frame(of: window))
    for x in 0..<picture.width {
      let rows = (0..<60).filter { picture[x, $0] == accent }
      guard rows.count >= 12, let top = rows.first else { continue }
      return Rect(
        x: frame.x + Double(x), y: frame.y + Double(top), width: 2, height: Double(rows.count))
    }
    throw EndToEndError("a caret")
  }

  /// Where the caret would be in a search without a letter: left of that of a narrow one.
  fileprivate func caretOfEmptySearch() async throws -> Rect {
    keyboard.press("Shift_L+space")
    keyboard.press("i")
    _ = try await until("a search") { $0.search == "i" }
    var caret = try shownCaret()
    try await key("Escape")
    keyboard.press("Shift_L+space")
    caret.x -= 4
    return caret
  }

  /// Turns the input method on, and has it make 日本語 of its reading.
  ///
  /// It may take a moment until the window is one of its clients: then the letters are typed as
  /// they are, and it is tried again.
  fileprivate func compose() async throws {
    _ = try await awaited("the composed text") {
      keyboard.press("Shift_L+space")
      keyboard.type("nihongo ")
      keyboard.press("Return")
      let search = try await dump().search
      if search == "日本語" { return true }
      for _ in 0..<2 where try await dump().search != nil { try await key("Escape") }
      return nil
    }
  }

  /// Types `text` until it is searched for: the first letter may be lost with a server that crashed.
  fileprivate func typeUntilSearched(_ text: String) async throws {
    _ = try await awaited("the typed text") {
      keyboard.type(text)
      if try await dump().search == text { return true }
      try await key("Escape")
      return nil
    }
    try await key("Escape")
  }
}
