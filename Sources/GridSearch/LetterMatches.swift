/// How well each item fits each Latin letter and digit alone.
///
/// A search begins with one, and what it does not find nothing longer does: so the first keystroke
/// reads no text, and the next ones read only those where it is worthwhile.
struct LetterMatches: Sendable {
  /// For each letter and each item the number of the match, or `SearchRank.none`.
  private var columns: [[UInt8]]

  /// A table for `items` items without any text.
  init(items: Int) {
    let column = [UInt8](repeating: SearchRank.none, count: items)
    columns = Array(repeating: column, count: 36)
  }

  /// The numbers of the matches of all items for `byte` alone; `nil` for a byte that is neither a
  /// letter nor a digit of ASCII.
  subscript(byte: UInt8) -> [UInt8]? { Self.column(of: byte).map { columns[$0] } }

  /// Adds the text of the item `item`, which are the bytes of `text` from `start` on.
  mutating func add(_ text: SearchText, from start: Int, of item: Int) {
    let bytes = text.bytes
    var field = SearchField.name
    for offset in start..<bytes.count {
      let byte = bytes[offset]
      if let begun = SearchField(byte) {
        field = begun
      } else if let column = Self.column(of: byte) {
        let match = Self.match(at: offset, in: text, field)
        columns[column][item] = min(columns[column][item], match.rawValue)
      }
    }
  }

  private static func match(
    at offset: Int, in text: SearchText, _ field: SearchField
  ) -> SearchMatch {
    let beginsWord = text.beginsWord(at: offset)
    guard field == .name else { return beginsWord ? .otherWord : .otherInfix }
    guard beginsWord else { return .infix }
    guard SearchField(text.bytes[offset - 1]) != nil else { return .wordPrefix }
    let isWhole = text.endOfField(from: offset, before: text.bytes.count) == offset + 1
    return isWhole ? .title : .titlePrefix
  }

  private static func column(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 26
    default: nil
    }
  }
}
