import Freedesktop
import Glibc
import System
import TestSupport
import Testing

@testable import GridSettings
@testable import GridWindow

/// `--launch ID -- FILE…`, from the words of the command line to those of the program.
nonisolated struct LaunchOptionTests {
  private let directory = ScratchDirectory()

  /// What the program was started with, a line of bytes a start, once there are `count`.
  private func starts(_ count: Int, of script: String) -> [[UInt8]] {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      let bytes = (try? RegularFile.bytes(of: script + ".out", limit: 1 << 16)) ?? []
      let lines = bytes.split(separator: 10).map(Array.init)
      if lines.count >= count, bytes.last == 10 {
        return lines.sorted { $0.lexicographicallyPrecedes($1) }
      }
      usleep(2000)
    }
    return []
  }

  /// Launches a program whose command line has `code`, and returns what it was started with.
  private func launch(
    _ code: String, _ files: [CommandWord], starts count: Int = 1
  ) throws -> [[UInt8]] {
    let script = directory.writeProgram(
      "run", "line=$(printf '[%s]' \"$@\")\necho \"$line\" >> \"$0.out\"")
    directory.writeEntry("a.desktop", name: "A", "Exec=\(script) \(code)")
    let options = try OptionParser.parse(["--launch", "a.desktop", "--"] + files)
    let result = Commands(options: options, environment: directory.environment()).run()
    #expect(result == CommandResult())
    return starts(count, of: script)
  }

  @Test(arguments: [
    ("%f", ["[/a b]", "[/c]"]), ("%F", ["[/a b][/c]"]),
    ("%u", ["[file:///a%20b]", "[http://x/?y]", "[file:///c]"]),
    ("%U", ["[file:///a%20b][http://x/?y][file:///c]"]),
  ])
  func `files and addresses reach the program by its field code`(
    code: String, expected: [String]
  ) throws {
    let files: [CommandWord] =
      code.lowercased() == "%f" ? ["/a b", "/c"] : ["/a b", "http://x/?y", "/c"]
    #expect(
      try launch(code, files, starts: expected.count) == expected.sorted().map { Array($0.utf8) })
  }

  @Test func `relative names count from where the person is, and blanks and percents stay`() throws
  {
    let here = Options.currentDirectory
    let files: [CommandWord] = ["a b", "100%", "-x", "file:///y%20z", "./http:"]
    #expect(
      try launch("%F", files)
        == [Array("[\(here)/a b][\(here)/100%][\(here)/-x][/y z][\(here)/./http:]".utf8)])
  }

  @Test(arguments: [("%F", "[/\u{1}\u{2}][/x]"), ("%U", "[file:///%FF%FE][file:///x]")])
  func `a name that is not UTF-8 reaches the program byte for byte`(
    code: String, expected: String
  ) throws {
    let bytes = expected.utf8.map { $0 == 1 ? 0xFF : $0 == 2 ? 0xFE : $0 }
    #expect(
      try launch(code, [CommandWord(bytes: [UInt8(ascii: "/"), 0xFF, 0xFE]), "/x"]) == [bytes])
  }

  @Test func `many files are one call of a program that takes many`() throws {
    let files = (0..<1000).map { CommandWord("/some/directory/file number \($0)") }
    let line = files.map { "[\($0)]" }.joined()
    #expect(try launch("%F", files) == [Array(line.utf8)])
  }

  @Test func `files that the application can't open are refused, and nothing starts`() throws {
    directory.writeEntry("a.desktop", name: "A", "Exec=true")
    directory.writeEntry("b.desktop", name: "B", "Exec=true %f")
    func failure(_ words: CommandWord...) throws -> String? {
      let options = try OptionParser.parse(["--launch"] + words)
      let result = Commands(options: options, environment: directory.environment()).run()
      return result?.messages.first?.text
    }
    #expect(
      try failure("a.desktop", "--", "x") == "could not start A: this application opens no files")
    #expect(
      try failure("b.desktop", "--", "http://x")
        == "could not start B: this application opens only local files, not “http://x”")
  }
}
