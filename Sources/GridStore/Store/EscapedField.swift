/// A text as one of several fields of a line: no tab, no line feed.
enum EscapedField {
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case Byte.tab: bytes += [Byte.backslash, UInt8(ascii: "t")]
      case Byte.lineFeed: bytes += [Byte.backslash, UInt8(ascii: "n")]
      case Byte.backslash: bytes += [Byte.backslash, Byte.backslash]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func unescaped(_ field: String) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in field.utf8 {
      switch (isEscaped, byte) {
      case (false, Byte.backslash):
        isEscaped = true
        continue
      case (true, UInt8(ascii: "t")): bytes.append(Byte.tab)
      case (true, UInt8(ascii: "n")): bytes.append(Byte.lineFeed)
      default: bytes.append(byte)
      }
      isEscaped = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
