import GridCore
import GridPainting
import Testing

@Suite struct LocalizedStringsTests {
  private static let languages = [
    LocalizedStrings.english, .britishEnglish, .simplifiedChinese, .traditionalChinese,
  ]

  @Test(arguments: StringKey.allCases) func `every language has words for`(key: StringKey) {
    for strings in Self.languages { #expect(strings[key] != key.rawValue) }
  }

  @Test(arguments: StringKey.allCases)
  func `a translation takes the same arguments as English`(key: StringKey) {
    func placeholders(_ strings: LocalizedStrings) -> Set<Character> {
      Set((" " + strings[key]).split(separator: "%").dropFirst().compactMap(\.first))
    }
    for strings in Self.languages { #expect(placeholders(strings) == placeholders(.english)) }
  }

  @Test func `arguments go where the language wants them`() {
    #expect(LocalizedStrings.english.formatted(.importFrom, "6", "Plank") == "Import 6 from Plank")
    #expect(
      LocalizedStrings.simplifiedChinese.formatted(.importFrom, "6", "Plank") == "从Plank导入 6 个")
  }

  @Test func `a percent sign in an argument stays as it is`() {
    #expect(
      LocalizedStrings.english.formatted(.couldNotStart, "100%2", "%1")
        == "Could not start 100%2: %1")
  }

  @Test(arguments: [
    ("zh_CN.UTF-8", "收藏"), ("zh", "收藏"), ("zh_SG", "收藏"), ("zh_TW", "我的最愛"),
    ("zh_HK.UTF-8", "我的最愛"), ("zh-Hant", "我的最愛"), ("en_GB.UTF-8", "Favourites"),
    ("en_US.UTF-8", "Favorites"), ("de_DE", "Favorites"), ("C", "Favorites"), ("", "Favorites"),
    ("de_AT:zh_CN:en_GB", "收藏"), ("en_GB:zh_CN", "Favourites"), ("de:fr", "Favorites"),
  ])
  func `the first locale that has words chooses them`(list: String, favorites: String) {
    let locales = list.split(separator: ":").map(String.init)
    #expect(LocalizedStrings.forLocales(locales)[.favorites] == favorites)
  }

  @Test func `a refusal names its item, in the language of the words`() {
    var document = Document()
    document.update(Item(id: "a", title: "Firefox"))
    func sentences(_ refusal: EditError) -> [String] {
      [LocalizedStrings.english, .simplifiedChinese].map { $0.text(for: refusal, of: document) }
    }
    #expect(
      sentences(.pinned(id: "a"))
        == ["Firefox stays in place; let it move first", "“Firefox”已固定，请先取消固定"])
    #expect(sentences(.full(limit: 3))[0] == "There are 3 favorites already; remove one first")
    let others: [EditError] = [
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
    #expect(
      LocalizedStrings.english.text(for: Toast.removed(item), of: document) == "Removed Firefox")
    for toast in [
      Toast.removed(item), .skipped(item), .couldNotStart(item, reason: "why"),
      .refused(.pinned(id: "a")), .refused(.notFavorite(id: "Firefox")),
    ] {
      let full = LocalizedStrings.english.text(for: toast, of: document)
      let cut = LocalizedStrings.english.text(for: toast, of: document, cuttingTitlesTo: 4)
      #expect(cut == full.replacing("Firefox", with: "Fire…"))
      #expect(LocalizedStrings.english.text(for: toast, of: document, cuttingTitlesTo: 7) == full)
    }
    document.update(Item(id: "a", title: "X", availability: .unavailable(reason: "No X here.")))
    #expect(LocalizedStrings.english.text(for: .unavailable(item), of: document) == "No X here.")
  }
}
