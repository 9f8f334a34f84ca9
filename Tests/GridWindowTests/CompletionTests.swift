import System
import TestSupport
import Testing

@testable import GridSettings
@testable import GridWindow
@testable import IconLoading

/// What shells offer behind `gridwindow`: the options of the table, in its words.
struct CompletionTests {
  private static let rules = OptionRule.all.filter { $0.role != .hidden }

  /// The options that a path may follow.
  private static let pathOptions = rules.filter { rule in
    rule.values.contains { ["NAME|FILE", "SOURCE", "FILE", "DIR"].contains($0) }
  }.map(\.name)
  private static let directory = {
    let here = #filePath.split(separator: "/").dropLast(3)
    return here.reduce("") { "\($0)/\($1)" } + "/Assets/desktop/completions"
  }()

  private func lines(_ name: String) throws -> [Substring] {
    let bytes = try RegularFile.bytes(of: "\(Self.directory)/\(name)", limit: 1 << 20)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
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
      let beginning =
        rule.values.isEmpty ? "--\(rule.name)[\(summary)]'" : "--\(rule.name)=[\(summary)]:"
      #expect(line.hasPrefix("  '" + beginning), "\(line)")
    }
  }

  @Test func `bash offers files where one belongs, and nowhere else`() throws {
    let scratch = ScratchDirectory()
    let results = scratch.write("results", "")
    scratch.makeDirectory("in/directory")
    let script = """
      compopt() { :; }
      gridwindow() { :; }
      source '\(Self.directory)/gridwindow.bash'
      cd '\(scratch.path)/in'
      offers() {
        COMP_WORDS=(gridwindow "$@" d) COMP_CWORD=$(($# + 1)) COMPREPLY=()
        _gridwindow
        [[ " ${COMPREPLY[*]} " != *" directory "* ]] || echo "$*"
      }
      for option in \(Self.rules.map(\.name).joined(separator: " ")); do
        offers "--$option"
        offers "--$option" =
      done
      offers --launch x
      offers --launch x --
      """
    let shell = try ChildProcess(
      ["bash", "--norc", "-c", script], files: [1: results, 2: results])
    #expect(shell.wait() == 0)
    let bytes = try RegularFile.bytes(of: results, limit: 1 << 20)
    let offers = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(
      offers == Self.pathOptions.flatMap { ["--\($0)", "--\($0) ="] } + ["--launch x --"])
  }

  @Test func `fish and zsh offer files where one belongs, and nowhere else`() throws {
    let fish = try lines("gridwindow.fish").filter {
      $0.contains(" -F") || $0.contains("complete_directories")
    }
    let zsh = try lines("_gridwindow").filter {
      $0.hasPrefix("  '--") && ["_files", "_source", "_preset"].contains(where: $0.contains)
    }
    #expect(fish.first?.contains("-n 'contains -- -- (commandline -opc)'") == true)
    #expect(fish.dropFirst().map { String($0.split(separator: " ")[4]) } == Self.pathOptions)
    #expect(zsh.map { String($0.dropFirst(5).prefix { $0 != "=" }) } == Self.pathOptions)
    #expect(try lines("_gridwindow").last == "  '*:file:_gridwindow_files'")
  }

  @Test(arguments: ["gridwindow.bash", "gridwindow.fish", "_gridwindow"])
  func `every shell knows the presets and the levels`(name: String) throws {
    let text = try lines(name).joined(separator: "\n")
    #expect(text.contains("applications channel-order life-services news-channels numbers wobble"))
    #expect(text.contains("error warning info debug"))
  }
}
