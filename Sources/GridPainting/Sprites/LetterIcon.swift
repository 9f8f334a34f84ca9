import CCairo
import GridCore

/// The icon of an item that has none: its first letter on a square whose color is its own.
enum LetterIcon {
  /// Colors with enough contrast to white, and to a light and a dark page.
  private static let palette: [UInt32] = [
    0xd0607a, 0xd0654c, 0xb67824, 0x4b9559, 0x2f9488, 0x2f8aad,
    0x4a82cf, 0x6f7bd0, 0x8f6fc9, 0xb562b0, 0x66788f, 0x9b7154,
  ]

  /// The icon of `item`, `side` device pixels high and wide.
  static func draw(_ item: Item, side: Int, text: TextRenderer) -> Surface {
    let surface = Surface(Size(width: side, height: side))
    let context = Context(surface)
    fillSquare(side: side, color: color(of: item.id), in: context)
    let style = TextStyle(
      size: Double(side) * 0.46, weight: 600, lines: 1, pitch: Double(side), isCentered: true)
    let letter = text.image(letter(of: item.title), style, width: side, scale: 1)
    letter.draw(Color(0xffffff), at: .zero, in: context)
    return surface
  }

  /// The placeholder of an icon that is being loaded.
  static func drawPending(side: Int) -> Surface {
    let surface = Surface(Size(width: side, height: side))
    fillSquare(side: side, color: Color(0x808080, alpha: 0.16), in: Context(surface))
    return surface
  }

  /// The first visible character, as a capital where there are capitals.
  static func letter(of title: String) -> String {
    let first = title.prefix(64).first {
      !$0.isWhitespace && !$0.isPunctuation && $0.unicodeScalars.contains(where: \.isVisible)
    }
    return first?.uppercased() ?? "?"
  }

  /// The same color for the same id in every run: by its FNV-1a hash.
  static func color(of id: String) -> Color {
    let hash = id.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Color(palette[Int((hash ^ hash >> 16) % UInt32(palette.count))])
  }

  private static func fillSquare(side: Int, color: Color, in context: borrowing Context) {
    let side = Double(side)
    let margin = (side / 24).rounded()
    cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_BEST)
    context.setSource(color)
    context.addRoundedRectangle(
      x: margin, y: margin, width: side - 2 * margin, height: side - 2 * margin,
      radius: side * 0.21)
    cairo_fill(context.pointer)
  }
}

extension Unicode.Scalar {
  /// Whether there is something to see: it is no control and no sign for the typesetter.
  fileprivate var isVisible: Bool {
    !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .control
  }
}
