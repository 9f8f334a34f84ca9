/// Why an item was found: what to mark in its title, and what to show when that is not enough.
public struct SearchHighlight: Equatable, Sendable {
  /// The letters of the title that were typed: ranges of its UTF-8, ascending, whole characters.
  public var title: [Range<Int>] = []
  /// What says the rest.
  public var reason: Reason?

  /// A text other than the title by which an item was found.
  public struct Reason: Equatable, Sendable {
    /// The text as it is written.
    public let text: String
    /// The letters in it that were typed: ranges of its UTF-8, ascending, whole characters.
    public let ranges: [Range<Int>]
  }
}

extension SearchEntry {
  /// Why the entry is found for what a person `typed`; empty when it isn't.
  ///
  /// The title is the first name. Each word is looked for there first, then in what else the item is
  /// called, then in everything else; a typing error is put right only where nothing fits without.
  ///
  /// - Complexity: O(length of all texts × words).
  public func highlight(for typed: String, pinyin: Pinyin? = nil) -> SearchHighlight {
    let fields = (names + others).enumerated().map { index, text in
      TracedField(text, index < names.count ? .name : .other, pinyin: pinyin)
    }
    let words = SearchQuery(typed).words
    let found = words.map { word in
      fields.firstIndex { $0.finds(word, typos: false) }
        ?? fields.firstIndex { $0.finds(word, typos: true) }
    }
    guard !found.contains(nil), let title = fields.first else { return SearchHighlight() }
    let reason = found.compactMap(\.self).first { $0 > 0 }.map { fields[$0] }
    return SearchHighlight(
      title: title.ranges(of: words),
      reason: reason.map { SearchHighlight.Reason(text: $0.text, ranges: $0.ranges(of: words)) })
  }
}

/// One text of an entry, which knows where each folded byte comes from.
private struct TracedField {
  let text: String
  private var folded = SearchText(isTraced: true)
  private var rows: [SearchRow] = []

  init(_ text: String, _ field: SearchField, pinyin: Pinyin?) {
    self.text = text
    add(field) { $0.append(text) }
    for reading in field == .name ? pinyin?.readings(of: text) ?? [] : [] {
      add(field) { $0.append(reading) }
    }
    folded.pad()
  }

  private mutating func add(_ field: SearchField, _ body: (inout SearchText) -> Void) {
    let start = folded.bytes.count
    folded.begin(field)
    body(&folded)
    let endOfNames = field == .name ? folded.bytes.count : start
    rows.append(SearchRow(of: folded, from: start, endOfNames: endOfNames))
  }

  func finds(_ word: SearchWord, typos: Bool) -> Bool {
    rows.contains { row in
      typos ? folded.findTypo(word, in: row) != nil : !exactRanges(of: word, in: row).isEmpty
    }
  }

  /// The characters that `words` stand for, as far as they are here.
  func ranges(of words: [SearchWord]) -> [Range<Int>] {
    let bytes = words.flatMap { word in
      rows.lazy.map { exactRanges(of: word, in: $0) }.first { !$0.isEmpty }
        ?? rows.lazy.compactMap { folded.findTypo(word, in: $0)?.range }.first.map { [$0] } ?? []
    }
    let sources = Set(bytes.joined().map { folded.sources[$0] })
    var (ranges, offset): ([Range<Int>], Int) = ([], 0)
    for character in text {
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      guard range.contains(where: sources.contains) else { continue }
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// The bytes that `word` stands for as it is written.
  private func exactRanges(of word: SearchWord, in row: SearchRow) -> [Range<Int>] {
    let found = folded.find(word, in: row)
    if let found, found.match <= .infix || row.endOfNames == row.start {
      return [found.start..<found.start + word.bytes.count]
    }
    return folded.initials(word, in: row)
  }
}
