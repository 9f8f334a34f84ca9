/// The kinds of text an item can be found by; the byte of its kind stands before each.
enum SearchField: UInt8, Sendable {
  /// A name, or how a Chinese name is read.
  case name = 1
  /// The first letters of the words of a name.
  case initials
  /// Anything else.
  case other

  /// The field that `byte` begins; `nil` for a byte of a text.
  init?(_ byte: UInt8) {
    guard byte <= 3 else { return nil }
    self.init(rawValue: byte)
  }
}

extension UInt8 {
  /// Whether a word begins behind this byte of a folded text.
  var endsWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      false
    default: true
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a sign for programs and is never drawn itself.
  var isNeverDrawn: Bool { !isASCII && properties.isDefaultIgnorableCodePoint }

  /// Whether it is a letter or a digit.
  var isWordPart: Bool {
    if isASCII { return !UInt8(truncatingIfNeeded: value | 0x20).endsWord }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
