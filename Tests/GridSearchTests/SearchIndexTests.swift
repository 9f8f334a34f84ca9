import GridDocument
import TestSupport
import Testing

@testable import GridSearch

@Suite struct SearchIndexTests {
  @Test func `a whole title comes first, then beginnings, insides, initials and other fields`() {
    let names = ["Victor Sands", "Kivsak", "Big vs", "vsak", "vs", "Other", "Others"]
    let index = SearchIndex(
      names.map {
        SearchEntry(names: [$0], others: $0 == "Other" ? ["vsx"] : $0 == "Others" ? ["avs"] : [])
      })
    #expect(
      find("vs", in: index, count: names.count).map { names[$0] } == [
        "vs", "vsak", "Big vs", "Kivsak", "Victor Sands", "Other", "Others",
      ])
  }

  @Test(arguments: [
    ("code", "Visual Studio Code", SearchMatch.wordPrefix),
    ("vis", "Visual Studio Code", .titlePrefix),
    ("visual studio code", "Visual Studio Code", .title), ("vsc", "Visual Studio Code", .initials),
    ("visualstudio", "Visual Studio Code", .titlePrefix),
    ("vscode", "Visual Studio Code", .initials),
    ("lo", "LibreOffice", .initials), ("office", "LibreOffice", .wordPrefix),
    ("studio visual", "Visual Studio Code", .wordPrefix), ("éDiT", "Editeur", .titlePrefix),
    ("7", "7-Zip", .titlePrefix), ("zip", "7-Zip", .wordPrefix), ("7-zip", "7-Zip", .title),
    ("信", "微信", .infix), ("微", "微信", .titlePrefix), ("信微", "微信", nil),
    ("libre office", "LibreOffice", .title), ("fire fox", "Firefox", .title),
    ("fox fire", "Firefox", .infix), ("writer libre", "LibreOffice Writer", .wordPrefix),
    ("manager file", "File Manager", .wordPrefix), ("texteditor", "Text Editor", .title),
    ("fierfox", "Firefox", .typo), ("firefxo", "Firefox", .typo), ("fierf", "Firefox", .typo),
    ("thunderbrid", "Thunderbird", .typo), ("calcualtor", "Calculator", .typo),
    ("calculater", "Calculator", .typo), ("calclator", "Calculator", .typo),
    ("gimpp", "GIMP", .typo), ("girefox", "Firefox", .typo), ("irefox", "Firefox", .infix),
    ("fri", "Firefox", nil), ("frfx", "Firefox", nil), ("календрь", "Календарь", .typo),
    ("libreofice writer", "LibreOffice Writer", .typo),
  ])
  func `how well a text fits a name`(typed: String, name: String, match: SearchMatch?) {
    let index = SearchIndex([SearchEntry(names: [name], others: [])])
    #expect(index.results(for: typed).numbers == [match?.rawValue ?? SearchRank.none])
  }

  @Test func `typing errors are put right only where no name fits without`() {
    let names = ["Calendar", "Calendel", "Calender"]
    let entries = names.map { SearchEntry(names: [$0], others: []) }
    #expect(find("calender", in: SearchIndex(entries), count: 3) == [2])
    #expect(find("calender", in: SearchIndex(Array(entries[..<2])), count: 2) == [0, 1])
    let other = SearchEntry(names: ["Agenda"], others: ["calender"])
    #expect(find("calender", in: SearchIndex([entries[0], other]), count: 2) == [1, 0])
  }

  @Test func `a tool for settings stands behind what it serves, and an action behind all`() {
    let index = SearchIndex([
      SearchEntry(names: ["File Manager Settings"], others: [], kind: .helper),
      SearchEntry(names: ["New Window"], others: ["File Manager"], kind: .action),
      SearchEntry(names: ["Thunar"], others: ["File Manager"]),
      SearchEntry(names: ["Profile Manager"], others: []),
      SearchEntry(names: ["Text"], others: ["filemanagement"]),
    ])
    #expect(find("file manager", in: index, count: 5) == [3, 2, 0, 1])
    #expect(find("file manager settings", in: index, count: 5) == [0])
    #expect(find("new", in: index, count: 5) == [1])
  }

  @Test func `of equals the picked ones come first, then those that are first on the page`() {
    let index = SearchIndex(
      (0..<6).map { SearchEntry(names: [$0 == 5 ? "x app" : "App \($0)"], others: []) })
    #expect(find("app", in: index, page: [3, 5, 0, 2, 4]) == [3, 0, 2, 4, 5])
    #expect(find("app", in: index, page: [3, 5, 0, 2, 4], picked: [5, 2]) == [2, 3, 0, 4, 5])
    #expect(find(" ", in: index, page: [5, 0, 4, 1]) == [5, 0, 4, 1])
    #expect(find("q", in: index, page: [5, 0, 4, 1]) == [])
  }

  @Test func `every short text finds in every short name what the plain search finds`() {
    let names = Self.texts(of: ["a", "b", "B", " "], upTo: 3) + ["abba", "aabB", "ab ab", "baBab"]
    let entries = names.map { SearchEntry(names: [$0], others: []) }
    for (name, entry) in zip(names, entries) {
      let (index, plain) = (SearchIndex([entry]), PlainSearch(entries: [entry]))
      for typed in Self.texts(of: ["a", "b", " "], upTo: 5) {
        let found = index.results(for: typed).sorted([ItemHandle(rawValue: 0)])
        #expect(
          found == plain.find(typed, on: [ItemHandle(rawValue: 0)]), "“\(typed)” in “\(name)”")
      }
    }
  }

  @Test(arguments: 0..<16)
  func `every result is that of the slow and plain search, letter after letter`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let entries = (0..<60).map { number in
      SearchEntry(
        names: (0...Int.random(in: 0...1, using: &random)).map { _ in Self.words(&random) },
        others: [Self.words(&random)],
        kind: number % 11 == 5 ? .helper : number % 13 == 4 ? .action : .application)
    }
    let (index, plain) = (SearchIndex(entries), PlainSearch(entries: entries))
    let page = (0..<60).filter { $0 % 7 != 3 }.shuffled(using: &random)
      .map { ItemHandle(rawValue: UInt32($0)) }
    for _ in 0..<12 {
      var known: SearchResults?
      let typed = Self.words(&random).prefix(.random(in: 1...6, using: &random))
      for end in typed.indices {
        let text = String(typed[...end])
        let results = index.results(for: text, refining: known)
        #expect(results.sorted(page) == plain.find(text, on: page), "“\(text)”, seed \(seed)")
        #expect(results.numbers == index.results(for: text).numbers, "“\(text)”, seed \(seed)")
        known = results
      }
    }
  }

  /// All texts of up to `count` of the `letters`.
  private static func texts(of letters: [String], upTo count: Int) -> [String] {
    var (all, last) = ([""], [""])
    for _ in 0..<count {
      last = last.flatMap { text in letters.map { text + $0 } }
      all += last
    }
    return all
  }

  /// Up to nine letters, or more than a row looks at together.
  private static func words(_ random: inout SplitMix64) -> String {
    let letters = ["a", "b", "c", "A", "B", "é", " ", "-", "ж", "微", "信", "1", "가"]
    let most = Int.random(in: 0..<4, using: &random) == 0 ? 70 : 9
    return (0..<Int.random(in: 1...most, using: &random)).map { _ in
      letters.randomElement(using: &random) ?? ""
    }.joined()
  }

  private func find(_ text: String, in index: SearchIndex, count: Int) -> [Int] {
    find(text, in: index, page: Array(0..<UInt32(count))).map(Int.init)
  }

  private func find(
    _ text: String, in index: SearchIndex, page: [UInt32], picked: [UInt32] = []
  ) -> [UInt32] {
    index.results(for: text).sorted(
      page.map(ItemHandle.init), picked: picked.map(ItemHandle.init)
    ).map(\.rawValue)
  }
}
