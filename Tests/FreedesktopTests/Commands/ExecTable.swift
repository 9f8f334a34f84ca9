import Testing

@testable import Freedesktop

/// A table of command lines as text, one row a line: `value → argument¦argument`.
enum ExecTable {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The value as it is written in a file.
    let text: String
    let expected: String

    /// The value without its escapes, as `Exec` parses it.
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
