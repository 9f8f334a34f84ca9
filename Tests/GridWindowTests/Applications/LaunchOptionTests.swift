import Freedesktop
import Glibc
import Testing

@testable import GridWindow

/// `--launch ID -- FILE…`, from the words of the command line to those of the program.
nonisolated struct LaunchOptionTests {
  private let directory = ScratchDirectory()

  /// The words that the program was started with, a line a start, once there are `count`.
  private func starts(_ count: Int, of script: String) -> [String] {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      let bytes = (try? RegularFile.bytes(of: script + ".out", limit: 1 << 16)) ?? []
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      if lines.count >= count { return lines.sorted() }
      usleep(2000)
    }
    return []
  }

  @Test(arguments: [
    ("%f", ["[/a b]", "[/c]"]), ("%F", ["[/a b][/c]"]),
    ("%u", ["[file:///a%20b]", "[http://x/?y]", "[file:///c]"]),
    ("%U", ["[file:///a%20b][http://x/?y][file:///c]"]),
  ])
  func `files and addresses reach the program by its field code`(
    code: String, expected: [String]
  ) throws {
    let script = directory.writeProgram(
      "run", "line=$(printf '[%s]' \"$@\")\necho \"$line\" >> \"$0.out\"")
    directory.writeEntry("a.desktop", name: "A", "Exec=\(script) \(code)")
    let files = code == "%f" || code == "%F" ? ["/a b", "/c"] : ["/a b", "http://x/?y", "/c"]
    let options = try OptionParser.parse(["--launch", "a.desktop", "--"] + files)
    let result = Commands(options: options, environment: directory.environment()).run()
    #expect(result == CommandResult())
    #expect(starts(expected.count, of: script) == expected.sorted())
  }
}
