import Glibc
import TestSupport
import Testing

@testable import EndToEndSupport

/// Standard streams that are closed, or that don't block, when the program starts.
@Suite struct StreamTests {
  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", ">&- 2>&-", "<&- 2>&-", "<&- >&- 2>&-"])
  func `nothing else gets the number of a closed stream`(closing: String) async throws {
    // What is misspelled is logged to standard error.
    let fixture = Fixture(config: "[Grid]\nColums=4\n")
    let wrapper = ["sh", "-c", "exec \"$@\" \(closing)", "sh"]
    try await withDesktop(Setup(fixture: fixture, wrapper: wrapper)) { desktop in
      let page = try await desktop.open()
      let directory = "/proc/\(page.program.process.pid)/fd"
      for (number, redirection) in [(0, "<&-"), (1, " >&-"), (2, "2>&-")]
      where " \(closing)".contains(redirection) {
        let target = realpath("\(directory)/\(number)", nil)
        defer { free(target) }
        #expect(target.map { String(cString: $0) } == "/dev/null", "\(number)")
      }
      try await page.drag("a", to: "c")
      try await page.expectOrder("b c a d e f g h i j k l")
      try await page.close()
    }
  }

  @Test func `a closed standard input is no list`() async throws {
    try await withDesktop { desktop in
      let result = try await desktop.sandbox.run(
        ["--stdin", "--select"], environment: ["DISPLAY": desktop.server.name],
        wrapper: ["sh", "-c", "exec \"$@\" <&-", "sh"])
      #expect(result.status == 1)
      #expect(result.saysOneSentence, "\(result.errors)")
    }
  }

  @Test func `a closed standard output is an error of what writes there`() async throws {
    let result = try await Sandbox.f12().run(
      ["--list"], wrapper: ["sh", "-c", "exec \"$@\" >&-", "sh"])
    #expect(result.status == 1)
    #expect(result.saysOneSentence, "\(result.errors)")
  }
}
