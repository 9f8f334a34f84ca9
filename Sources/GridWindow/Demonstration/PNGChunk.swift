/// One chunk of a PNG file.
nonisolated struct PNGChunk {
  /// The four letters of its type.
  let type: String
  /// Its data.
  let data: [UInt8]

  /// The signature of a PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk from its parts.
  init(_ type: String, _ data: [UInt8]) { (self.type, self.data) = (type, data) }

  /// The chunks of the PNG file `png`, without an incomplete one at the end.
  static func all(in png: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var start = signature.count
    while start + 12 <= png.count {
      let length = png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= png.count else { break }
      let type = String(decoding: png[start + 4..<start + 8], as: UTF8.self)
      chunks.append(PNGChunk(type, Array(png[start + 8..<start + 8 + length])))
      start += 12 + length
    }
    return chunks
  }

  /// The chunk in file form: length, type, data, and the checksum of type and data.
  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return Self.number(data.count) + body + Self.number(Int(Self.checkSum(body)))
  }

  /// `number` as four bytes, the most significant first.
  static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      let half = sum >> 1
      return sum & 1 == 1 ? half ^ 0xedb8_8320 : half
    }
  }

  /// The CRC-32 of PNG and ISO 3309.
  static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int(sum & 0xff) ^ Int(byte)] ^ sum >> 8 }
    return ~sum
  }
}
