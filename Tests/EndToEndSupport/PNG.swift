/// Writes the simplest PNG pictures there are.
enum PNG {
  /// A square of one color, `side` pixels wide, uncompressed.
  static func square(side: Int, red: UInt8, green: UInt8, blue: UInt8) -> [UInt8] {
    let pixels = [[UInt8]](repeating: [red, green, blue], count: side).joined()
    let rows = Array([[UInt8]](repeating: [0] + pixels, count: side).joined())
    let size = bigEndian(UInt32(side))
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk("IHDR", size + size + [8, 2, 0, 0, 0])
      + chunk("IDAT", stored(rows))
      + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(crc(body))
  }

  /// A zlib stream of one stored block; `bytes` are at most 65,535.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let length = [UInt8(count & 0xff), UInt8(count >> 8)]
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + bytes + bigEndian(adler(bytes))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
    }
    return ~sum
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
