/// The colors and the font of the page.
///
/// Lengths are in `ThemeMetrics` and in the core's `Metrics`.
package struct Theme: Equatable, Sendable {
  private var colors: [ColorToken: Color]
  /// The font family of all text, as fontconfig understands it.
  package var fontFamily = "sans-serif"

  /// The color called `token`.
  package subscript(token: ColorToken) -> Color {
    get { colors[token] ?? Color(0) }
    set { colors[token] = newValue }
  }

  /// Dark text on a light page.
  package static let light = Theme { token in
    switch token {
    case .background: Color(0xf7f7f9)
    case .surface, .onAccent, .minusGlyph: Color(0xffffff)
    case .line: Color(0xdfe1e6)
    case .text: Color(0x1d1f23)
    case .secondary, .minus: Color(0x5c626c)
    case .accent: Color(0x1c66c4)
    case .tick: Color(0x8a909a)
    case .hover: Color(0, alpha: 0.05)
    case .pressed: Color(0, alpha: 0.1)
    case .gap: Color(0, alpha: 0.045)
    case .gapLine: Color(0, alpha: 0.12)
    case .shadow: Color(0, alpha: 0.28)
    case .hairline: Color(0, alpha: 0.3)
    }
  }

  /// Light text on a dark page.
  package static let dark = Theme { token in
    switch token {
    case .background, .onAccent, .minusGlyph: Color(0x1e2024)
    case .surface: Color(0x2a2d33)
    case .line: Color(0x34383f)
    case .text: Color(0xeceef1)
    case .secondary: Color(0xa3a9b4)
    case .accent: Color(0x6cb0ff)
    case .minus: Color(0xc9ced6)
    case .tick: Color(0x7d8490)
    case .hover: Color(0xffffff, alpha: 0.07)
    case .pressed: Color(0xffffff, alpha: 0.12)
    case .gap: Color(0xffffff, alpha: 0.05)
    case .gapLine: Color(0xffffff, alpha: 0.14)
    case .shadow: Color(0, alpha: 0.55)
    case .hairline: Color(0xffffff, alpha: 0.28)
    }
  }

  private init(_ color: (ColorToken) -> Color) {
    colors = Dictionary(uniqueKeysWithValues: ColorToken.allCases.map { ($0, color($0)) })
  }
}

/// The names of a theme's colors, as the config's `[Colors]` writes them.
package enum ColorToken: String, CaseIterable, Sendable {
  /// The window, and the surface of cards, toasts and tooltips.
  case background, surface
  /// Separators and borders.
  case line
  /// Titles and labels, and less important text.
  case text, secondary
  /// The filled button, the plus badge and the focus ring, and the text on them.
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
