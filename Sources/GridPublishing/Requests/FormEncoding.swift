/// The encoding `application/x-www-form-urlencoded` of the URL Standard, section 5.2.
enum FormEncoding {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Appends the encoded UTF-8 of `text` to `bytes`.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") {
        bytes.append(UInt8(ascii: "+"))
      } else if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
