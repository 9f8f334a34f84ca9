import Testing

@testable import GridWindow

/// What shells offer behind `gridwindow`: the options of the table, in its words.
struct CompletionTests {
  private static let rules = OptionRule.all.filter { $0.role != .hidden }

  private func lines(_ name: String) throws -> [Substring] {
    let here = #filePath.split(separator: "/").dropLast(3)
    let path = here.reduce("") { "\($0)/\($1)" } + "/Assets/desktop/completions/\(name)"
    let file = try #require(IconFile(path: path))
    return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
  }

  @Test func `bash offers every option and no other`() throws {
    let lines = try lines("gridwindow.bash")
    let start = try #require(lines.firstIndex { $0.hasSuffix("options=\"") })
    let offered = lines[(start + 1)...].prefix { $0 != "  \"" }.flatMap { $0.split(separator: " ") }
    #expect(offered.map(String.init) == Self.rules.map { "--\($0.name)" })
  }

  @Test func `fish offers every option with what it does, and no other`() throws {
    let offered = try lines("gridwindow.fish").filter { $0.contains(" -l ") }
    #expect(offered.count == Self.rules.count)
    for (line, rule) in zip(offered, Self.rules) {
      #expect(line.hasPrefix("complete -c gridwindow -l \(rule.name) -d '\(rule.summary)'"))
      #expect(rule.values.isEmpty == !(line.contains(" -x") || line.contains(" -r")), "\(line)")
    }
  }

  @Test func `zsh offers every option with what it does, and no other`() throws {
    let offered = try lines("_gridwindow").filter { $0.hasPrefix("  '--") }
    #expect(offered.count == Self.rules.count)
    for (line, rule) in zip(offered, Self.rules) {
      let summary = rule.summary.split(separator: ":", omittingEmptySubsequences: false)
        .joined(separator: "\\:")
      let beginning = "  '--\(rule.name)[\(summary)]"
      #expect(line.hasPrefix(rule.values.isEmpty ? beginning + "'" : beginning + ":"), "\(line)")
    }
  }

  @Test(arguments: ["gridwindow.bash", "gridwindow.fish", "_gridwindow"])
  func `every shell knows the presets and the levels`(name: String) throws {
    let text = try lines(name).joined(separator: "\n")
    #expect(text.contains("applications channel-order life-services news-channels numbers wobble"))
    #expect(text.contains("error warning info debug"))
  }
}
