/// The format of a picture file and the size that its header claims.
///
/// Both are read from the file's first bytes, never from its name, before anything is decoded.
enum PictureForm: Equatable {
  /// A PNG picture.
  case png(PictureSize)
  /// An SVG drawing, compressed or not.
  case svg
  /// A picture that gdk-pixbuf reads: BMP, GIF, ICO, JPEG, WebP or XPM.
  case other(PictureSize)

  /// The format of a file, or `nil` if it is unknown or claims no size.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard let size = PictureSize(png: bytes) else { return nil }
      self = .png(size)
    } else if let read = Self.others.first(where: { bytes.starts(with: $0.start) })?.size {
      guard let size = read(bytes) else { return nil }
      self = .other(size)
    } else if Self.isDrawing(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  private static let others: [(start: [UInt8], size: @Sendable ([UInt8]) -> PictureSize?)] = [
    (Array("GIF8".utf8), { .init(gif: $0) }), ([0xFF, 0xD8, 0xFF], { .init(jpeg: $0) }),
    (Array("RIFF".utf8), { .init(webP: $0) }), (Array("/* XPM".utf8), { .init(xpm: $0) }),
    (Array("BM".utf8), { .init(bmp: $0) }), ([0, 0, 1, 0], { .init(ico: $0) }),
  ]

  private static func isDrawing(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1F, 0x8B]) { return true }
    let isByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = bytes.dropFirst(isByteOrderMark ? 3 : 0)
    return text.first { !($0 == 0x20 || 0x09...0x0D ~= $0) } == UInt8(ascii: "<")
  }
}
