import CCairo
import GridPainting

/// A transparent square that an icon is painted on.
struct IconCanvas: ~Copyable {
  /// The side in device pixels.
  let side: Int
  /// What paints on the square.
  let context: OpaquePointer
  private let surface: OpaquePointer

  /// An empty square; `nil` when there is no memory for it.
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

  /// Paints a picture as large as it fits, in the middle, keeping its proportions.
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
    // Without the pad, scaling would mix the picture's edges with the emptiness around it.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, width, height)
    cairo_fill(context)
  }

  /// What was painted; `nil` when painting failed.
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
