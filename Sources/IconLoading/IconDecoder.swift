import CCairo
package import GridPainting

/// Turns an icon file into pixels: PNG by cairo, SVG by librsvg, the rest by gdk-pixbuf.
package enum IconDecoder {
  /// The icon in the size asked for; `nil` when the file is no usable icon.
  package static func decode(_ request: IconRequest) -> IconPixels? {
    IconFile.bytes(of: request.path).flatMap { decode($0, side: request.side) }
  }

  /// The icon in a file's bytes; `nil` when it is no usable one.
  package static func decode(_ bytes: [UInt8], side: Int) -> IconPixels? {
    guard let form = PictureForm(bytes), let canvas = IconCanvas(side: side) else { return nil }
    let isPainted =
      switch form {
      case .png(let size): size.isBearable && paintPNG(bytes, on: canvas)
      case .svg: (try? SVGLibrary())?.paint(bytes, on: canvas) ?? false
      case .other(let size):
        size.isBearable && (try? PixbufLibrary())?.paint(bytes, on: canvas) ?? false
      }
    return isPainted ? canvas.pixels() : nil
  }

  private static func paintPNG(_ bytes: [UInt8], on canvas: borrowing IconCanvas) -> Bool {
    var rest = bytes[...]
    let picture = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(readPNG, rest)
    }
    guard let picture else { return false }
    defer { cairo_surface_destroy(picture) }
    guard cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS else { return false }
    canvas.paint(picture)
    return true
  }
}

private func readPNG(
  _ context: UnsafeMutableRawPointer?, _ data: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let rest = context?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let data,
    rest.pointee.count >= count
  else { return CAIRO_STATUS_READ_ERROR }
  _ = UnsafeMutableBufferPointer(start: data, count: Int(count))
    .update(fromContentsOf: rest.pointee.prefix(Int(count)))
  rest.pointee = rest.pointee.dropFirst(Int(count))
  return CAIRO_STATUS_SUCCESS
}
