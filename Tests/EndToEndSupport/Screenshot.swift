import CX11

/// The pixels of a window as a person sees them, read back from the server.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  /// Rows from the top, each pixel `0x00RRGGBB`.
  private let pixels: [UInt32]

  /// The pixels of `window`, or of a `part` inside it.
  init(of window: Window, part: Rect? = nil, _ connection: Connection) throws {
    guard let frame = connection.frame(of: window) else {
      throw EndToEndError("a window \(window)")
    }
    let part = part ?? Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    guard
      let image = XGetImage(
        connection.display, window, Int32(part.x), Int32(part.y), UInt32(part.width),
        UInt32(part.height), UInt.max, ZPixmap)
    else { throw EndToEndError("no picture of window \(window)") }
    defer { _ = image.pointee.f.destroy_image(image) }
    (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
    pixels = Self.pixels(of: image)
  }

  private static func pixels(of image: UnsafeMutablePointer<XImage>) -> [UInt32] {
    let pixel = image.pointee.f.get_pixel
    return (0..<image.pointee.height).flatMap { y in
      (0..<image.pointee.width).map { x in
        UInt32(truncatingIfNeeded: pixel?(image, x, y) ?? 0) & 0xff_ffff
      }
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// How many different colors the rectangle shows.
  func colors(in rect: Rect) -> Int {
    var colors: Set<UInt32> = []
    for y in max(0, Int(rect.y))..<min(height, Int(rect.maxY)) {
      for x in max(0, Int(rect.x))..<min(width, Int(rect.maxX)) { colors.insert(self[x, y]) }
    }
    return colors.count
  }

  /// The pixels of a rectangle inside the screenshot.
  func part(_ rect: Rect) -> [UInt32] {
    (Int(rect.y)..<Int(rect.maxY)).flatMap { y in
      (Int(rect.x)..<Int(rect.maxX)).map { x in self[x, y] }
    }
  }

  /// How many pixels differ from those of `other`; all when the sizes do.
  func differences(from other: Screenshot) -> Int {
    guard (width, height) == (other.width, other.height) else { return pixels.count }
    return zip(pixels, other.pixels).count { $0 != $1 }
  }

  /// The smallest rectangle around all pixels that differ from those of `other`, which has the same
  /// size; nothing when none do.
  func changes(from other: Screenshot) -> Rect? {
    let changed = pixels.indices.filter { pixels[$0] != other.pixels[$0] }
    let columns = changed.map { $0 % width }
    guard let left = columns.min(), let right = columns.max(), let first = changed.first,
      let last = changed.last
    else { return nil }
    let (top, bottom) = (first / width, last / width)
    return Rect(
      x: Double(left), y: Double(top), width: Double(right - left + 1),
      height: Double(bottom - top + 1))
  }

  /// Writes it as a PPM picture, for a person to look at.
  func write(to file: File) throws {
    let head = Array("P6 \(width) \(height) 255\n".utf8)
    try file.write(
      head + pixels.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 0xff), UInt8($0 & 0xff)] })
  }
}
