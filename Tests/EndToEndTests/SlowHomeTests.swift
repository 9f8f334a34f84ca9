import Glibc
import Testing

/// C44: a home where every application takes long to open.
@Suite struct SlowHomeTests {
  /// Where there is a file `slow`, opening each of the forty entries takes a tenth of a second.
  private static let wrapper = [
    "sh", "-c",
    """
    [ -e "$XDG_RUNTIME_DIR/slow" ] || exec "$@"
    exec strace -D -f -qq -o /dev/null -P "$XDG_DATA_HOME/applications" -e trace=openat \\
      -e inject=openat:delay_exit=100000 "$@"
    """, "sh",
  ]

  @Test(.enabled(if: access("/usr/bin/strace", X_OK) == 0))
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
      try await page.awaitLaunches("b", "m10")
      try await page.close()
    }
  }
}
