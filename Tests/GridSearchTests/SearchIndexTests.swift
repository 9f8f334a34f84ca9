import GridDocument
import TestSupport
import Testing

@testable import GridSearch

@Suite struct SearchIndexTests {
  @Test func `a word's start is before initials, those before the inside, that before fuzzy`() {
    let names = ["Vector Suite Art", "Savsat", "Kivsak", "Big vsa", "Vysoka", "vsak"]
    #expect(
      found("vsa", in: names) == [
        "vsak", "Big vsa", "Vector Suite Art", "Savsat", "Kivsak", "Vysoka",
      ])
  }

  @Test(arguments: [
    ("code", "Visual Studio Code", SearchMatch.word), ("vis", "Visual Studio Code", .name),
    ("vsc", "Visual Studio Code", .initials), ("vs", "Visual Studio Code", .initials),
    ("lo", "LibreOffice", .initials), ("office", "LibreOffice", .inside),
    ("tudio c", "Visual Studio Code", .inside), ("frfx", "Firefox", .fuzzy),
    ("studio visual", "Visual Studio Code", nil), ("sc", "Visual Studio Code", .fuzzy),
    ("xof", "Firefox", nil), ("rfx", "Firefox", nil), ("éDiT", "Editeur", .name),
    ("7", "7-Zip", .name), ("zip", "7-Zip", .word), ("信", "微信", .inside), ("微", "微信", .name),
    ("信微", "微信", nil), ("微信", "微博信息", .fuzzy),
  ])
  func `how well a text fits a name`(text: String, name: String, match: SearchMatch?) {
    let rank = Folding.pattern(text).withUnsafeBufferPointer { pattern in
      Self.text(of: name).withUnsafeBufferPointer { SearchPattern(pattern).rank(in: $0) }
    }
    #expect(rank == match?.rank(isInName: true) ?? SearchRank.none)
    #expect(found(text, in: [name]) == (match == nil ? [] : [name]))
  }

  @Test func `other words count less than names, and are never fuzzy`() {
    let index = SearchIndex([
      SearchEntry(names: ["Nautilus"], others: ["Files", "folder"]),
      SearchEntry(names: ["Old Files"], others: []), SearchEntry(names: ["Profiles"], others: []),
    ])
    #expect(find("fil", in: index, page: [0, 1, 2]) == [1, 0, 2])
    #expect(find("fls", in: index, page: [0, 1, 2]) == [1])
    #expect(find("old", in: index, page: [0, 1, 2]) == [1, 0])
  }

  @Test func `items of one rank keep the order of the page, and what is not on it is not found`() {
    let index = SearchIndex(
      (0..<6).map { SearchEntry(names: [$0 == 5 ? "x app" : "App \($0)"], others: []) })
    #expect(find("app", in: index, page: [3, 5, 0, 2, 4]) == [3, 0, 2, 4, 5])
    #expect(find(" ", in: index, page: [5, 0, 4, 1]) == [5, 0, 4, 1])
    #expect(find("q", in: index, page: [5, 0, 4, 1]) == [])
  }

  @Test(arguments: 0..<16)
  func `every result is that of the slow and plain search, letter after letter`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let entries = (0..<60).map { _ in
      SearchEntry(
        names: (0...Int.random(in: 0...1, using: &random)).map { _ in Self.words(&random) },
        others: [Self.words(&random)])
    }
    let (index, plain) = (SearchIndex(entries), PlainSearch(entries: entries))
    let page = (0..<60).filter { $0 % 7 != 3 }.shuffled(using: &random)
      .map { ItemHandle(rawValue: UInt32($0)) }
    for _ in 0..<60 {
      var known: SearchFits?
      let typed = Self.words(&random).prefix(.random(in: 1...5, using: &random))
      for end in typed.indices {
        let text = String(typed[...end])
        let fits = index.fits(of: text, knowing: known)
        #expect(fits.sorted(page) == plain.find(text, on: page), "\(text), seed \(seed)")
        #expect(fits.numbers == index.fits(of: text).numbers, "\(text), seed \(seed)")
        known = fits
      }
    }
  }

  /// Up to nine letters, or as many as no short row has.
  private static func words(_ random: inout SplitMix64) -> String {
    let letters = ["a", "b", "c", "A", "B", "é", " ", "-", "ж", "微", "信", "1"]
    let most = Int.random(in: 0..<4, using: &random) == 0 ? 70 : 9
    return (0..<Int.random(in: 1...most, using: &random)).map { _ in
      letters.randomElement(using: &random) ?? ""
    }.joined()
  }

  private static func text(of name: String) -> [UInt8] {
    var bytes = [SearchField.name.rawValue]
    Folding.append(name, to: &bytes)
    let initials = PlainSearch.initials(of: name)
    return bytes + (initials.utf8.count > 1 ? [SearchField.initials.rawValue] + initials.utf8 : [])
  }

  private func found(_ text: String, in names: [String]) -> [String] {
    let index = SearchIndex(names.map { SearchEntry(names: [$0], others: []) })
    return find(text, in: index, page: Array(0..<UInt32(names.count))).map { names[Int($0)] }
  }

  private func find(_ text: String, in index: SearchIndex, page: [UInt32]) -> [UInt32] {
    index.fits(of: text).sorted(page.map { ItemHandle(rawValue: $0) }).map(\.rawValue)
  }
}
