/// The ASCII characters that mean something in key files and command lines.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let openBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closeBracket = UInt8(ascii: "]")
  static let slash = UInt8(ascii: "/")
  static let singleQuote = UInt8(ascii: "'")
  static let doubleQuote = UInt8(ascii: "\"")

  /// A space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
}
