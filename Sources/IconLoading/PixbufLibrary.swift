import CCairo
import System

/// The functions of gdk-pixbuf that read pictures other than PNG.
struct PixbufLibrary {
  private typealias Pointer = OpaquePointer
  private let newStream: @convention(c) (UnsafeRawPointer?, Int, Pointer?) -> Pointer?
  private let newFromStream:
    @convention(c) (Pointer, Int32, Int32, Int32, Pointer?, Pointer?) -> Pointer?
  private let number: [Property: @convention(c) (Pointer) -> Int32]
  private let pixels: @convention(c) (Pointer) -> UnsafePointer<UInt8>?
  private let unref: @convention(c) (Pointer) -> Void

  private enum Property: String, CaseIterable {
    case width, height, rowstride
    case channels = "n_channels"
  }

  /// Loads the library.
  ///
  /// - Throws: `LoadingError` if it is not installed.
  init() throws(LoadingError) {
    let library = try LoadedLibrary("libgdk_pixbuf-2.0.so.0")
    newStream = try LoadedLibrary("libgio-2.0.so.0")
      .function("g_memory_input_stream_new_from_data")
    newFromStream = try library.function("gdk_pixbuf_new_from_stream_at_scale")
    pixels = try library.function("gdk_pixbuf_read_pixels")
    unref = try LoadedLibrary("libgobject-2.0.so.0").function("g_object_unref")
    var number: [Property: @convention(c) (Pointer) -> Int32] = [:]
    for property in Property.allCases {
      number[property] = try library.function("gdk_pixbuf_get_\(property.rawValue)")
    }
    self.number = number
  }

  /// Draws the picture as large as fits.
  ///
  /// Returns `false` if no loader can read it.
  func paint(_ bytes: [UInt8], on canvas: borrowing IconCanvas) -> Bool {
    let side = Int32(canvas.side)
    let picture = bytes.withUnsafeBytes { bytes -> Pointer? in
      guard let stream = newStream(bytes.baseAddress, bytes.count, nil) else { return nil }
      defer { unref(stream) }
      return newFromStream(stream, side, side, 1, nil, nil)
    }
    guard let picture else { return false }
    defer { unref(picture) }
    return copy(picture, to: canvas)
  }

  private func copy(_ picture: Pointer, to canvas: borrowing IconCanvas) -> Bool {
    let (width, height) = (get(.width, of: picture), get(.height, of: picture))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let surface else { return false }
    defer { cairo_surface_destroy(surface) }
    guard let source = pixels(picture), let target = cairo_image_surface_get_data(surface) else {
      return false
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let channels = get(.channels, of: picture)
    for row in 0..<height {
      let line = source + row * get(.rowstride, of: picture)
      UnsafeMutableRawPointer(target + row * stride).withMemoryRebound(
        to: UInt32.self, capacity: width
      ) { words in
        for column in 0..<width {
          words[column] = Self.premultiplied(line + column * channels, channels: channels)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    canvas.paint(surface)
    return true
  }

  private func get(_ property: Property, of picture: Pointer) -> Int {
    Int(number[property]?(picture) ?? 0)
  }

  private static func premultiplied(_ bytes: UnsafePointer<UInt8>, channels: Int) -> UInt32 {
    let alpha = channels == 4 ? UInt32(bytes[3]) : 255
    let color = (0..<3).reduce(UInt32(0)) { word, index in
      word << 8 | (UInt32(bytes[index]) * alpha + 127) / 255
    }
    return alpha << 24 | color
  }
}
