/// The size that the header of a picture file claims, in pixels.
struct PictureSize: Equatable {
  /// The width and height in pixels.
  private(set) var width, height: Int

  /// The largest width or height that is decoded, in pixels.
  static let largestSide = 4096

  /// Whether a picture of this size is decoded.
  var isWithinLimits: Bool {
    1...Self.largestSide ~= width && 1...Self.largestSide ~= height
  }

  /// Creates a size.
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// The size in the first chunk of a PNG file.
  init?(png bytes: [UInt8]) { self.init(bytes, at: 16, 20, count: 4, isBigEndian: true) }

  /// The logical screen of a GIF file.
  init?(gif bytes: [UInt8]) { self.init(bytes, at: 6, 8, count: 2, isBigEndian: false) }

  /// The first frame of a JPEG file: the segment of a type C0 to CF, but C4, C8 and CC.
  init?(jpeg bytes: [UInt8]) {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let type = bytes[offset + 1]
      if 0xC0...0xCF ~= type, ![0xC4, 0xC8, 0xCC].contains(type) {
        self.init(bytes, at: offset + 7, offset + 5, count: 2, isBigEndian: true)
        return
      }
      // A filling byte stands alone; every other segment before a frame tells its length.
      offset += type == 0xFF ? 1 : 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
    }
    return nil
  }

  /// The canvas of a WebP file, in each of its three forms.
  init?(webP bytes: [UInt8]) {
    guard bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
    let word = { (offset: Int, count: Int) in
      (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    switch bytes[15] {
    case UInt8(ascii: "X"): (width, height) = (word(24, 3) + 1, word(27, 3) + 1)
    case UInt8(ascii: "L"):
      let bits = word(21, 4)
      (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case UInt8(ascii: " "): (width, height) = (word(26, 2) & 0x3FFF, word(28, 2) & 0x3FFF)
    default: return nil
    }
  }

  /// The first two numbers of the first text in an XPM file.
  init?(xpm bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard let start = bytes.firstIndex(of: quote) else { return nil }
    let text = bytes[(start + 1)...].prefix(64).prefix { $0 != quote }
    let fields = text.split { $0 == 0x20 || 0x09...0x0D ~= $0 }
    guard fields.count >= 4, let width = Int(String(decoding: fields[0], as: UTF8.self)),
      let height = Int(String(decoding: fields[1], as: UTF8.self))
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// The header of a BMP file, in its old form and in those of Windows; a picture that is stored
  /// from the top has a negative height.
  init?(bmp bytes: [UInt8]) {
    let isOld = bytes.count > 14 && bytes[14] == 12
    self.init(bytes, at: 18, isOld ? 20 : 22, count: isOld ? 2 : 4, isBigEndian: false)
    if height > Int(Int32.max) { height = Int(UInt32.max) + 1 - height }
  }

  /// The largest picture of an ICO file, which is at most 256 pixels wide and high unless it is a
  /// PNG or BMP picture that says so itself.
  init?(ico bytes: [UInt8]) {
    let count = bytes.count >= 6 ? Int(bytes[4]) | Int(bytes[5]) << 8 : 0
    let sizes = (0..<min(count, (bytes.count - 6) / 16)).compactMap { index in
      Self(bytes, inDirectoryAt: 6 + 16 * index)
    }
    guard let largest = sizes.max(by: { $0.longerSide < $1.longerSide }) else { return nil }
    self = largest
  }

  private var longerSide: Int { max(width, height) }

  /// The picture that an entry of an ICO file's directory leads to.
  private init?(_ bytes: [UInt8], inDirectoryAt offset: Int) {
    let start = (0..<4).reduce(0) { $0 | Int(bytes[offset + 12 + $1]) << (8 * $1) }
    guard start + 24 <= bytes.count else { return nil }
    if bytes[start..<start + 4].elementsEqual([0x89, 0x50, 0x4E, 0x47]) {
      self.init(bytes, at: start + 16, start + 20, count: 4, isBigEndian: true)
    } else {
      self.init(bytes, at: start + 4, start + 8, count: 4, isBigEndian: false)
      height /= 2
    }
  }

  private init?(
    _ bytes: [UInt8], at widthOffset: Int, _ heightOffset: Int, count: Int, isBigEndian: Bool
  ) {
    guard max(widthOffset, heightOffset) + count <= bytes.count else { return nil }
    let number = { (offset: Int) in
      let field = bytes[offset..<offset + count]
      return isBigEndian
        ? field.reduce(0) { $0 << 8 | Int($1) } : field.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(widthOffset), number(heightOffset))
  }
}
