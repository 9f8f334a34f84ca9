/// One line of a favorites file, without its line feed.
///
/// `!` in column 1 pins and `#` comments. One carriage return at the end belongs to the line's
/// ending. A backslash in front makes the first character of an id plain; at the end of an id `\s`
/// is a blank and `\r` a carriage return. Backslashes just before such an end are doubled. A
/// backslash anywhere else stands for itself.
enum FavoriteLine: Equatable {
  /// A comment or a blank line.
  case remark
  /// A pin mark or a backslash without an id behind it.
  case unfinished
  /// A line with an id.
  case item(id: String, isPinned: Bool)

  /// Reads `line`.
  init(_ line: String) {
    var bytes = Array(line.utf8)[...]
    if bytes.last == Byte.carriageReturn { bytes.removeLast() }
    let isPinned = bytes.first == Byte.exclamationMark
    if isPinned { bytes.removeFirst() }
    if bytes.allSatisfy({ $0 == Byte.blank || $0 == Byte.tab }) {
      self = isPinned ? .unfinished : .remark
    } else if !isPinned, bytes.first == Byte.numberSign {
      self = .remark
    } else {
      let id = String(decoding: Self.unescaped(bytes), as: UTF8.self)
      self = id.isEmpty ? .unfinished : .item(id: id, isPinned: isPinned)
    }
  }

  /// The line of `id`, from which reading it gives exactly the bytes of `id` again.
  static func text(of id: String, isPinned: Bool) -> String {
    (isPinned ? "!" : "") + String(decoding: escaped(Array(id.utf8)), as: UTF8.self)
  }

  /// Whether `id` can be a line at all.
  static func canHold(_ id: String) -> Bool {
    !id.isEmpty && !id.utf8.contains { $0 == Byte.lineFeed || $0 == 0 }
      && text(of: id, isPinned: true).utf8.count <= FavoritesFile.lineLimit
  }

  private static func escaped(_ id: [UInt8]) -> [UInt8] {
    guard let first = id.first, let last = id.last else { return id }
    let stem = id.dropLast()
    let backslashes = stem.reversed().prefix { $0 == Byte.backslash }
    let line: [UInt8]
    if let letter = Byte.letters[last] {
      line = stem + backslashes + [Byte.backslash, letter]
    } else if Byte.meanings[last] != nil {
      line = stem + backslashes + [last]
    } else {
      line = id
    }
    let isEscapedAtItsEnd = id.count == 1 && Byte.letters[last] != nil
    return Byte.special.contains(first) && !isEscapedAtItsEnd ? [Byte.backslash] + line : line
  }

  private static func unescaped(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let isEscapedAtItsEnd = line.count == 2 && line.last.flatMap { Byte.meanings[$0] } != nil
    let isEscapedInFront = line.first == Byte.backslash && !isEscapedAtItsEnd
    let body = isEscapedInFront ? line.dropFirst() : line
    guard let last = body.last, let meaning = Byte.meanings[last] else { return Array(body) }
    let stem = body.dropLast()
    let run = stem.reversed().prefix { $0 == Byte.backslash }.count
    let end = run.isMultiple(of: 2) ? last : meaning
    return stem.dropLast(run - run / 2) + [end]
  }
}
