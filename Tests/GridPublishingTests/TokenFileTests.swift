import Glibc
import System
import TestSupport
import Testing

@testable import GridPublishing

@Suite struct TokenFileTests {
  private let scratch = ScratchDirectory()

  private func token(_ text: String, mode: mode_t = 0o600) throws -> String {
    scratch.write("token", text)
    chmod("\(scratch.path)/token", mode)
    return try TokenFile.token(in: "\(scratch.path)/token")
  }

  @Test(arguments: [
    ("abc", "abc"), ("abc\n", "abc"), ("  a b\t\r\n", "a b"), ("abc\nmore\r\n", "abc"),
    (String(repeating: "x", count: 4096), String(repeating: "x", count: 4096)),
  ])
  func `the token is the first line without blanks around`(text: String, expected: String) throws {
    #expect(try token(text) == expected)
  }

  @Test(arguments: ["", "\n", " \t\nabc", "a\rb\n", "a\0b", "a\u{1b}b", "ä", "\u{7f}"])
  func `a first line that is no token is refused`(text: String) {
    #expect(throws: TokenFileError.malformed) { try token(text) }
  }

  @Test func `a file that is too large is refused`() {
    let text = String(repeating: "x", count: 4097)
    #expect(throws: TokenFileError.tooLarge) { try token(text) }
  }

  @Test(arguments: [0o600, 0o400, 0o700] as [mode_t])
  func `a file for its owner alone is read`(mode: mode_t) throws {
    #expect(try token("t", mode: mode) == "t")
  }

  @Test(arguments: [0o640, 0o604, 0o620, 0o601, 0o666, 0o777] as [mode_t])
  func `a file that others may use is refused`(mode: mode_t) {
    #expect(throws: TokenFileError.open(mode: mode)) { try token("t", mode: mode) }
  }

  @Test func `links, directories and pipes are refused and nothing waits`() throws {
    _ = try token("t")
    symlink("\(scratch.path)/token", "\(scratch.path)/link")
    #expect(throws: TokenFileError.unreadable(SystemError(code: ELOOP))) {
      try TokenFile.token(in: "\(scratch.path)/link")
    }
    mkfifo("\(scratch.path)/pipe", 0o600)
    #expect(throws: TokenFileError.notRegular) { try TokenFile.token(in: "\(scratch.path)/pipe") }
    #expect(throws: TokenFileError.notRegular) { try TokenFile.token(in: scratch.path) }
    #expect(throws: TokenFileError.unreadable(SystemError(code: ENOENT))) {
      try TokenFile.token(in: "\(scratch.path)/none")
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
  func `a file of another user is refused`() throws {
    _ = try token("t")
    chown("\(scratch.path)/token", 12_345, 12_345)
    #expect(throws: TokenFileError.foreign) { try TokenFile.token(in: "\(scratch.path)/token") }
  }
}
