import GridPainting
import Testing

@Suite struct ThemeTests {
  private static let pairs: [(ColorToken, ColorToken, light: Double, dark: Double)] = [
    (.text, .background, 15.4, 14.0), (.secondary, .background, 5.7, 6.9),
    (.accent, .onAccent, 5.6, 7.2), (.minus, .minusGlyph, 6.1, 10.3),
    (.tick, .background, 3.0, 4.3),
  ]

  @Test(arguments: pairs.indices) func `colors stand out as the design says`(index: Int) {
    let (first, second, light, dark) = Self.pairs[index]
    #expect(abs(contrast(Theme.light[first], Theme.light[second]) - light) < 0.1)
    #expect(abs(contrast(Theme.dark[first], Theme.dark[second]) - dark) < 0.1)
  }

  /// Colors of text with the grounds they are used on: each opaque ground, bare or with a translucent
  /// fill.
  private static let texts: [(ColorToken, on: [ColorToken], fills: [ColorToken?])] = [
    (.text, [.background, .surface], [nil, .hover, .pressed, .gap]),
    (.secondary, [.background, .surface], [nil, .hover, .gap]),
    (.accent, [.background, .surface], [nil, .hover]),
    (.onAccent, [.accent], [nil]), (.minusGlyph, [.minus], [nil]),
  ]

  @Test(arguments: [Theme.light, .dark]) func `every text is readable by WCAG AA`(theme: Theme) {
    for (text, grounds, fills) in Self.texts {
      for ground in grounds {
        for fill in fills {
          let color = fill.map { theme[ground].covered(by: theme[$0]) } ?? theme[ground]
          let ratio = contrast(theme[text], color)
          #expect(ratio >= 4.5, "\(text) on \(fill.map { "\($0) on " } ?? "")\(ground): \(ratio)")
        }
      }
    }
  }

  @Test(arguments: [Theme.light, .dark])
  func `every sign that tells something is seen by WCAG AA`(theme: Theme) {
    for sign in [ColorToken.accent, .minus, .tick] {
      for ground in [ColorToken.background, .surface] {
        #expect(contrast(theme[sign], theme[ground]) >= 3, "\(sign) on \(ground)")
      }
    }
  }

  @Test(arguments: ColorToken.allCases) func `a token can be replaced alone`(token: ColorToken) {
    var theme = Theme.light
    theme[token] = Color(0x010203)
    for other in ColorToken.allCases {
      #expect(theme[other] == (other == token ? Color(0x010203) : Theme.light[other]))
    }
  }

  @Test(arguments: [
    ("#1c66c4", Color(0x1c66c4)), ("#1C66C480", Color(0x1c66c4, alpha: 128.0 / 255)),
    ("1c66c4", nil), ("#1c66c", nil), ("#+c66c4", nil), ("#1c66c4ff0", nil), ("", nil),
    ("#gggggg", nil),
  ])
  func `a color is read as the config writes it`(text: String, color: Color?) {
    #expect(Color(text) == color)
  }
}
