import Glibc
import GridCore
import Testing

@testable import GridSettings

struct LineSourceTests {
  private func items(_ text: String) throws -> [Item] { try LineSource(Array(text.utf8)).items }

  @Test(arguments: [
    ("b\na\nc\n", ["b", "a", "c"]), ("b\na", ["b", "a"]), (" a \n#b\n!c\n", [" a ", "#b", "!c"]),
    ("a\r\n", ["a\r"]), ("é\n日本\n", ["é", "日本"]),
  ])
  func `an id is the bytes of its line`(text: String, ids: [String]) throws {
    #expect(try LineSource(Array(text.utf8)).ids == ids)
  }

  @Test func `title and icon follow behind tabs`() throws {
    let lines = "a\tOne\tfolder\nb\tTwo\nc\t\nd\t\tfile\ne\tFive\ticon\tmore\n"
    #expect(
      try items(lines) == [
        Item(id: "a", title: "One", icon: "folder"), Item(id: "b", title: "Two"),
        Item(id: "c", title: "c"), Item(id: "d", title: "d", icon: "file"),
        Item(id: "e", title: "Five", icon: "icon"),
      ])
  }

  @Test(arguments: [
    ("", "standard input has no lines; give one item a line"),
    ("\n", "standard input, line 1: the line is empty; take it out"),
    ("a\n\nb\n", "standard input, line 2: the line is empty; take it out"),
    ("a\nb\n\n", "standard input, line 3: the line is empty; take it out"),
    (
      "a\n\tTitle\n",
      "standard input, line 2: there is no id before the tab; write ID, a tab and the title"
    ),
    ("a\nb\na\tAgain\n", "standard input, line 3: “a” stands in line 1 already; take one out"),
    (
      "a\nb\u{0}c\n",
      "standard input, line 2: the line holds a NUL byte; give text with one item a line"
    ),
  ])
  func `a line that is no item is refused with its number`(text: String, sentence: String) {
    let error = #expect(throws: LineError.self) { try items(text) }
    #expect(error?.description == sentence)
  }

  @Test func `a line that is not UTF-8 is refused with its number`() {
    let error = #expect(throws: LineError.self) { try LineSource([0x61, 0x0a, 0xff, 0x0a]) }
    #expect(error?.line == 2 && error?.reason == .notUTF8)
  }

  @Test func `a hundred thousand lines are read at once`() throws {
    let text = (0..<100_000).map { "line-\($0)\tTitle \($0)\n" }.joined()
    let bytes = Array(text.utf8)
    var source: LineSource?
    let time = try ContinuousClock().measure { source = try LineSource(bytes) }
    #expect(source?.items.count == 100_000 && source?.items.last?.title == "Title 99999")
    #expect(time < .seconds(10), "\(time), though nothing is optimized here")
  }

  @Test func `everything comes through a pipe that writes piece by piece`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let text = (0..<5000).map { "\($0)\n" }.joined()
    _ = Array(text.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    defer { close(ends[0]) }
    #expect(try LineSource(descriptor: ends[0]).ids == (0..<5000).map(String.init))
  }

  @Test func `what can't be read gives a sentence`() {
    let error = #expect(throws: LineError.self) { try LineSource(descriptor: -1) }
    #expect(error?.description == "standard input can't be read: Bad file descriptor")
  }

  @Test func `the document holds more lines than a file may`() throws {
    let lines = try LineSource(Array((0..<20_000).map { "\($0)\n" }.joined().utf8))
    var document = lines.document()
    document.loadFavorites(lines.ids)
    #expect(document.favorites.count == 20_000 && document.limit > 20_000)
    #expect(document.items[document.favorites[7]].availability == .available)
  }
}
