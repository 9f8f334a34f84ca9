import GridCore
import GridPainting
import Testing

@Suite struct WordsTests {
  private static let languages = [
    Words.english, .britishEnglish, .simplifiedChinese, .traditionalChinese,
  ]

  @Test(arguments: Phrase.allCases) func `every language has words for`(phrase: Phrase) {
    for words in Self.languages { #expect(words[phrase] != phrase.rawValue) }
  }

  @Test(arguments: Phrase.allCases)
  func `a translation takes the same arguments as English`(phrase: Phrase) {
    func places(_ words: Words) -> Set<Character> {
      Set((" " + words[phrase]).split(separator: "%").dropFirst().compactMap(\.first))
    }
    for words in Self.languages { #expect(places(words) == places(.english)) }
  }

  @Test func `arguments go where the language wants them`() {
    #expect(Words.english.sentence(.importFrom, "6", "Plank") == "Import 6 from Plank")
    #expect(Words.simplifiedChinese.sentence(.importFrom, "6", "Plank") == "从Plank导入 6 个")
  }

  @Test func `a percent sign in an argument stays as it is`() {
    #expect(Words.english.sentence(.couldNotStart, "100%2", "%1") == "Could not start 100%2: %1")
  }

  @Test(arguments: [
    ("zh_CN.UTF-8", "收藏"), ("zh", "收藏"), ("zh_SG", "收藏"), ("zh_TW", "我的最愛"),
    ("zh_HK.UTF-8", "我的最愛"), ("zh-Hant", "我的最愛"), ("en_GB.UTF-8", "Favourites"),
    ("en_US.UTF-8", "Favorites"), ("de_DE", "Favorites"), ("C", "Favorites"), ("", "Favorites"),
    ("de_AT:zh_CN:en_GB", "收藏"), ("en_GB:zh_CN", "Favourites"), ("de:fr", "Favorites"),
  ])
  func `the first locale that has words chooses them`(list: String, favorites: String) {
    let locales = list.split(separator: ":").map(String.init)
    #expect(Words.forLocales(locales)[.favorites] == favorites)
  }

  @Test func `a refusal names its item, in the language of the words`() {
    var document = Document()
    document.update(Item(id: "a", title: "Firefox"))
    func sentences(_ refusal: Refusal) -> [String] {
      [Words.english, .simplifiedChinese].map { $0.sentence(for: refusal, of: document) }
    }
    #expect(
      sentences(.pinned(id: "a"))
        == ["Firefox stays in place; let it move first", "“Firefox”已固定，请先取消固定"])
    #expect(sentences(.full(limit: 3))[0] == "There are 3 favorites already; remove one first")
    let others: [Refusal] = [
      .notFavorite(id: "a"), .notBesidePinnedRun(id: "a"), .notInnermostPin(id: "a"),
    ]
    for refusal in others {
      let said = sentences(refusal)
      #expect(said[0] != said[1] && said.allSatisfy { $0.contains("Firefox") }, "\(refusal)")
    }
    #expect(sentences(.notFavorite(id: "gone"))[0] == "gone is not in the favorites")
  }

  @Test func `a toast names its item`() {
    var document = Document()
    let item = document.update(Item(id: "a", title: "Firefox"))
    #expect(Words.english.sentence(for: Toast.removed(item), of: document) == "Removed Firefox")
    for toast in [
      Toast.removed(item), .skipped(item), .couldNotStart(item, reason: "why"),
      .refused(.pinned(id: "a")), .refused(.notFavorite(id: "Firefox")),
    ] {
      let full = Words.english.sentence(for: toast, of: document)
      let cut = Words.english.sentence(for: toast, of: document, cuttingTitlesTo: 4)
      #expect(cut == full.replacing("Firefox", with: "Fire…"))
      #expect(Words.english.sentence(for: toast, of: document, cuttingTitlesTo: 7) == full)
    }
    document.update(Item(id: "a", title: "X", availability: .unavailable(reason: "No X here.")))
    #expect(Words.english.sentence(for: .unavailable(item), of: document) == "No X here.")
  }
}
