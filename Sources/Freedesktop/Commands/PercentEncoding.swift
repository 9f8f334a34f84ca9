/// The `%XX` form of bytes in a URI.
enum PercentEncoding {
  private static let digits = Array("0123456789ABCDEF")
  private static let unreserved = Set("-._~/".utf8)

  /// The bytes as text, with every byte encoded that is not allowed in the path of a URI.
  static func encode(_ bytes: [UInt8]) -> String {
    bytes.reduce(into: "") { result, byte in
      if isAlphanumeric(byte) || unreserved.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }

  /// The bytes of the text with its `%XX` undone; nil when one is malformed, or the result holds
  /// NUL.
  static func decode(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      if byte == .percent {
        guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value)
        else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    return bytes.contains(0) ? nil : bytes
  }

  /// Whether the bytes begin with a scheme and a colon, as `https:` or `mailto:`.
  static func hasScheme(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      let first = bytes.first, isAlphanumeric(first), first > UInt8(ascii: "9")
    else { return false }
    return bytes[..<colon].allSatisfy { isAlphanumeric($0) || "+-.".utf8.contains($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  private static func value(of digit: UInt8) -> UInt8? {
    Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt8.init)
  }
}
