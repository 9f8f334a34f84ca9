import GridCore
import Testing

@testable import GridWindow

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
    let pattern = Folding.pattern(text)
    let fit = pattern.withUnsafeBufferPointer { pattern in
      Self.text(of: name).withUnsafeBufferPointer { SearchPattern(pattern).fit(in: $0) }
    }
    #expect(fit?.match == match)
    #expect(found(text, in: [name]) == (match == nil ? [] : [name]))
  }

  @Test func `other words count less than names, and are never fuzzy`() {
    let entries = [
      SearchEntry(item: .init(rawValue: 0), names: ["Nautilus"], others: ["Files", "folder"]),
      SearchEntry(item: .init(rawValue: 1), names: ["Old Files"], others: []),
      SearchEntry(item: .init(rawValue: 2), names: ["Profiles"], others: []),
    ]
    let index = SearchIndex(entries)
    #expect(index.find("fil") { _ in false }.map(\.rawValue) == [1, 0, 2])
    #expect(index.find("fls") { _ in false }.map(\.rawValue) == [1])
    #expect(index.find("old") { _ in false }.map(\.rawValue) == [1, 0])
  }

  @Test func `favorites are first among their equals, and the order is kept otherwise`() {
    let entries = (0..<6).map {
      SearchEntry(item: .init(rawValue: $0), names: [$0 == 5 ? "x app" : "App \($0)"], others: [])
    }
    let index = SearchIndex(entries)
    let found = index.find("app") { [3, 5].contains($0.rawValue) }
    #expect(found.map(\.rawValue) == [3, 0, 1, 2, 4, 5])
    #expect(index.find(" ") { $0.rawValue == 5 }.map(\.rawValue) == [5, 0, 1, 2, 3, 4])
  }

  @Test(arguments: 0..<16)
  func `every result is that of the slow and plain search`(seed: UInt64) {
    var random = SeededGenerator(seed)
    let entries = (0..<60).map { row in
      SearchEntry(
        item: .init(rawValue: row),
        names: (0...Int.random(in: 0...1, using: &random)).map { _ in
          Self.words(&random)
        }, others: [Self.words(&random)])
    }
    let index = SearchIndex(entries)
    for _ in 0..<60 {
      let text = String(Self.words(&random).prefix(.random(in: 1...4, using: &random)))
      let isFavorite: (ItemHandle) -> Bool = { $0.rawValue % 3 == 0 }
      let expected = PlainSearch(entries: entries).find(text, isFavorite: isFavorite)
      #expect(index.find(text, isFavorite: isFavorite) == expected, "\(text), seed \(seed)")
    }
  }

  private static func words(_ random: inout SeededGenerator) -> String {
    let letters = ["a", "b", "c", "A", "B", "é", " ", "-", "ж", "微", "信", "1"]
    return (0..<Int.random(in: 1...9, using: &random)).map { _ in
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
    let entries = names.enumerated().map {
      SearchEntry(item: .init(rawValue: UInt32($0.offset)), names: [$0.element], others: [])
    }
    return SearchIndex(entries).find(text) { _ in false }.map { names[Int($0.rawValue)] }
  }
}
