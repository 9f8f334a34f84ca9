import Glibc
import TestSupport
import Testing

@testable import EndToEndSupport

/// C44: a home where every application takes long to open.
@Suite struct SlowHomeTests {
  /// Where there is a file `slow`, opening each of the forty entries takes a second, until the
  /// slowness is ended.
  private static let wrapper = [
    "sh", "-c",
    """
    [ -e "$XDG_RUNTIME_DIR/slow" ] || exec "$@"
    exec strace -D -f -qq -o /dev/null -P "$XDG_DATA_HOME/applications" -e trace=openat \\
      -e inject=openat:delay_exit=1000000 "$@"
    """, "sh",
  ]

  /// Lets the files of `page` open as they do elsewhere, from now on.
  private func endSlowness(of page: Page) throws {
    let status = File(path: "/proc/\(page.program.process.pid)/status").lines
    let tracer = status.first { $0.hasPrefix("TracerPid:") }
      .flatMap { pid_t($0.dropFirst("TracerPid:\t".count)) }
    #expect(kill(try #require(tracer), SIGKILL) == 0)
  }

  private static let hasTracer = access("/usr/bin/strace", X_OK) == 0

  /// A page on the slow home, opened for the first time with `arguments`.
  private func withSlowPage(
    _ arguments: String..., body: (Desktop, Page) async throws -> Void
  ) async throws {
    let setup = Setup(arguments: arguments, wrapper: Self.wrapper)
    try await withDesktop(setup) { desktop in
      try desktop.sandbox.runtime.file("slow").write("")
      let page = try await desktop.open(waitingForRest: false)
      #expect(try await page.dump().catalog.isEmpty)
      do { try await body(desktop, page) } catch {
        throw EndToEndError("\(error)\nThe program said: \(page.program.errors)")
      }
    }
  }

  @Test(.enabled(if: hasTracer))
  func `C44 favorites are there before the applications, and nothing typed is lost`() async throws {
    try await withDesktop(Setup(wrapper: Self.wrapper)) { desktop in
      try await desktop.open().close()
      try desktop.sandbox.runtime.file("slow").write("")
      let page = try await desktop.open(waitingForRest: false)
      let dump = try await page.dump()
      #expect(dump.catalog.isEmpty && !dump.favorites.contains(where: \.ghost))
      #expect(dump.favorites.map(\.title) == Fixture.letters.map { "App \($0)" })
      try await page.awaitIcon(of: "a", 0x00ff80)
      page.pointer.move(to: try #require(dump.favorites[1].frame).center)
      page.pointer.click(1)
      page.pointer.move(to: Point(x: 4, y: 4))
      page.keyboard.type("app m1")
      page.keyboard.press("Return")
      #expect(try await page.dump().search == "app m1")
      #expect(page.sandbox.launched.isEmpty)
      #expect(try await page.metrics().catalogReadings == 0)
      try endSlowness(of: page)
      _ = try await awaited("both") { page.sandbox.launched.sorted() == ["b", "m10"] ? true : nil }
      try await page.close()
    }
  }

  @Test(.enabled(if: hasTracer))
  func `a page that closes waits for no file, and a start after it opens another`() async throws {
    try await withSlowPage { desktop, page in
      #expect(try await page.dump().favorites.map(\.title) == Fixture.letters)
      page.connection.requestClose(page.window)
      #expect(try await page.program.process.exit() == 0)
      let second = try await desktop.open(waitingForRest: false)
      #expect(try await second.dump().catalog.isEmpty)
      try await second.close()
    }
  }

  @Test(.enabled(if: hasTracer))
  func `Escape takes back an Enter that waits, and closes the launcher`() async throws {
    try await withSlowPage("--toggle") { _, page in
      page.keyboard.type("app m1")
      page.keyboard.press("Return")
      _ = try await page.until("the search") { $0.search == "app m1" }
      page.keyboard.press("Escape")
      _ = try await page.until("the page") { $0.search == nil }
      page.keyboard.press("Escape")
      #expect(try await page.program.process.exit() == 0)
      #expect(page.sandbox.launched.isEmpty)
      try await page.expectCleanEnd()
    }
  }

  @Test(.enabled(if: hasTracer))
  func `what says that it is starting does, though the launcher is closed`() async throws {
    try await withSlowPage("--toggle") { _, page in
      try await click("b", on: page)
      page.keyboard.press("Escape")
      _ = try await awaited("the window's going") {
        page.connection.isViewable(page.window) ? nil : true
      }
      #expect(page.sandbox.launched.isEmpty)
      try endSlowness(of: page)
      try await page.awaitLaunches("b")
      #expect(try await page.program.process.exit() == 0)
    }
  }

  @Test(.enabled(if: hasTracer))
  func `a signal ends the waiting, and the log says what did not start`() async throws {
    try await withSlowPage { _, page in
      try await click("b", on: page)
      page.program.process.send(SIGTERM)
      #expect(try await page.program.process.exit() == 0)
      #expect(page.program.errors.contains("did not start b"))
      #expect(page.sandbox.launched.isEmpty)
    }
  }

  private func click(_ name: String, on page: Page) async throws {
    let dump = try await page.dump()
    let cell = try #require(dump.favorites.first { $0.id.shortName == name }?.frame)
    page.pointer.move(to: cell.center)
    page.pointer.click(1)
    #expect(try await page.metrics().catalogReadings == 0)
  }
}
