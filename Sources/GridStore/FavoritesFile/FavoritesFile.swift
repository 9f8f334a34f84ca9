import GridDocument

/// The text of a favorites file: one id a line, with the person's comments kept in their places.
///
/// Comments and blank lines belong to the line with an id that follows them, and move with it.
/// A comment block followed by a blank line before the first id is the heading, which stays first;
/// what comes after the last id stays last.
package struct FavoritesFile: Sendable {
  /// The size in bytes beyond which a file is taken for damaged.
  static let byteLimit = 1 << 20
  /// The length of a line in bytes beyond which its file is taken for damaged.
  static let lineLimit = 4096

  /// A line that repeats the id of an earlier one; lines count from 1.
  struct Repeat: Equatable, Sendable {
    var line: Int
    var id: String
    var firstLine: Int
  }

  /// What text editors of other systems put in front of UTF-8; no part of the first line.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private struct Entry: Sendable {
    var remarks: [String]
    var line: String
    var isPinned: Bool
  }

  /// The favorites that the text says.
  package private(set) var favorites = Favorites()
  /// The lines that were ignored, and that `text(for:)` leaves out.
  private(set) var repeats: [Repeat] = []
  /// The numbers of the lines without an id that are no comments either; they are kept like those.
  private(set) var unfinishedLines: [Int] = []
  private var heading: [String] = []
  private var entries: [ItemID: Entry] = [:]
  private var trailing: [String] = []
  private var endsWithLineFeed = true
  private var hasByteOrderMark = false

  /// An empty file.
  package init() {}

  /// Reads the bytes of a file.
  ///
  /// - Throws: the first fault because of which they can't be a favorites file.
  package init(_ bytes: [UInt8]) throws(FileDamage) {
    guard bytes.count <= Self.byteLimit else { throw .tooLarge }
    hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
    let text = hasByteOrderMark ? bytes.dropFirst(Self.byteOrderMark.count) : bytes[...]
    endsWithLineFeed = text.last.map { $0 == Byte.lineFeed } ?? true
    var lines = text.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    if endsWithLineFeed { lines.removeLast() }
    var firstLines: [ItemID: Int] = [:]
    for (index, line) in lines.enumerated() {
      try add(Self.text(of: line, number: index + 1), number: index + 1, in: &firstLines)
    }
  }

  private static func text(of line: ArraySlice<UInt8>, number: Int) throws(FileDamage) -> String {
    guard line.count <= lineLimit else { throw .lineTooLong(line: number) }
    guard !line.contains(0) else { throw .zeroByte(line: number) }
    guard let text = String(validating: line, as: UTF8.self) else { throw .notUTF8(line: number) }
    return text
  }

  private mutating func add(
    _ line: String, number: Int, in firstLines: inout [ItemID: Int]
  ) throws(FileDamage) {
    let meaning = FavoriteLine(line)
    guard case .item(let id, let isPinned) = meaning else {
      trailing.append(line)
      if meaning == .unfinished { unfinishedLines.append(number) }
      return
    }
    if entries.isEmpty { separateHeading() }
    if let first = firstLines[ItemID(id)] {
      repeats.append(Repeat(line: number, id: id, firstLine: first))
      return
    }
    guard entries.count < Document.defaultLimit else { throw .tooManyIDs(line: number) }
    firstLines[ItemID(id)] = number
    favorites.ids.append(id)
    if isPinned { favorites.pinned.insert(id) }
    entries[ItemID(id)] = Entry(remarks: trailing, line: line, isPinned: isPinned)
    trailing = []
  }

  /// Takes the heading off the remarks before the first id.
  private mutating func separateHeading() {
    guard heading.isEmpty, let end = trailing.lastIndex(where: Self.isBlank) else { return }
    let block = trailing[...end]
    guard !block.allSatisfy(Self.isBlank) else { return }
    heading = Array(block)
    trailing.removeSubrange(...end)
  }

  private static func isBlank(_ line: String) -> Bool {
    line.utf8.allSatisfy { $0 == Byte.blank || $0 == Byte.tab || $0 == Byte.carriageReturn }
  }

  // MARK: Writing

  /// The text that says `favorites` and keeps every comment of this file.
  ///
  /// A line whose id and pin mark stay is kept byte by byte. The remarks of a removed line join
  /// the next one that stays.
  ///
  /// - Complexity: O(*n*) in the lines.
  package func text(for favorites: Favorites) -> [UInt8] {
    let (remarks, last) = remarks(for: favorites)
    var lines = heading
    for id in favorites.ids {
      lines.append(contentsOf: remarks[ItemID(id)] ?? [])
      lines.append(line(of: id, isPinned: favorites.pinned.contains(id)))
    }
    lines.append(contentsOf: last)
    var bytes = Array(lines.joined(separator: "\n").utf8)
    if endsWithLineFeed, !lines.isEmpty { bytes.append(Byte.lineFeed) }
    return needsByteOrderMark(bytes) ? Self.byteOrderMark + bytes : bytes
  }

  /// Whether there was a mark, or the first line would be read without what only looks like one.
  private func needsByteOrderMark(_ bytes: [UInt8]) -> Bool {
    hasByteOrderMark || bytes.starts(with: Self.byteOrderMark)
  }

  private func remarks(for favorites: Favorites) -> ([ItemID: [String]], last: [String]) {
    let kept = Set(favorites.ids.map(ItemID.init))
    var remarks: [ItemID: [String]] = [:]
    var waiting: [String] = []
    for id in self.favorites.ids {
      waiting.append(contentsOf: entries[ItemID(id)]?.remarks ?? [])
      guard kept.contains(ItemID(id)) else { continue }
      remarks[ItemID(id)] = waiting
      waiting = []
    }
    return (remarks, waiting + trailing)
  }

  private func line(of id: String, isPinned: Bool) -> String {
    guard let entry = entries[ItemID(id)], entry.isPinned == isPinned else {
      return FavoriteLine.text(of: id, isPinned: isPinned)
    }
    return entry.line
  }
}
