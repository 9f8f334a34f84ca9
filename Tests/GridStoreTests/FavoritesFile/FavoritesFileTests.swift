import GridDocument
import TestSupport
import Testing

@testable import GridStore

@Suite struct FavoritesFileTests {
  private func file(_ text: String) throws -> FavoritesFile { try FavoritesFile(Array(text.utf8)) }

  private func text(_ file: FavoritesFile, _ ids: [String], pinned: Set<String> = []) -> String {
    String(decoding: file.text(for: Favorites(ids, pinned: pinned)), as: UTF8.self)
  }

  /// Every file of at most `length` lines of a few kinds, with and without a last line feed.
  static func files(length: Int) -> [[String]] {
    let kinds = ["a", "!b", "c\r", "\\!d", "a", "# remark", "", "!"]
    var files: [[String]] = [[]]
    var longest = files
    for _ in 0..<length {
      longest = longest.flatMap { file in kinds.map { file + [$0] } }
      files += longest
    }
    return files
  }

  @Test func `an unchanged order is the same bytes but for repeated lines`() throws {
    let ids = ["a": "a", "!b": "b", "c\r": "c", "\\!d": "!d"]
    for lines in Self.files(length: 4) {
      for end in ["", "\n"] where !lines.isEmpty && (end == "\n" || lines.last != "") {
        let file = try file(lines.joined(separator: "\n") + end)
        var seen: Set<String> = []
        let kept = lines.filter { ids[$0] == nil || seen.insert($0).inserted }

        #expect(file.favorites.ids == kept.compactMap { ids[$0] })
        #expect(file.favorites.pinned == (kept.contains("!b") ? ["b"] : []))
        #expect(file.repeats.count == lines.count - kept.count)
        let written = String(decoding: file.text(for: file.favorites), as: UTF8.self)
        #expect(written == kept.joined(separator: "\n") + (kept.isEmpty ? "" : end))
      }
    }
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `any new order is read back and keeps every remark`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for lines in Self.files(length: 4) {
      let file = try file(lines.map { $0 + "\n" }.joined())
      var ids = (file.favorites.ids + ["new", " odd \r"]).shuffled(using: &random)
      ids.removeLast(Int.random(in: 0...ids.count, using: &random))
      let favorites = Favorites(
        ids, pinned: Set(ids.filter { _ in Bool.random(using: &random) }))

      let bytes = file.text(for: favorites)

      let isRemark = { (line: String) in
        switch FavoriteLine(line) {
        case .remark, .unfinished: true
        case .item: false
        }
      }
      let written = bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
        .dropLast().map { String(decoding: $0, as: UTF8.self) }
      #expect(try FavoritesFile(bytes).favorites == favorites)
      #expect(
        written.filter(isRemark).sorted()
          == lines.filter(isRemark).sorted())
    }
  }

  @Test func `a remark moves with the line that follows it`() throws {
    let file = try file("a\n# on b\n\nb\nc\n# end\n")
    #expect(text(file, ["b", "a", "c"]) == "# on b\n\nb\na\nc\n# end\n")
    #expect(text(file, ["c", "a", "b"]) == "c\na\n# on b\n\nb\n# end\n")
  }

  @Test func `the heading never moves`() throws {
    let file = try file("# My programs\n# in order\n\n# on a\na\nb\n")
    #expect(text(file, ["b", "a"]) == "# My programs\n# in order\n\nb\n# on a\na\n")
    #expect(text(file, []) == "# My programs\n# in order\n\n# on a\n")
  }

  @Test func `a comment right before the first id is no heading`() throws {
    let file = try file("# on a\na\nb\n")
    #expect(text(file, ["b", "a"]) == "b\n# on a\na\n")
  }

  @Test func `the remarks of a removed line join the next line that stays`() throws {
    let file = try file("# on a\na\n# on b\nb\n# on c\nc\n# end\n")
    #expect(text(file, ["c", "a"]) == "# on b\n# on c\nc\n# on a\na\n# end\n")
    #expect(text(file, ["a"]) == "# on a\na\n# on b\n# on c\n# end\n")
  }

  @Test func `a pin mark changes its own line only`() throws {
    let file = try file("!a\r\nb\r\nc\r\n")
    #expect(text(file, ["a", "b", "c"], pinned: ["a", "c"]) == "!a\r\nb\r\n!c\n")
  }

  @Test func `a file without a last line feed stays one`() throws {
    #expect(text(try file("a\nb"), ["b", "a"]) == "b\na")
    #expect(text(try file(""), ["b", "a"]) == "b\na\n")
  }

  @Test func `a line without an id is reported, and kept like a remark`() throws {
    let file = try file("!\na\n\\\nb\n")
    #expect(file.favorites == Favorites(["a", "b"]))
    #expect(file.unfinishedLines == [1, 3])
    #expect(text(file, ["b", "a"]) == "\\\nb\n!\na\n")
    #expect(text(file, []) == "!\n\\\n")
  }

  @Test func `a byte order mark is no part of the first line and stays in front`() throws {
    let file = try file("\u{FEFF}!a\nb\n")
    #expect(file.favorites == Favorites(["a", "b"], pinned: ["a"]))
    #expect(text(file, ["b", "a"], pinned: ["a"]) == "\u{FEFF}b\n!a\n")
    #expect(text(try self.file("\u{FEFF}"), ["a"]) == "\u{FEFF}a\n")
    let odd = try self.file("b\n\u{FEFF}a\n")
    let favorites = Favorites(["\u{FEFF}a", "b"])
    #expect(try FavoritesFile(odd.text(for: favorites)).favorites == favorites)
  }

  @Test func `a repeated id is reported with both lines`() throws {
    let file = try file("# x\na\n\nb\n!a\n")
    #expect(file.repeats == [.init(line: 5, id: "a", firstLine: 2)])
    #expect(file.favorites == Favorites(["a", "b"]))
  }

  @Test(arguments: [
    FileDamage.zeroByte(line: 2), .lineTooLong(line: 2), .tooLarge, .tooManyIDs(line: 10_001),
    .notUTF8(line: 2),
  ])
  func `damage is found and its line told`(damage: FileDamage) {
    #expect(throws: damage) { try FavoritesFile(Self.bytes(with: damage)) }
  }

  /// The bytes of a file with the given damage and no other.
  static func bytes(with damage: FileDamage) -> [UInt8] {
    switch damage {
    case .zeroByte: Array("a\nb\0\n".utf8)
    case .lineTooLong: Array("a\n".utf8) + Array(repeating: UInt8(ascii: "x"), count: 4097)
    case .tooLarge: Array(repeating: Byte.lineFeed, count: FavoritesFile.byteLimit + 1)
    case .tooManyIDs: Array((0...10_000).map { "\($0)\n" }.joined().utf8)
    case .notUTF8: Array("a\n".utf8) + [0xc3, 0x28]
    }
  }

  @Test func `a file at its limits is none the worse`() throws {
    #expect(try file((0..<10_000).map { "\($0)\n" }.joined()).favorites.ids.count == 10_000)
    #expect(try file(String(repeating: "x", count: 4096)).favorites.ids.count == 1)
    let lines = String(repeating: "#" + String(repeating: "x", count: 1022) + "\n", count: 1024)
    #expect(try file(lines).favorites.ids.isEmpty)
  }

  @Test func `a file cut or flipped anywhere is read or called damaged`() throws {
    let bytes = Array("# é\n\n!a.desktop\n# b\n\\ b\\s\r\nc".utf8)
    for index in bytes.indices {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[index] ^= 1 << bit
        check(flipped)
      }
      check(Array(bytes[..<index]))
    }
  }

  private func check(_ bytes: [UInt8]) {
    guard let file = try? FavoritesFile(bytes) else { return }
    let text = file.text(for: file.favorites)
    #expect((try? FavoritesFile(text))?.favorites == file.favorites)
    if file.repeats.isEmpty { #expect(text == bytes) }
  }
}
