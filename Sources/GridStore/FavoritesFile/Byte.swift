/// The bytes that mean something in a favorites file.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
  static let exclamationMark = UInt8(ascii: "!")
  static let numberSign = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  /// The characters that an id can't begin with unescaped.
  static let special: Set<UInt8> = [exclamationMark, numberSign, backslash, blank, tab]
  /// The characters that an id can't end with unescaped, with the letters that stand for them.
  static let letters = [blank: UInt8(ascii: "s"), carriageReturn: UInt8(ascii: "r")]
  /// The letters of `letters`, with what they stand for.
  static let meanings = [UInt8(ascii: "s"): blank, UInt8(ascii: "r"): carriageReturn]
}
