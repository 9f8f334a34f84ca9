/// Settings of another program in lines `key=value`, with or without `[group]` headers.
///
/// Less strict than a key file: Qt and Xfce write headers of several brackets, or none. Other lines
/// are ignored.
struct ForeignSettings: Sendable {
  /// The entries in order.
  let entries: [Entry]

  /// One line.
  struct Entry: Equatable, Sendable {
    /// The text between the first and the last bracket of the header; empty without a header.
    var group: String
    var key: String
    var value: String
  }

  /// Reads `bytes`.
  ///
  /// Invalid UTF-8 is repaired.
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

  /// The non-empty elements of a comma-separated value.
  static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { String(trimmed($0)) }.filter { !$0.isEmpty }
  }

  /// The text without leading and trailing white space.
  static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    return start[
      ..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:))
        ?? start.startIndex)]
  }
}
