package import CX11

/// The visual of the program's windows, and its pixel format.
package struct ScreenVisual {
  /// Xlib's description; it is valid as long as the connection.
  package let pointer: UnsafeMutablePointer<Visual>
  /// The number of bits of a pixel that carry color.
  let depth: Int32
  /// The layout of colors in a pixel.
  package let format: PixelFormat
  /// Whether it is the screen's default visual, whose colormap windows can share.
  let isDefault: Bool

  /// The screen's default visual if painted pixels can be sent without conversion; otherwise a visual
  /// of depth 24 for which they can; otherwise the default visual, with conversion.
  ///
  /// - Throws: `X11Error.noUsableVisual` if the screen has no true-color visual.
  init(of display: Display) throws(X11Error) {
    let depth = XDefaultDepth(display.pointer, display.screen)
    let usual = XDefaultVisual(display.pointer, display.screen).flatMap {
      ScreenVisual($0, depth: depth, isDefault: true, of: display)
    }
    if let usual, usual.format.isNative {
      self = usual
    } else if let other = Self.matching(depth: 24, of: display), other.format.isNative {
      self = other
    } else if let usual {
      self = usual
    } else {
      throw .noUsableVisual(depth: Int(depth))
    }
  }

  private init?(
    _ pointer: UnsafeMutablePointer<Visual>, depth: Int32, isDefault: Bool, of display: Display
  ) {
    let visual = pointer.pointee
    guard
      let format = PixelFormat(
        bitsPerPixel: Self.bitsPerPixel(depth: depth, of: display), redMask: visual.red_mask,
        greenMask: visual.green_mask, blueMask: visual.blue_mask)
    else { return nil }
    (self.pointer, self.depth, self.format, self.isDefault) = (pointer, depth, format, isDefault)
  }

  private static func matching(depth: Int32, of display: Display) -> Self? {
    var info = XVisualInfo()
    guard XMatchVisualInfo(display.pointer, display.screen, depth, TrueColor, &info) != 0,
      let visual = info.visual
    else { return nil }
    return Self(visual, depth: depth, isDefault: false, of: display)
  }

  private static func bitsPerPixel(depth: Int32, of display: Display) -> Int {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display.pointer, &count) else { return 0 }
    defer { XFree(formats) }
    let all = UnsafeBufferPointer(start: formats, count: Int(count))
    return all.first { $0.depth == depth }.map { Int($0.bits_per_pixel) } ?? 0
  }
}
