/// What each item ranks for each Latin letter and digit alone.
///
/// A search begins with one, and what it does not find nothing longer does: so the first keystroke
/// costs no look at a text, and the others look only where it is worth while.
struct LetterRanks: Sendable {
  private var columns: [[UInt8]]

  /// Room for so many items that fit nothing.
  init(items: Int) {
    let column = [UInt8](repeating: SearchRank.none.number, count: items)
    columns = Array(repeating: column, count: 36)
  }

  /// The numbers of the ranks of all items for a search of `byte` alone; `nil` for a byte that is
  /// neither a letter nor a digit of ASCII.
  subscript(byte: UInt8) -> [UInt8]? { Self.column(of: byte).map { columns[$0] } }

  /// Takes up the `text` of the item number `item`.
  mutating func add(_ text: some Sequence<UInt8>, of item: Int) {
    var (field, previous) = (SearchField?.none, UInt8(0))
    for byte in text {
      if let begun = SearchField(byte) {
        field = begun
      } else if let column = Self.column(of: byte) {
        let rank = SearchRank.ofHit(in: field, behind: previous)
        columns[column][item] = min(columns[column][item], rank.number)
      }
      previous = byte
    }
  }

  private static func column(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 26
    default: nil
    }
  }
}
