import CX11
import Testing

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

  @Test func `a program whose input method and server are gone ends at once`() async throws {
    let locale = try await JapaneseLocale()
    try await withDesktop(Setup(environment: locale.environment)) { desktop in
      let method = try await InputMethodServer(on: desktop, in: locale)
      let page = try await desktop.open()
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.compose()
      try await method.crash()
      try await desktop.server.crash()
      let start = ContinuousClock.now
      #expect(try await page.program.process.exit() == 1)
      #expect(start.duration(to: .now) < .seconds(20))
    }
  }
}

extension Page {
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
