import CCairo
import GridCore
package import GridPainting

/// A colorful icon drawn by code: the same index, the same picture.
package enum FixtureIcon {
  private static let colors: [(Double, Double, Double)] = [
    (0.95, 0.45, 0.15), (0.20, 0.50, 0.90), (0.25, 0.27, 0.30), (0.30, 0.72, 0.45),
    (0.55, 0.35, 0.80), (0.20, 0.65, 0.80), (0.90, 0.30, 0.40), (0.98, 0.75, 0.20),
  ]

  /// The icon number `index`, `side` pixels high and wide.
  package static func pixels(_ index: Int, side: Int) -> IconPixels? {
    var words = [UInt32](repeating: 0, count: side * side)
    words.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(side),
        Int32(side), Int32(side * 4))
      let cairo = cairo_create(surface)
      cairo_scale(cairo, Double(side) / 48, Double(side) / 48)
      draw(index, on: cairo)
      cairo_destroy(cairo)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return IconPixels(side: side, words: words)
  }

  private static func draw(_ index: Int, on cairo: OpaquePointer?) {
    let (first, second) = (colors[index % 8], colors[(index * 3 + 2) % 8])
    fill(first, on: cairo) { ground(index % 3, on: cairo) }
    fill(second, on: cairo) { figure(index % 4, on: cairo) }
    fill((1, 1, 1), on: cairo) { cairo_arc(cairo, 24, 24, 5, 0, 2 * .pi) }
  }

  private static func fill(
    _ color: (Double, Double, Double), on cairo: OpaquePointer?, _ path: () -> Void
  ) {
    cairo_set_source_rgb(cairo, color.0, color.1, color.2)
    cairo_new_path(cairo)
    path()
    cairo_fill(cairo)
  }

  private static func ground(_ kind: Int, on cairo: OpaquePointer?) {
    switch kind {
    case 0: cairo_arc(cairo, 24, 24, 21, 0, 2 * .pi)
    case 1: cairo_rectangle(cairo, 4, 6, 40, 36)
    default:
      cairo_move_to(cairo, 24, 2)
      for (x, y) in [(46.0, 24.0), (24, 46), (2, 24)] { cairo_line_to(cairo, x, y) }
    }
  }

  private static func figure(_ kind: Int, on cairo: OpaquePointer?) {
    switch kind {
    case 0: cairo_rectangle(cairo, 14, 14, 20, 20)
    case 1: cairo_arc(cairo, 24, 24, 12, 0, 2 * .pi)
    case 2:
      cairo_move_to(cairo, 24, 10)
      cairo_line_to(cairo, 37, 34)
      cairo_line_to(cairo, 11, 34)
    default: cairo_rectangle(cairo, 10, 20, 28, 8)
    }
  }
}
