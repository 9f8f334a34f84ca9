import Testing

@testable import Freedesktop

/// A table of command lines as text, one row a line: `value → argument¦argument`.
enum ExecTable {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The value as it stands in a file.
    let text: String
    let expected: String

    /// The value with its escapes undone, as `Exec` takes it.
    var value: String {
      let bytes = ValueEscapes.unescape(Array(text.utf8)[...])
      return String(decoding: bytes, as: UTF8.self)
    }

    var arguments: [CommandWord] {
      expected.split(separator: "¦").map { $0 == "∅" ? "" : CommandWord(String($0)) }
    }

    var testDescription: String { text }
  }

  static func rows(_ table: String) -> [Row] {
    table.split(separator: "\n").map { line in
      let parts = line.split(separator: " → ", maxSplits: 1).map(String.init)
      return Row(text: parts[0], expected: parts.count > 1 ? parts[1] : "")
    }
  }
}
