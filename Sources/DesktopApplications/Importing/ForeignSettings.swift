/// The settings of another program as lines of `key=value`, with or without `[group]` headers.
///
/// Looser than a key file: Qt and Xfce write headers of several brackets, or none at all. A line
/// of any other form is passed over.
struct ForeignSettings: Sendable {
  /// The lines in their order.
  let entries: [Entry]

  /// One line.
  struct Entry: Equatable, Sendable {
    /// What stands above it between the first bracket and the last; empty without a header.
    var group: String
    var key: String
    var value: String
  }

  /// Reads `bytes`; what is not UTF-8 is repaired.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    var group = ""
    entries = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = Self.trimmed(String(decoding: line, as: UTF8.self)[...])
      if line.hasPrefix("["), line.hasSuffix("]") {
        group = String(line.dropFirst().dropLast())
        return nil
      }
      guard let equals = line.firstIndex(of: "="), !line.hasPrefix("#") else { return nil }
      return Entry(
        group: group, key: String(Self.trimmed(line[..<equals])),
        value: String(Self.trimmed(line[line.index(after: equals)...])))
    }
  }

  /// The elements of a value with commas between them, without empty ones.
  static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { String(trimmed($0)) }.filter { !$0.isEmpty }
  }

  /// The text without the white space at its ends.
  static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    return start[
      ..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:))
        ?? start.startIndex)]
  }
}
