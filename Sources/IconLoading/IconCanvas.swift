import CCairo
import GridPainting

/// A square image, transparent at first, that an icon is drawn into.
struct IconCanvas: ~Copyable {
  /// The width and height in device pixels.
  let side: Int
  /// The cairo context that draws into the image.
  let context: OpaquePointer
  private let surface: OpaquePointer

  /// Creates a transparent image, or returns `nil` if memory runs out.
  init?(side: Int) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))
    else { return nil }
    guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.side, self.surface, self.context) = (side, surface, context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Draws a picture centered and as large as fits, keeping its aspect ratio.
  func paint(_ picture: OpaquePointer) {
    let width = Double(cairo_image_surface_get_width(picture))
    let height = Double(cairo_image_surface_get_height(picture))
    guard width > 0, height > 0 else { return }
    let scale = Double(side) / max(width, height)
    cairo_translate(
      context, (Double(side) - width * scale) / 2, (Double(side) - height * scale) / 2)
    cairo_scale(context, scale, scale)
    cairo_set_source_surface(context, picture, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    // Without the padding, scaling would blend the edges with transparent pixels.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, width, height)
    cairo_fill(context)
  }

  /// The pixels, or `nil` if drawing failed.
  func pixels() -> IconPixels? {
    cairo_surface_flush(surface)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var words: [UInt32] = []
    words.reserveCapacity(side * side)
    for row in 0..<side {
      let line = UnsafeRawBufferPointer(start: data + row * stride, count: side * 4)
      words.append(contentsOf: line.bindMemory(to: UInt32.self))
    }
    return IconPixels(side: side, words: words)
  }
}
