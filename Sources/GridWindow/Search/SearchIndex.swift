import GridCore

/// Finds items by what was typed.
///
/// All that the items can be found by lies folded in one buffer. A set of the bytes of each item
/// tells without a look at its text that most don't fit.
nonisolated struct SearchIndex: Sendable {
  private var items: [ItemHandle] = []
  private var texts: [UInt8] = []
  /// Where the text of each item ends.
  private var ends: [Int] = []
  private var contents: [ByteSet] = []
  private let pinyin: Pinyin?

  /// An index of `entries`; Chinese names are found by their readings in `pinyin` too.
  ///
  /// - Complexity: O(length of all names and words).
  init(_ entries: some Collection<SearchEntry>, pinyin: Pinyin? = nil) {
    self.pinyin = pinyin
    items.reserveCapacity(entries.count)
    ends.reserveCapacity(entries.count)
    contents.reserveCapacity(entries.count)
    for entry in entries { append(entry) }
  }

  /// The items that fit `text`, sorted by `SearchMatch.rank`; all items when it is blank.
  ///
  /// - Complexity: O(items), and O(length of the texts) of those that have all letters of `text`.
  func find(_ text: String, isFavorite: (ItemHandle) -> Bool) -> [ItemHandle] {
    let bytes = Folding.pattern(text)
    var ranks = [[ItemHandle]](repeating: [], count: SearchMatch.rankCount)
    texts.withUnsafeBufferPointer { texts in
      bytes.withUnsafeBufferPointer { bytes in
        let pattern = SearchPattern(bytes)
        var start = 0
        for row in items.indices {
          let end = ends[row]
          if contents[row].isSuperset(of: pattern.content),
            let fit = pattern.fit(in: UnsafeBufferPointer(rebasing: texts[start..<end]))
          {
            let item = items[row]
            let isFavorite = isFavorite(item)
            ranks[fit.match.rank(isInName: fit.isInName, isFavorite: isFavorite)].append(item)
          }
          start = end
        }
      }
    }
    return Array(ranks.joined())
  }

  private mutating func append(_ entry: SearchEntry) {
    let start = texts.count
    for name in entry.names { append(name: name) }
    for other in entry.others { append(.other) { Folding.append(other, to: &$0) } }
    items.append(entry.item)
    ends.append(texts.count)
    contents.append(ByteSet(texts[start...]))
  }

  private mutating func append(name: String) {
    append(.name) { Folding.append(name, to: &$0) }
    let initials = Self.initials(of: name)
    if initials.count > 1 { append(.initials) { $0 += initials } }
    for reading in pinyin?.readings(of: name) ?? [] {
      append(.name) { $0 += reading.letters }
      append(.initials) { $0 += reading.initials }
    }
  }

  private mutating func append(_ field: SearchField, _ body: (inout [UInt8]) -> Void) {
    texts.append(field.rawValue)
    body(&texts)
  }

  /// The folded first letters of the words of `name`; a capital behind a small letter begins one.
  private static func initials(of name: String) -> [UInt8] {
    var initials: [UInt8] = []
    var previous: Unicode.Scalar = " "
    for scalar in name.unicodeScalars {
      let isHump = previous.properties.isLowercase && scalar.properties.isUppercase
      if scalar.isWordPart, isHump || !previous.isWordPart {
        Folding.append(scalar, to: &initials)
      }
      previous = scalar
    }
    return initials
  }
}
