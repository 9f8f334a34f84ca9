import CX11
import Glibc
import TestSupport
import Testing

@testable import EndToEndSupport

/// Starts of the program that find its window open.
@Suite struct SecondStartTests {
  @Test(arguments: WindowManager.managers)
  func `a second start gives the window the focus and ends`(manager: WindowManager) async throws {
    try await withPage(Setup(windowManager: manager, geometry: "640x480")) { page in
      let cover = try await page.desktop.coverWithFocus()
      let outcome = try await page.desktop.startAgain()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      _ = try await awaited("the focus") { page.connection.hasFocus(page.window) ? true : nil }
      page.connection.destroy(cover)
    }
  }

  @Test func `without a window manager a second start raises the window`() async throws {
    try await withPage { page in
      let cover = page.desktop.cover()
      #expect(page.connection.isTopmost(cover))
      #expect(try await page.desktop.startAgain().status == 0)
      _ = try await awaited("the raised window") {
        page.connection.isTopmost(page.window) ? true : nil
      }
      #expect(page.connection.hasFocus(page.window))
      page.connection.destroy(cover)
    }
  }

  @Test func `a second start says that its start is over, and can ask for edit mode`() async throws
  {
    try await withPage { page in
      XSelectInput(page.connection.display, page.connection.root, PropertyChangeMask)
      page.connection.sync()
      let startup = "launcher-4711-of-somebody_TIME5"
      #expect(try await page.desktop.startAgain("--edit", startup: startup).status == 0)
      let message = page.connection.startupMessage()
      #expect(message == "remove: ID=\"\(startup)\"")
      try await page.until("edit mode") { $0.editing }
      try await page.leaveEditing()
    }
  }

  @Test(arguments: [WindowManager.openbox, .xfwm4, .icewm])
  func `C62 the desktop of the window is asked for, the new start's time is used`(
    manager: WindowManager
  ) async throws {
    try await withPage(Setup(windowManager: manager, geometry: "640x480")) { page in
      try await page.connection.goToDesktop(1)
      #expect(try await page.desktop.startAgain(startup: "x_TIME4711").status == 0)
      _ = try await awaited("the time of the start") {
        page.connection.cardinals("_NET_WM_USER_TIME", of: page.window) == [4711] ? true : nil
      }
      try await page.connection.goToDesktop(0)
      try await page.idle()
    }
  }

  @Test func `another favorites file has a window of its own`() async throws {
    try await withPage { page in
      let path = page.sandbox.freshPath("project")
      let other = try Program(
        ["--favorites", path], in: page.sandbox, environment: ["DISPLAY": page.desktop.server.name])
      let window = try await awaited("the other window") {
        page.connection.windows(ofProcess: other.process.pid).first
      }
      let again = try await page.desktop.startAgain("--favorites", path)
      #expect(again.status == 0)
      page.connection.requestClose(window)
      #expect(try await other.process.exit() == 0)
    }
  }

  @Test func `a second start hands over what it searches for`() async throws {
    try await withPage { page in
      #expect(try await page.desktop.startAgain("--search", "App m07").status == 0)
      try await page.until("the search") { $0.search == "App m07" }
      #expect(try await page.dump().items.map(\.id).contains("m07.desktop"))
      try await page.key("Escape")
    }
  }

  @Test(arguments: [[], ["--toggle"], ["--edit"], ["--search", "App m07"]])
  func `a window that does not answer is said to, and is left alone once it would`(
    wish: [String]
  ) async throws {
    try await withPage { page in
      let cover = page.desktop.cover()
      page.program.process.send(SIGSTOP)
      let outcome = try await page.desktop.startAgain(wish)
      #expect(outcome.status == 1)
      #expect(outcome.saysOneSentence, "\(outcome.errors)")
      #expect(outcome.errors.contains("\(page.program.process.pid)"))
      page.program.process.send(SIGCONT)
      try await page.idle()
      let dump = try await page.dump()
      #expect(!dump.editing && dump.search == nil)
      #expect(page.connection.isTopmost(cover))
      page.connection.destroy(cover)
      // A start that comes now is followed, so the earlier ones have been seen.
      #expect(try await page.desktop.startAgain("--search", "App m08").status == 0)
      try await page.until("the search") { $0.search == "App m08" }
      try await page.key("Escape")
    }
  }

  @Test func `a start that finds the window ending opens another one`() async throws {
    try await withDesktop { desktop in
      let page = try await desktop.open()
      page.program.process.send(SIGSTOP)
      let second = try desktop.start(inspector: desktop.sandbox.freshPath("inspector"))
      _ = try await awaited("its question") {
        desktop.connection.children(of: desktop.connection.root).count > 1 ? true : nil
      }
      page.program.process.send(SIGKILL)
      let window = try await awaited("another window") {
        desktop.connection.windows(ofProcess: second.process.pid).first
      }
      desktop.connection.requestClose(window)
      #expect(try await second.process.exit() == 0)
    }
  }

  @Test func `of starts at the same moment one stays`() async throws {
    try await withDesktop { desktop in
      let programs = try (0..<4).map { number in
        try desktop.start(inspector: desktop.sandbox.freshPath("inspector-\(number)"))
      }
      _ = try await awaited("one window") {
        programs.filter { $0.process.poll() == nil }.count == 1 ? true : nil
      }
      #expect(programs.filter { $0.process.poll() == 0 }.count == 3)
      let last = try #require(programs.first { $0.process.poll() == nil })
      let window = try await awaited("its window") {
        desktop.connection.windows(ofProcess: last.process.pid).first
      }
      desktop.connection.requestClose(window)
      #expect(try await last.process.exit() == 0)
    }
  }
}
