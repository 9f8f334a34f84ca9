import Testing

@testable import EndToEndSupport

/// One whole view gives way to another on the screen.
@Suite struct TransitionTests {
  /// More frames than a change takes that happens at once.
  private static let several = 6

  /// Lets `change` happen until it is seen in several frames: a slow machine misses some.
  private func expectFrames(
    on page: Page, _ change: (_ round: Int) async throws -> Void
  ) async throws {
    for round in 0..<20 {
      try await page.idle()
      let before = try await page.metrics().frames
      try await change(round)
      try await page.idle()
      if try await page.metrics().frames > before + Self.several { return }
    }
    Issue.record("the change is never seen in several frames")
  }

  @Test func `a search flips in and out, and leaves the page as it was`() async throws {
    let config = Fixture.config(more: "[Motion]\nTransition=flip-top\n")
    try await withPage(Setup(fixture: Fixture(config: config))) { page in
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.idle()
      let before = try page.screenshot()
      try await expectFrames(on: page) { _ in
        try await page.key("a")
        try await page.idle()
        #expect(try page.screenshot().differences(from: before) > 1000)
        try await page.key("Escape")
      }
      #expect(try page.screenshot().differences(from: before) == 0)
    }
  }

  @Test func `other colors fade in while the page is open`() async throws {
    try await withPage { page in
      page.park()
      try await expectFrames(on: page) { round in
        let (theme, color) = round % 2 == 0 ? ("dark", 0x1e2024) : ("light", 0xf7f7f9 as UInt32)
        try page.sandbox.configFile.write(Fixture.config(more: "[Window]\nTheme=\(theme)\n"))
        _ = try await awaited("the \(theme) page") {
          try page.screenshot()[2, 2] == color ? true : nil
        }
      }
    }
  }
}
