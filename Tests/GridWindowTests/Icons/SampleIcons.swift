import CCairo

@testable import GridWindow

/// Icon files for tests.
nonisolated enum SampleIcons {
  /// A PNG picture of one color.
  static func png(width: Int, height: Int, red: Double = 1, alpha: Double = 1) -> [UInt8] {
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
  static func png(claiming width: UInt32, _ height: UInt32) -> [UInt8] {
    var bytes = png(width: 1, height: 1)
    for (index, part) in [width, height].enumerated() {
      for byte in 0..<4 { bytes[16 + index * 4 + byte] = UInt8(part >> (24 - 8 * byte) & 0xff) }
    }
    return bytes
  }

  /// A drawing that fills its square with blue.
  static let svg = """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
    <rect width="16" height="16" fill="#0000ff"/></svg>
    """

  /// A picture of 2 times 2 green pixels.
  static let xpm = """
    /* XPM */
    static char *green[] = { "2 2 1 1", "a c #00FF00", "aa", "aa" };
    """
}

private nonisolated func append(
  _ context: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  context?.assumingMemoryBound(to: [UInt8].self).pointee
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}
