import Testing

@testable import EndToEndSupport

/// What a person sees, told from the pixels on the screen.
@Suite struct LookTests {
  @Test(arguments: [("light", 0xf7f7f9 as UInt32), ("dark", 0x1e2024), ("auto", 0xf7f7f9)])
  func `the ground is that of the theme`(theme: String, color: UInt32) async throws {
    let config = Fixture.config(more: "[Window]\nTheme=\(theme)\n")
    try await withPage(Setup(fixture: Fixture(config: config))) { page in
      page.park()
      try await page.idle()
      let picture = try page.screenshot()
      #expect(picture[2, 2] == color)
      #expect(picture[637, 477] == color)
    }
  }

  @Test func `Chinese names and words are read and drawn`() async throws {
    let setup = Setup(
      fixture: .few(3), geometry: "640x760+0+0", environment: ["LANG": "zh_CN.UTF-8"])
    try await withDesktop(setup) { desktop in
      for (name, title) in [("a", "计算器"), ("b", "日历"), ("c", "日历")] {
        let file = try desktop.sandbox.desktopFile(name)
        try file.write((file.text ?? "") + "Name[zh_CN]=\(title)\n")
      }
      let page = try await desktop.open()
      page.park()
      try await page.idle()
      let dump = try await page.dump()
      #expect(dump.favorites.map(\.title) == ["计算器", "日历", "日历"])
      #expect(dump.sections.map(\.title) == ["收藏", "附件"])
      let picture = try page.screenshot()
      let labels = dump.favorites.compactMap { $0.frame.map { picture.part($0.label) } }
      try #require(labels.count == 3)
      #expect(labels[0] != labels[1], "boxes in place of signs")
      #expect(labels[1] == labels[2])
      try await page.expectRestingInvariants()
      try await page.close()
    }
  }

  @Test func `what has no icon shows a letter, and a missing theme is told once`() async throws {
    try await withDesktop(Setup(fixture: .few(2))) { desktop in
      for name in ["a", "b"] {
        let file = try desktop.sandbox.desktopFile(name)
        let lines = file.lines.filter { !$0.hasPrefix("Icon=") } + ["Icon=no-such-icon", ""]
        try file.write(lines.joined(separator: "\n"))
      }
      let page = try await desktop.open()
      page.park()
      try await page.idle()
      let frame = try #require(try await page.dump().favorites.first?.frame)
      #expect(try page.screenshot().colors(in: frame) > 4)
      let complaints = page.program.errors.split(separator: "\n")
      #expect(complaints.count { $0.contains("icon theme") } == 1, "\(complaints)")
      try await page.expectRestingInvariants()
      try await page.close()
    }
  }

  @Test func `what fades away is gone in the end, whoever asks meanwhile`() async throws {
    try await withPage { page in
      page.park()
      try await page.stillness()
      let before = try page.screenshot()
      try await page.move(to: .favorite("f"))
      page.pointer.wheel(1)
      page.pointer.wheel(-1)
      page.park()
      let end = ContinuousClock.now + .milliseconds(1500)
      while ContinuousClock.now < end { _ = try await page.metrics() }
      try await page.stillness()
      #expect(try page.screenshot().differences(from: before) == 0)
    }
  }
}

extension Rect {
  /// Where a cell of 96×112 pixels shows its name.
  fileprivate var label: Rect { Rect(x: x, y: y + 68, width: width, height: 34) }
}
