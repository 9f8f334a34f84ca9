import CX11
import Glibc
import TestSupport
import Testing

@testable import EndToEndSupport

/// Type to search, with real keys.
@Suite struct SearchTests {
  @Test func `typing searches, arrows choose, and Enter launches`() async throws {
    try await withPage { page in
      page.pointer.move(to: Point(x: 4, y: 4))
      page.keyboard.type("app m1")
      let dump = try await page.dump()
      #expect(dump.search == "app m1")
      #expect(dump.sections.last?.items.first?.id == "m10.desktop")
      #expect(dump.focus == "m10.desktop")
      try await page.key("Right")
      try await page.key("Return")
      try await page.awaitLaunches("m11")
    }
  }

  @Test func `favorites are first, and their badges work in the results`() async throws {
    try await withPage(Setup(fixture: .few(3), arguments: ["--edit", "--search", "app"])) { page in
      let dump = try await page.dump()
      let results = try #require(dump.sections.last?.items)
      #expect(results.prefix(4).map(\.id.shortName) == ["a", "b", "c", "d"])
      #expect(results.prefix(4).map(\.badge) == ["remove", "remove", "remove", "add"])
      let badge = try #require(results[3].badgeFrame)
      try await page.click(.point(badge.center))
      page.members.insert("d")
      try await page.until("the fourth favorite") { $0.order.shortNames == "a b c d" }
      page.keyboard.press("Escape")
      try await page.until("the end of the search") { $0.search == nil }
    }
  }

  @Test func `Backspace takes back, Esc closes, and the page is as before`() async throws {
    try await withPage { page in
      page.pointer.move(to: Point(x: 4, y: 4))
      let before = try await page.dump().sections.map(\.id)
      page.keyboard.type("xq")
      #expect(try await page.dump().sections.last?.items.isEmpty == true)
      try await page.key("BackSpace")
      #expect(try await page.dump().search == "x")
      try await page.key("Escape")
      let dump = try await page.dump()
      #expect(dump.search == nil && dump.sections.map(\.id) == before)
    }
  }

  /// Starts the program, types as soon as its window is there, and waits for the launch.
  private func launchM07(on desktop: Desktop) async throws -> Program {
    // Where no window manager is, keys go to the window below the pointer.
    Pointer(desktop.input).move(to: Point(x: 300, y: 200))
    let program = try desktop.start(inspector: desktop.sandbox.freshPath("inspector"))
    _ = try await awaited("the window") { desktop.connection.event { $0.type == MapNotify } }
    let keyboard = Keyboard(desktop.input)
    keyboard.type("app m07")
    keyboard.press("Return")
    _ = try await awaited("the launch, but \(desktop.sandbox.launched)") {
      desktop.sandbox.launched == ["m07"] ? true : nil
    }
    return program
  }

  @Test(arguments: 1...3)
  func `no key is lost that is typed once the window is there`(run: Int) async throws {
    try await withDesktop { desktop in
      let program = try await launchM07(on: desktop)
      Keyboard(desktop.input).press("Control_L+q")
      #expect(try await program.process.exit() == 0)
    }
  }

  @Test func `a cold launcher on a busy machine loses no key that is typed at once`() async throws {
    try await withDesktop(Setup(geometry: "", arguments: ["--toggle"])) { desktop in
      let load = try (0..<3).map { _ in
        try ChildProcess(
          ["sh", "-c", "while :; do :; done"], environment: ["PATH": "/usr/bin:/bin"])
      }
      defer { load.forEach { $0.send(SIGKILL) } }
      let program = try await launchM07(on: desktop)
      #expect(try await program.process.exit() == 0)
    }
  }

  @Test func `a catalog that changes while a search is open is searched anew`() async throws {
    try await withPage(Setup(arguments: ["--search", "zebra"])) { page in
      #expect(try await page.dump().sections.last?.items.isEmpty == true)
      try page.sandbox.install("zebra")
      try await page.until("the new application") {
        $0.sections.last?.items.map(\.id.shortName) == ["zebra"]
      }
      page.pointer.move(to: Point(x: 4, y: 4))
      try await page.key("Escape")
    }
  }

  @Test func `Chinese names are found by pinyin`() async throws {
    try await withDesktop { desktop in
      let file = try desktop.sandbox.desktopFile("wechat")
      try file.write(
        "[Desktop Entry]\nType=Application\nName=微信\nExec=true\nCategories=Utility;\n")
      let page = try await desktop.open()
      for text in ["weixin", "wx"] {
        page.pointer.move(to: Point(x: 4, y: 4))
        page.keyboard.type(text)
        #expect(try await page.dump().sections.last?.items.first?.title == "微信")
        try await page.key("Escape")
      }
      try await page.close()
    }
  }
}
