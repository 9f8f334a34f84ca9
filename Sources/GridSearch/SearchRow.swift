/// Where the text of one item lies: its names, then everything else.
struct SearchRow: Sendable {
  private let offsets: (start: UInt32, endOfNames: UInt32, end: UInt32)
  /// What begins in the first 64 bytes.
  fileprivate let beginnings: Beginnings

  var start: Int { Int(offsets.start) }
  var endOfNames: Int { Int(offsets.endOfNames) }
  var end: Int { Int(offsets.end) }

  /// Which of 64 bytes begin a word, and a name: a bit for each, the lowest first.
  struct Beginnings { var words, names: UInt64 }

  /// The row of an item whose `text` begins at `start` and has no more names behind `endOfNames`.
  init(of text: SearchText, from start: Int, endOfNames: Int) {
    offsets = (UInt32(start), UInt32(endOfNames), UInt32(text.bytes.count))
    beginnings = text.beginnings(from: start, endOfNames: endOfNames)
  }
}

extension SearchText {
  /// The best match of `word` as it is written, and where it begins; `nil` when it is not there.
  ///
  /// - Complexity: O(length of the text).
  func find(_ word: SearchWord, in row: SearchRow) -> (match: SearchMatch, start: Int)? {
    let end = row.end
    var best: (match: SearchMatch, start: Int)?
    for start in stride(from: row.start, to: end, by: 64) {
      let hits = places(of: word.bytes, from: start, to: min(start + 64, end), before: end)
      guard hits != 0 else { continue }
      let found = self.best(of: hits, from: start, word, in: row)
      if best.map({ found.match < $0.match }) ?? true { best = found }
    }
    return best
  }

  /// The best of the `hits` of `word`, a bit for each byte from `start` on.
  @inline(__always)
  private func best(
    of hits: UInt64, from start: Int, _ word: SearchWord, in row: SearchRow
  ) -> (match: SearchMatch, start: Int) {
    let beginnings =
      start == row.start ? row.beginnings : self.beginnings(from: start, endOfNames: row.endOfNames)
    let inNames = hits & UInt64.lowest(row.endOfNames - start)
    if let titles = (hits & beginnings.names).nonzero {
      return bestTitle(of: titles, from: start, word, in: row)
    }
    if let words = (inNames & beginnings.words).nonzero {
      return (.wordPrefix, start + words.trailingZeroBitCount)
    }
    if let inNames = inNames.nonzero { return (.infix, start + inNames.trailingZeroBitCount) }
    if let words = (hits & beginnings.words).nonzero {
      return (.otherWord, start + words.trailingZeroBitCount)
    }
    return (.otherInfix, start + hits.trailingZeroBitCount)
  }

  /// The first of the names that `word` is, else the first that begins with it.
  private func bestTitle(
    of titles: UInt64, from start: Int, _ word: SearchWord, in row: SearchRow
  ) -> (match: SearchMatch, start: Int) {
    var rest = titles
    while rest != 0 {
      let title = start + rest.trailingZeroBitCount
      let end = title + word.bytes.count
      if end == row.end || SearchField(bytes[end]) != nil { return (.title, title) }
      rest &= rest &- 1
    }
    return (.titlePrefix, start + titles.trailingZeroBitCount)
  }

  /// What begins in the 64 bytes from `start` on.
  fileprivate func beginnings(from start: Int, endOfNames: Int) -> SearchRow.Beginnings {
    var beginnings = SearchRow.Beginnings(words: 0, names: 0)
    for offset in start..<min(start + 64, bytes.count) where beginsWord(at: offset) {
      let bit: UInt64 = 1 << UInt64(offset - start)
      beginnings.words |= bit
      if offset < endOfNames, SearchField(bytes[offset - 1]) != nil { beginnings.names |= bit }
    }
    return beginnings
  }
}

extension UInt64 {
  /// The number, unless it is zero.
  fileprivate var nonzero: UInt64? { self == 0 ? nil : self }

  /// A number whose lowest `count` bits are set.
  fileprivate static func lowest(_ count: Int) -> UInt64 {
    count <= 0 ? 0 : count >= 64 ? .max : (1 << UInt64(count)) &- 1
  }
}
