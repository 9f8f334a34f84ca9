import CCairo
package import GridCore

/// A Cairo image surface and its owner.
///
/// A class, because caches and painters share one surface. When its memory can't be allocated the
/// surface is inert: drawing on it does nothing, as in Cairo.
package final class Surface {
  /// How a pixel is stored.
  package enum Format: Sendable {
    /// Premultiplied red, green, blue and alpha in one native-endian 32-bit word.
    case argb32
    /// Red, green and blue in one native-endian 32-bit word whose upper byte means nothing.
    case rgb24
    /// Only an opacity, one byte for each pixel.
    case alpha

    var cairo: cairo_format_t {
      switch self {
      case .argb32: CAIRO_FORMAT_ARGB32
      case .rgb24: CAIRO_FORMAT_RGB24
      case .alpha: CAIRO_FORMAT_A8
      }
    }
  }

  let pointer: OpaquePointer

  /// An empty surface of `size` device pixels: transparent, or black for `rgb24`.
  package init(_ size: Size, format: Format = .argb32) {
    pointer = cairo_image_surface_create(
      format.cairo, Int32(clamping: max(size.width, 1)), Int32(clamping: max(size.height, 1)))
  }

  /// A surface on memory that belongs to someone else, such as a shared X image.
  ///
  /// - Parameters:
  ///   - data: The first row's first pixel; must stay valid as long as the surface.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - stride: The distance from one row to the next in bytes, a multiple of 4.
  ///   - format: How the memory stores a pixel; `rgb24` suits a window.
  /// - Throws: `CairoError` when Cairo can't use such a stride or size.
  package init(
    data: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, format: Format = .rgb24
  ) throws(CairoError) {
    let made = cairo_image_surface_create_for_data(
      data.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(clamping: width),
      Int32(clamping: height), Int32(clamping: stride))
    let status = cairo_surface_status(made)
    guard let made, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      throw CairoError("no surface on memory of \(width)×\(height), stride \(stride)", status)
    }
    pointer = made
  }

  /// Takes over `pointer`, which must be an image surface in order.
  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  deinit { cairo_surface_destroy(pointer) }

  /// The size in pixels; `.zero` when the surface is inert.
  package var size: Size {
    Size(
      width: Int(cairo_image_surface_get_width(pointer)),
      height: Int(cairo_image_surface_get_height(pointer)))
  }

  /// The distance from one row to the next in bytes.
  package var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// How many bytes the pixels take.
  var byteCount: Int { stride * size.height }

  /// Calls `body` with the pixels, in rows that are `stride` bytes apart, and marks them as changed.
  ///
  /// Empty when the surface is inert.
  package func withPixels<R>(_ body: (UnsafeMutableRawBufferPointer) -> R) -> R {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    let data = cairo_image_surface_get_data(pointer)
    return body(
      UnsafeMutableRawBufferPointer(start: data, count: data == nil ? 0 : byteCount))
  }
}

/// Why Cairo refused a surface.
package struct CairoError: Error, Equatable, CustomStringConvertible {
  /// One sentence for the log.
  package let description: String

  init(_ task: String, _ status: cairo_status_t) {
    description = "\(task): \(String(cString: cairo_status_to_string(status)))"
  }
}

extension Surface {
  /// Moves all pixels down by `distance` rows, or up when it is negative.
  ///
  /// The rows that come in keep what was there.
  func scroll(by distance: Int) {
    let (stride, rows) = (stride, size.height - abs(distance))
    guard distance != 0, rows > 0 else { return }
    withPixels { pixels in
      guard let start = pixels.baseAddress else { return }
      let (source, target) = (max(-distance, 0) * stride, max(distance, 0) * stride)
      (start + target).copyMemory(from: start + source, byteCount: rows * stride)
    }
  }
}
