package import CX11

/// The visual the window has, and how its pixels hold colors.
package struct ScreenVisual {
  /// Xlib's own description; it lives as long as the connection.
  package let pointer: UnsafeMutablePointer<Visual>
  /// The bits of a pixel that carry color.
  let depth: Int32
  /// How a pixel holds its colors.
  package let format: PixelFormat
  /// Whether it is the screen's default, whose color map every window may share.
  let isDefault: Bool

  /// The screen's default visual when painted pixels can be sent as they are; else one of depth
  /// 24 for which they can; else the default one with conversion.
  ///
  /// - Throws: `X11Error.noUsableVisual` when the screen has no true colors at all.
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
