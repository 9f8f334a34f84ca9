import Testing

@testable import GridSearch

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Firefox", "firefox"), ("Éditeur", "editeur"), ("E\u{301}diteur", "editeur"),
    ("STRASSE", "strasse"), ("Straße", "strasse"), ("Łódź", "lodz"), ("Ångström", "angstrom"),
    ("Smørrebrød", "smorrebrod"), ("Ærø", "aero"), ("İstanbul", "istanbul"), ("ısı", "isi"),
    ("Việt Nam", "viet nam"), ("ΆΛΦΑ", "αλφα"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("σίσυφος", "σισυφοσ"),
    ("Ёжик", "ежик"), ("Й", "и"), ("ＷＰＳ２", "wps2"), ("微信", "微信"), ("a\tb\u{1}c", "a b c"),
    ("カレンダー", "かれんた\u{3099}ー"), ("ﾜｰﾄﾞ", "わーと\u{3099}"), ("ど", "と\u{3099}"),
    ("ﬁle x²", "file x2"), ("Ⅷ ℃ ™", "viii °c tm"), ("한", "\u{1112}\u{1161}\u{11ab}"),
    ("ㅎㅏㄴ", "\u{1112}\u{1161}\u{1102}"), ("\u{1112}\u{1161}\u{11ab}", "\u{1112}\u{1161}\u{11ab}"),
    ("ไทย", "ไทย"), ("שָׁלוֹם", "שלום"), ("L’été", "l ete"),
    ("𝒜𝔟𝙲", "abc"), ("Dž", "dz"), ("Ǆ", "dz"), ("ﬃ", "ffi"), ("豈", "豈"), ("हिन्दी", "हिन्दी"),
  ])
  func `case, marks and compatibility variants make no difference`(text: String, folded: String) {
    #expect(Self.folded(text) == folded)
  }

  @Test func `what is the same to Unicode is the same to a search`() {
    for text in ["が", "한국어", "Ế", "ﾊﾟ", "Ǖ", "ཱི"] {
      let composed = Self.folded(text)
      #expect(Self.folded(String(text.decomposed)) == composed)
      #expect(Self.folded(composed) == composed)
    }
  }

  @Test(arguments: ["\u{200B}", "\u{200D}", "\u{200F}", "\u{AD}", "\u{FE0F}", "\u{2060}"])
  func `a sign that is never drawn makes no difference, wherever it stands`(sign: String) {
    let index = SearchIndex([SearchEntry(names: ["Zero Wi\(sign)dth"], others: [])])
    for text in ["\(sign)zero", "ze\(sign)ro", "zero\(sign) width", "width\(sign)", "zw\(sign)"] {
      #expect(Self.folded(text) == Self.folded(text.replacing(sign, with: "")))
      #expect(index.results(for: text).numbers != [SearchRank.none], "\(text)")
    }
  }

  @Test func `blanks around what was typed don't count`() {
    #expect(Self.folded("  a \u{9} b ") == "a b")
    #expect(Folding.words(of: " \n-. ").isEmpty)
  }

  /// The folded words, with blanks between.
  private static func folded(_ text: String) -> String {
    Folding.words(of: text).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}

extension String {
  /// The text in Unicode's decomposed form, by the standard library's comparison of texts.
  fileprivate var decomposed: String.UnicodeScalarView {
    var scalars = String.UnicodeScalarView()
    for scalar in [
      "が": "か\u{3099}", "한국어": "\u{1112}\u{1161}\u{11ab}\u{1100}\u{116e}\u{11a8}\u{110b}\u{1165}",
      "Ế": "E\u{302}\u{301}", "ﾊﾟ": "ハ\u{309a}", "Ǖ": "U\u{308}\u{304}", "ཱི": "\u{f71}\u{f72}",
    ][self, default: self].unicodeScalars { scalars.append(scalar) }
    return scalars
  }
}
