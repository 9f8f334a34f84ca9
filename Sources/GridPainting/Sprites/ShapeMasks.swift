import CCairo
import GridCore

/// Round-cornered shapes as opacities, each drawn once for its size.
final class ShapeMasks {
  /// A part of a round-cornered rectangle.
  enum Kind: Hashable {
    /// Its inside.
    case fill
    /// Its inner border of so many device pixels.
    case line(Int)
    /// The same, interrupted: so many pixels drawn, so many left out.
    case dashes(Int, length: Int)
    /// Both diagonals, ending in the round corners' middles: so many device pixels thick.
    case cross(Int)
    /// Its inside blurred, around the rectangle as far as `Shadow.reach`.
    case shadow(Shadow, scale: Double)
  }

  private struct Key: Hashable {
    let kind: Kind
    let size: Size
    let radius: Double
  }

  private var cache = BoundedCache<Key, Surface>(limit: 8 << 20)

  /// Draws a shape in `color` on `rect`; `radius` is in device pixels.
  func draw(
    _ kind: Kind, on rect: Rect, radius: Double, color: Color, in context: borrowing Context
  ) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    let key = Key(kind: kind, size: rect.size, radius: radius)
    let mask = cache.surface(for: key) { Self.render(key) }
    context.draw(color, through: mask, at: Self.origin(of: kind, on: rect))
  }

  private static func origin(of kind: Kind, on rect: Rect) -> Point {
    guard case .shadow(let shadow, let scale) = kind else { return rect.origin }
    let reach = shadow.reach(scale: scale)
    return rect.origin - Point(x: reach, y: reach - shadow.drop(scale: scale))
  }

  private static func render(_ key: Key) -> Surface {
    if case .shadow(let shadow, let scale) = key.kind {
      let surface = Surface(key.size.grown(by: shadow.reach(scale: scale)), format: .alpha)
      render(.fill, key.size, key.radius, at: shadow.reach(scale: scale), on: surface)
      surface.blur(sigma: shadow.sigma * scale)
      return surface
    }
    let surface = Surface(key.size, format: .alpha)
    render(key.kind, key.size, key.radius, at: 0, on: surface)
    return surface
  }

  private static func render(
    _ kind: Kind, _ size: Size, _ radius: Double, at margin: Int, on surface: Surface
  ) {
    let context = Context(surface)
    cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_BEST)
    let width = lineWidth(of: kind)
    if case .cross = kind {
      return context.strokeDiagonals(of: size, inset: radius, width: width)
    }
    context.addRoundedRectangle(
      x: Double(margin) + width / 2, y: Double(margin) + width / 2,
      width: Double(size.width) - width, height: Double(size.height) - width,
      radius: radius - width / 2)
    guard width > 0 else { return cairo_fill(context.pointer) }
    if case .dashes(_, let length) = kind {
      var dashes = [Double(length), Double(length)]
      cairo_set_dash(context.pointer, &dashes, 2, 0)
    }
    cairo_set_line_width(context.pointer, width)
    cairo_stroke(context.pointer)
  }

  private static func lineWidth(of kind: Kind) -> Double {
    switch kind {
    case .line(let width), .dashes(let width, _), .cross(let width): Double(width)
    case .fill, .shadow: 0
    }
  }
}
