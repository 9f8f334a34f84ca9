import CCairo
import GridCore

/// Rendered pixels and their position.
struct Sprite {
  let surface: Surface
  /// The top left corner of the pixels, relative to what the sprite belongs to.
  let origin: Point

  /// Draws the sprite of something whose own corner is at `point`.
  func draw(at point: Point, alpha: Double = 1, in context: borrowing Context) {
    context.draw(surface, at: point + origin, alpha: alpha)
  }
}

extension Surface {
  /// A surface with the pixels of `icon`.
  convenience init(_ icon: IconPixels) {
    self.init(Size(width: icon.side, height: icon.side))
    let (row, stride) = (icon.side * 4, stride)
    withPixels { pixels in
      guard let start = pixels.baseAddress else { return }
      icon.words.withUnsafeBytes { bytes in
        guard let source = bytes.baseAddress else { return }
        for y in 0..<icon.side {
          (start + y * stride).copyMemory(from: source + y * row, byteCount: row)
        }
      }
    }
  }

  /// The square picture scaled to a side of `side` pixels.
  func fitted(to side: Int) -> Surface {
    let square = Size(width: side, height: side)
    guard size != square else { return self }
    let result = Surface(square)
    let context = Context(result)
    let factor = Double(side) / Double(max(size.width, 1))
    cairo_scale(context.pointer, factor, factor)
    cairo_set_source_surface(context.pointer, pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(context.pointer), CAIRO_EXTEND_PAD)
    cairo_paint(context.pointer)
    return result
  }

  /// The square picture scaled and turned about its center, on a surface that fits its corners.
  func turned(scale: Double, rotation: Double) -> Sprite {
    let square = Rect(origin: .zero, size: size)
    let turn = Transform(scale: scale, rotation: rotation, anchor: square.center)
    let margin = max(-turn.bounds(of: square).x, 0) + 1
    let surface = Surface(size.grown(by: margin))
    let context = Context(surface)
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    cairo_translate(context.pointer, Double(margin) + x, Double(margin) + y)
    cairo_rotate(context.pointer, rotation)
    cairo_scale(context.pointer, scale, scale)
    cairo_set_source_surface(context.pointer, pointer, -x, -y)
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_GOOD)
    cairo_paint(context.pointer)
    return Sprite(surface: surface, origin: Point(x: -margin, y: -margin))
  }

  /// The picture without its colors.
  func grayed() -> Surface {
    let result = Surface(size)
    withPixels { source in
      let source = source.bindMemory(to: UInt32.self)
      result.withPixels { target in
        let target = target.bindMemory(to: UInt32.self)
        for index in source.indices { target[index] = Self.gray(source[index]) }
      }
    }
    return result
  }

  /// The luma of a premultiplied pixel on all its channels, with the same opacity.
  private static func gray(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
    let luma = (red * 77 + green * 150 + blue * 29) >> 8
    return pixel & 0xff00_0000 | luma << 16 | luma << 8 | luma
  }
}
