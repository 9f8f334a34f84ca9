import CCairo

/// Turns an icon file into pixels: PNG by cairo, SVG by librsvg, the rest by gdk-pixbuf.
nonisolated enum IconDecoder {
  /// The most pixels that a side of a PNG picture may have.
  static let largestPictureSide = 4096

  /// The icon in the size asked for; `nil` when the file is no usable icon.
  static func decode(_ request: IconChannel.Request) -> IconPixels? {
    guard let file = IconFile(path: request.path), let canvas = IconCanvas(side: request.side)
    else { return nil }
    let isPainted =
      switch file.kind {
      case .png(let width, let height):
        isBearable(width, height) && paintPNG(file.bytes, on: canvas)
      case .svg: (try? SVGLibrary())?.paint(file.bytes, on: canvas) ?? false
      case .other: (try? PixbufLibrary())?.paint(file.bytes, on: canvas) ?? false
      }
    return isPainted ? canvas.pixels() : nil
  }

  private static func isBearable(_ width: Int, _ height: Int) -> Bool {
    1...largestPictureSide ~= width && 1...largestPictureSide ~= height
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

nonisolated private func readPNG(
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
