import CCairo
import GridCore

/// Draws badges: a disc, a ring in the color of the ground, and a glyph aligned to whole pixels.
final class BadgePainter {
  private struct Key: Hashable {
    let badge: Badge
    let look: Look
    let diameter: Int
    let scale: Double
    let ring: Color
    let theme: [Color]
  }

  private var cache = BoundedCache<Key, Surface>(limit: 2 << 20)

  /// Draws `badge` with its disc in the square `frame`, `scale` device pixels a logical pixel.
  func draw(
    _ badge: Badge, look: Look, frame: Rect, scale: Double, ring: Color, theme: Theme,
    in context: borrowing Context
  ) {
    guard badge != .none, !frame.isEmpty else { return }
    let look = badge == .added ? [] : look.intersection([.badgeHovered, .badgePressed])
    let key = Key(
      badge: badge, look: look, diameter: frame.width, scale: scale, ring: ring,
      theme: Self.colors(of: badge, look: look, theme: theme))
    let surface = cache.surface(for: key) { Self.render(key) }
    let margin = Self.margin(scale: scale)
    context.draw(surface, at: frame.origin - Point(x: margin, y: margin))
  }

  /// How far the ring reaches beyond the disc, in device pixels.
  static func margin(scale: Double) -> Int { Int((ThemeMetrics.badgeRing * scale).rounded(.up)) }

  /// The colors of the disc, of its edge and of the glyph.
  private static func colors(of badge: Badge, look: Look, theme: Theme) -> [Color] {
    let emphasis =
      look.contains(.badgePressed)
      ? ThemeMetrics.pressEmphasis : look.contains(.badgeHovered) ? ThemeMetrics.hoverEmphasis : 0
    switch badge {
    case .added: return [theme[.background], theme[.tick], theme[.secondary]]
    case .add:
      let disc = theme[.accent].mixed(with: theme[.text], by: emphasis)
      return [disc, disc, theme[.onAccent]]
    case .remove, .none:
      let disc = theme[.minus].mixed(with: theme[.text], by: emphasis)
      return [disc, disc, theme[.minusGlyph]]
    }
  }

  private static func render(_ key: Key) -> Surface {
    let (margin, diameter) = (margin(scale: key.scale), Double(key.diameter))
    let surface = Surface(Size(width: key.diameter, height: key.diameter).grown(by: margin))
    let context = Context(surface)
    cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_BEST)
    cairo_translate(context.pointer, Double(margin) + diameter / 2, Double(margin) + diameter / 2)
    let edge = key.badge == .added ? max(key.scale.rounded(), 1) : 0
    context.fillDisc(
      x: 0, y: 0, radius: diameter / 2 + ThemeMetrics.badgeRing * key.scale, with: key.ring)
    context.fillDisc(x: 0, y: 0, radius: diameter / 2, with: key.theme[1])
    if edge > 0 {
      context.fillDisc(x: 0, y: 0, radius: diameter / 2 - edge, with: key.theme[0])
    }
    context.setSource(key.theme[2])
    drawGlyph(of: key, in: context)
    return surface
  }

  private static func drawGlyph(of key: Key, in context: borrowing Context) {
    let thickness = wholePixels(2 * key.scale, asOddAs: key.diameter)
    let length = wholePixels(10 * key.scale, asOddAs: key.diameter)
    switch key.badge {
    case .none: break
    case .remove: addBar(width: length, height: thickness, to: context)
    case .add:
      addBar(width: length, height: thickness, to: context)
      addBar(width: thickness, height: length, to: context)
    case .added: drawTick(unit: Double(key.diameter) / 20, thickness: 2 * key.scale, in: context)
    }
    cairo_fill(context.pointer)
  }

  /// The whole number nearest to `length` that is odd when `diameter` is: a bar of that many
  /// pixels has its edges between pixels when its middle is the disc's.
  private static func wholePixels(_ length: Double, asOddAs diameter: Int) -> Double {
    let parity = Double(diameter % 2)
    return max(((length - parity) / 2).rounded() * 2 + parity, 2 - parity)
  }

  private static func addBar(width: Double, height: Double, to context: borrowing Context) {
    context.addRoundedRectangle(
      x: -width / 2, y: -height / 2, width: width, height: height,
      radius: min(width, height) / 2)
  }

  private static func drawTick(unit: Double, thickness: Double, in context: borrowing Context) {
    let cairo = context.pointer
    cairo_set_line_width(cairo, thickness)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_move_to(cairo, -4 * unit, 0.5 * unit)
    cairo_line_to(cairo, -1 * unit, 3.5 * unit)
    cairo_line_to(cairo, 4.5 * unit, -3 * unit)
    cairo_stroke(cairo)
  }
}
