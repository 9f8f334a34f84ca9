/// The names of a theme's colors, as the config's `[Colors]` writes them.
public enum ColorToken: String, CaseIterable, Sendable {
  /// The window, and the surface of cards, toasts and tooltips.
  case background, surface
  /// Separators and borders.
  case line
  /// Titles and labels, and what is less important.
  case text, secondary
  /// The filled button, the plus and the focus ring, and what is written on them.
  case accent, onAccent
  /// The minus badge and its glyph, and the ring of the tick.
  case minus, minusGlyph, tick
  /// The fill below a hovered and a pressed cell or button.
  case hover, pressed
  /// The empty slot and the line around it.
  case gap, gapLine
  /// The shadow of a card, and the thin line around it.
  case shadow, hairline
}
