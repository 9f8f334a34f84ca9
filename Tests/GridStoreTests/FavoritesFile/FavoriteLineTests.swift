import Testing

@testable import GridStore

@Suite struct FavoriteLineTests {
  /// Every text of at most `length` of the characters.
  static func texts(of characters: [String], length: Int) -> [String] {
    var texts = [""]
    var longest = texts
    for _ in 0..<length {
      longest = longest.flatMap { text in characters.map { text + $0 } }
      texts += longest
    }
    return texts
  }

  @Test func `every id comes back from its line byte by byte`() {
    let ids = Self.texts(of: ["a", "r", "s", "!", "#", "\\", " ", "\r", "\t"], length: 4)
    for id in ids.dropFirst() {
      for isPinned in [false, true] {
        let line = FavoriteLine.text(of: id, isPinned: isPinned)
        guard case .item(let back, isPinned) = FavoriteLine(line) else {
          Issue.record("\(id.debugDescription) was written as \(line.debugDescription)")
          return
        }
        #expect(Array(back.utf8) == Array(id.utf8), "written as \(line.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    ("firefox.desktop", "firefox.desktop"), ("!a", "\\!a"), ("#a", "\\#a"), ("\\a", "\\\\a"),
    (" a", "\\ a"), ("a ", "a\\s"), ("a\r", "a\\r"), (" ", "\\s"),
    ("a\\x2db.desktop", "a\\x2db.desktop"),
    ("a!", "a!"), ("a#b", "a#b"), ("\\ ", "\\\\\\\\s"),
  ])
  func `an id is escaped only where it must be`(id: String, line: String) {
    #expect(FavoriteLine.text(of: id, isPinned: false) == line)
    #expect(FavoriteLine.text(of: id, isPinned: true) == "!" + line)
  }

  @Test(arguments: ["", " ", "\t ", "\r", "# a", "#", "#!a"])
  func `a comment or a blank line holds no id`(line: String) {
    #expect(FavoriteLine(line) == .remark)
  }

  @Test(arguments: ["!", "! ", "!\t", "!\r", "\\", "!\\", "\\\r"])
  func `a mark without an id behind it is no id`(line: String) {
    #expect(FavoriteLine(line) == .unfinished)
  }

  @Test func `one carriage return belongs to the line end and a second to the id`() {
    #expect(FavoriteLine("a\r") == .item(id: "a", isPinned: false))
    #expect(FavoriteLine("a\r\r") == .item(id: "a\r", isPinned: false))
    #expect(FavoriteLine("!a\\r\r") == .item(id: "a\r", isPinned: true))
  }

  @Test func `a text that is no line is refused as an id`() {
    #expect(FavoriteLine.canHold("a b"))
    #expect(!FavoriteLine.canHold(""))
    #expect(!FavoriteLine.canHold("a\nb"))
    #expect(!FavoriteLine.canHold("a\0"))
    #expect(FavoriteLine.canHold(String(repeating: "a", count: 4095)))
    #expect(!FavoriteLine.canHold(String(repeating: "a", count: 4096)))
  }
}
