import CCairo
package import GridCore

extension Surface {
  /// Writes the pixels to the file at `path` in PNG format.
  ///
  /// - Throws: `CairoError` when the file can't be written.
  package func writePNG(to path: String) throws(CairoError) {
    let status = cairo_surface_write_to_png(pointer, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw CairoError("could not write \(path)", status)
    }
  }

  /// The picture in the PNG file at `path`.
  ///
  /// - Throws: `CairoError` when there is no such file or it is no PNG file.
  package convenience init(pngAt path: String) throws(CairoError) {
    let made = cairo_image_surface_create_from_png(path)
    let status = cairo_surface_status(made)
    guard let made, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      throw CairoError("could not read \(path)", status)
    }
    self.init(adopting: made)
  }
}

extension Surface {
  /// The pixels in PNG format; empty when the surface is inert.
  package func pngBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { bytes in
      _ = cairo_surface_write_to_png_stream(pointer, appendPNG, bytes)
    }
    return bytes
  }

  /// A copy of the pixels of `rect`, which lies within the surface.
  package func copy(of rect: Rect) -> Surface {
    let copy = Surface(rect.size, format: .rgb24)
    Context(copy).draw(self, at: Point(x: -rect.x, y: -rect.y))
    return copy
  }
}

private func appendPNG(
  _ context: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let bytes = context?.assumingMemoryBound(to: [UInt8].self) else {
    return CAIRO_STATUS_WRITE_ERROR
  }
  bytes.pointee += UnsafeBufferPointer(start: data, count: Int(count))
  return CAIRO_STATUS_SUCCESS
}
