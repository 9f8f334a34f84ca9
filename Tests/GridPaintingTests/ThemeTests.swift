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
