import Testing

@testable import GridSearch

@Suite struct SearchHighlightTests {
  @Test(arguments: [
    ("fire", "Firefox", "[Fire]fox"), ("fox fire", "Firefox", "[Firefox]"),
    ("office wri", "LibreOffice Writer", "Libre[Office] [Wri]ter"),
    ("vsc", "Visual Studio Code", "[V]isual [S]tudio [C]ode"),
    ("vscode", "Visual Studio Code", "[V]isual [S]tudio [Code]"),
    ("texted", "Text Editor", "[Text] [Ed]itor"), ("edit", "É\u{301}diteur", "[É\u{301}dit]eur"),
    ("fi", "ﬁle", "[ﬁ]le"), ("fierf", "Firefox", "[Firef]ox"), ("zz", "Firefox", "Firefox"),
    ("각", "각자", "[각]자"),
  ])
  func `the letters that were typed are marked in the title`(
    typed: String, title: String, marked: String
  ) {
    let highlight = SearchEntry(names: [title], others: []).highlight(for: typed)
    #expect(Self.marked(title, highlight.title) == marked)
    #expect(highlight.reason == nil)
  }

  @Test func `what is not in the title is given as the reason`() {
    let entry = SearchEntry(names: ["Thunar", "File Thing"], others: ["folder", "File Manager"])
    let manager = entry.highlight(for: "thu manager")
    #expect(Self.marked("Thunar", manager.title) == "[Thu]nar")
    #expect(manager.reason?.text == "File Manager")
    #expect(Self.marked("File Manager", manager.reason?.ranges ?? []) == "File [Manager]")
    #expect(entry.highlight(for: "fold").reason?.text == "folder")
    #expect(entry.highlight(for: "thing").reason?.text == "File Thing")
    #expect(entry.highlight(for: "file zzz") == SearchHighlight())
    #expect(entry.highlight(for: " ") == SearchHighlight())
  }

  @Test func `a reading marks the characters that are read so`() {
    let pinyin = Pinyin(Array("wei 微\nxin 信\n".utf8), for: ["微信"])
    let entry = SearchEntry(names: ["微信"], others: [])
    for (typed, marked) in [("xin", "微[信]"), ("wx", "[微信]"), ("wexi", "[微信]"), ("we", "[微]信")] {
      #expect(Self.marked("微信", entry.highlight(for: typed, pinyin: pinyin).title) == marked)
    }
  }

  private static func marked(_ text: String, _ ranges: [Range<Int>]) -> String {
    var bytes = Array(text.utf8)
    for range in ranges.reversed() {
      bytes.insert(UInt8(ascii: "]"), at: range.upperBound)
      bytes.insert(UInt8(ascii: "["), at: range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
