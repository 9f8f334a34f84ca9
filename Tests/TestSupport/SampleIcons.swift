import CCairo
import Freedesktop
import System

/// Icon files for tests.
package enum SampleIcons {
  /// A PNG picture of one color.
  package static func png(width: Int, height: Int, red: Double = 1, alpha: Double = 1) -> [UInt8] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let context = cairo_create(surface)
    cairo_set_source_rgba(context, red, 0, 0, alpha)
    cairo_paint(context)
    cairo_destroy(context)
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { bytes in
      _ = cairo_surface_write_to_png_stream(surface, append, bytes)
    }
    cairo_surface_destroy(surface)
    return bytes
  }

  /// A PNG file that claims to measure `width` times `height`.
  package static func png(claiming width: UInt32, _ height: UInt32) -> [UInt8] {
    var bytes = png(width: 1, height: 1)
    for (index, part) in [width, height].enumerated() {
      for byte in 0..<4 { bytes[16 + index * 4 + byte] = UInt8(part >> (24 - 8 * byte) & 0xff) }
    }
    return bytes
  }

  /// A drawing that fills its square with blue.
  package static let svg = """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
    <rect width="16" height="16" fill="#0000ff"/></svg>
    """

  /// A picture of 2 times 2 green pixels.
  package static let xpm = """
    /* XPM */
    static char *green[] = { "2 2 1 1", "a c #00FF00", "aa", "aa" };
    """

  /// A GIF picture of 2 times 2 green pixels.
  package static let gif: [UInt8] = [
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 0, 2, 0, 0xf0, 0, 0, 0, 0xff, 0, 0, 0, 0, 0x21, 0xf9,
    4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x84, 0x51, 0, 0x3b,
  ]

  /// A BMP picture of 2 times 2 green pixels.
  package static let bmp: [UInt8] =
    [0x42, 0x4d, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0] + bitmap(height: 2, bits: 24)
    + [0, 0xff, 0, 0, 0xff, 0, 0, 0] + [0, 0xff, 0, 0, 0xff, 0, 0, 0]

  /// An ICO picture of 2 times 2 green pixels.
  package static let ico: [UInt8] =
    [0, 0, 1, 0, 1, 0, 2, 2, 0, 0, 1, 0, 32, 0, 64, 0, 0, 0, 22, 0, 0, 0]
    + bitmap(height: 4, bits: 32) + (0..<4).flatMap { _ in [0, 0xff, 0, 0xff] as [UInt8] }
    + [0, 0, 0, 0, 0, 0, 0, 0]

  /// The header of a bitmap that is 2 pixels wide.
  private static func bitmap(height: UInt8, bits: UInt8) -> [UInt8] {
    [40, 0, 0, 0, 2, 0, 0, 0, height, 0, 0, 0, 1, 0, bits, 0] + [UInt8](repeating: 0, count: 24)
  }

  /// A WebP picture of 2 times 2 red pixels.
  package static let webP: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x1c, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4c, 0x0f,
    0, 0, 0, 0x2f, 1, 0x40, 0, 0, 7, 0x10, 0xfd, 0x8f, 0xfe, 7, 0x22, 0xa2, 0xff, 1, 0,
  ]

  /// A JPEG picture of 2 times 2 red pixels.
  package static let jpeg: [UInt8] = [
    0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff,
    0xdb, 0, 0x43, 0, 3, 2, 2, 3, 2, 2, 3, 3, 3, 3, 4, 3, 3, 4, 5, 8, 5, 5, 4, 4, 5, 0x0a, 7, 7,
    6, 8, 0x0c, 0x0a, 0x0c, 0x0c, 0x0b, 0x0a, 0x0b, 0x0b, 0x0d, 0x0e, 0x12, 0x10, 0x0d, 0x0e,
    0x11, 0x0e, 0x0b, 0x0b, 0x10, 0x16, 0x10, 0x11, 0x13, 0x14, 0x15, 0x15, 0x15, 0x0c, 0x0f,
    0x17, 0x18, 0x16, 0x14, 0x18, 0x12, 0x14, 0x15, 0x14, 0xff, 0xdb, 0, 0x43, 1, 3, 4, 4, 5, 4,
    5, 9, 5, 5, 9, 0x14, 0x0d, 0x0b, 0x0d, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14,
    0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14,
    0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14,
    0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0x14, 0xff, 0xc0, 0, 0x11, 8, 0,
    2, 0, 2, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xc4, 0, 0x14, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0xff, 0xc4, 0, 0x14, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0xff, 0xc4, 0, 0x15, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 9,
    0xff, 0xc4, 0, 0x14, 0x11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xda, 0,
    0x0c, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 0x3f, 0, 0x3a, 3, 0x15, 0x4d, 0xff, 0xd9,
  ]

  /// Whether gdk-pixbuf has a loader for WebP.
  package static let canReadWebP: Bool = {
    Directory.names(in: "/usr/lib").contains { machine in
      Directory.names(in: "/usr/lib/\(machine)/gdk-pixbuf-2.0/2.10.0/loaders")
        .contains { $0.contains("webp") }
    }
  }()
}

private func append(
  _ context: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  context?.assumingMemoryBound(to: [UInt8].self).pointee
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}
