/// Makes any string safe to be set as one paragraph.
enum TextSanitizer {
  /// The most Unicode scalars that are looked at: more never fit on a line of a screen.
  static let limit = 1024

  /// `string` with its control characters as visible symbols, cut to `limit` scalars.
  ///
  /// - Complexity: O(`limit`), however long the string is.
  static func of(_ string: String) -> String {
    let isShort = string.utf8.count <= limit
    if isShort, string.unicodeScalars.allSatisfy({ symbol(for: $0) == nil }) { return string }
    var result = String.UnicodeScalarView()
    var rest = string.unicodeScalars.makeIterator()
    while result.count < limit, let scalar = rest.next() {
      result.append(symbol(for: scalar) ?? scalar)
    }
    if rest.next() != nil { result.append("…") }
    return String(result)
  }

  /// The symbol that stands for a control character, or `nil` for any other scalar.
  private static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09: "→"
    case 0x0a, 0x0d, 0x2028, 0x2029: "↵"
    case 0..<0x20, 0x7f..<0xa0: "\u{fffd}"
    default: nil
    }
  }
}
