import Testing

@testable import GridSearch

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Firefox", "firefox"), ("Éditeur", "editeur"), ("E\u{301}diteur", "editeur"),
    ("STRASSE", "strasse"), ("Straße", "strasse"), ("Łódź", "lodz"), ("Ångström", "angstrom"),
    ("Smørrebrød", "smorrebrod"), ("Ærø", "aero"), ("İstanbul", "istanbul"), ("ısı", "isi"),
    ("Việt Nam", "viet nam"), ("ΆΛΦΑ", "αλφα"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("σίσυφος", "σισυφοσ"),
    ("Ёжик", "ежик"), ("Й", "и"), ("ＷＰＳ２", "wps2"), ("微信", "微信"), ("a\tb\u{1}c", "a b c"),
    ("カレンダー", "カレンダー"),
  ])
  func `case, accents and widths make no difference`(text: String, folded: String) {
    #expect(String(decoding: Folding.pattern(text), as: UTF8.self) == folded)
  }

  @Test(arguments: ["\u{200B}", "\u{200D}", "\u{200F}", "\u{AD}", "\u{FE0F}", "\u{2060}"])
  func `a sign that is never drawn makes no difference, wherever it stands`(sign: String) {
    let index = SearchIndex([SearchEntry(names: ["Zero Wi\(sign)dth"], others: [])])
    for text in ["\(sign)zero", "ze\(sign)ro", "zero\(sign) width", "width\(sign)", "zw\(sign)"] {
      #expect(Folding.pattern(text) == Folding.pattern(text.replacing(sign, with: "")))
      #expect(index.fits(of: text).numbers != [SearchRank.none.number], "\(text)")
    }
  }

  @Test func `blanks around what was typed don't count`() {
    #expect(Folding.pattern("  a \u{9} b ") == Array("a b".utf8))
    #expect(Folding.pattern(" \n ").isEmpty)
  }
}
