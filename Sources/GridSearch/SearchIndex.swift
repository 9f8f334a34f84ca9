/// Finds items by what was typed.
///
/// All that the items can be found by lies folded in one buffer, the text of the item of each handle
/// in turn.
public struct SearchIndex: Sendable {
  private var texts: [UInt8] = []
  private var rows: [SearchRow] = []
  private var traits: [SearchTraits] = []
  private var letters: LetterRanks
  private let pinyin: Pinyin?

  /// An index of `entries`, those of the handles from 0 on; Chinese names are found by their readings
  /// in `pinyin` too.
  ///
  /// - Complexity: O(length of all names and words).
  public init(_ entries: some Collection<SearchEntry>, pinyin: Pinyin? = nil) {
    self.pinyin = pinyin
    letters = LetterRanks(items: entries.count)
    rows.reserveCapacity(entries.count)
    traits.reserveCapacity(entries.count)
    for entry in entries { append(entry) }
    texts += repeatElement(0, count: SearchRow.width)
  }

  /// How many items it knows.
  public var count: Int { rows.count }

  /// How each item fits `text`; every one does when it is blank.
  ///
  /// What the `known` fits tell about a text that `text` begins with is made use of.
  /// - Complexity: O(items), and O(length of the texts) of those that have all letters of `text` and
  ///   fit its beginning.
  public func fits(of text: String, knowing known: SearchFits? = nil) -> SearchFits {
    let bytes = Folding.pattern(text)
    guard let first = bytes.first, let last = bytes.last else {
      return SearchFits(pattern: bytes, numbers: numbers(for: nil))
    }
    let heads = numbers(for: first)
    if bytes.count == 1, letters[first] != nil { return SearchFits(pattern: bytes, numbers: heads) }
    let isBeginning = known.map {
      !$0.pattern.isEmpty && bytes.starts(with: $0.pattern) && $0.numbers.count == count
    }
    let candidates = isBeginning == true ? known?.numbers : nil
    return SearchFits(
      pattern: bytes,
      numbers: numbers(
        for: bytes, heads: heads, lasts: numbers(for: last), among: candidates ?? heads))
  }

  /// What is known of a search for `byte` alone: where that is nothing, every item may fit.
  private func numbers(for byte: UInt8?) -> [UInt8] {
    byte.flatMap { letters[$0] } ?? [UInt8](repeating: SearchRank.best.number, count: count)
  }

  /// The numbers of the ranks for `bytes`, of which the first fits as `heads` tell and the last as
  /// `lasts`; items that have none among the `candidates` have none.
  private func numbers(
    for bytes: [UInt8], heads: [UInt8], lasts: [UInt8], among candidates: [UInt8]
  ) -> [UInt8] {
    let word = SearchMatch.word.rank(isInName: true).number
    return [UInt8](unsafeUninitializedCapacity: count) { numbers, initializedCount in
      numbers.initialize(repeating: SearchRank.none.number)
      initializedCount = count
      texts.withUnsafeBufferPointer { texts in
        bytes.withUnsafeBufferPointer { bytes in
          let pattern = SearchPattern(bytes)
          candidates.forEachRanked(andIn: lasts) { item in
            guard traits[item].mayScatter(pattern.traits) else { return }
            let mayScatter = heads[item] <= word
            guard mayScatter || traits[item].mayContain(pattern.traits) else { return }
            let rank = rows[item].rank(of: pattern, in: texts, mayScatter: mayScatter)
            numbers[item] = rank.number
          }
        }
      }
    }
  }

  private mutating func append(_ entry: SearchEntry) {
    let start = texts.count
    for name in entry.names { append(name: name) }
    for other in entry.others { append(.other) { Folding.append(other, to: &$0) } }
    letters.add(texts[start...], of: rows.count)
    rows.append(SearchRow(from: start, of: texts))
    traits.append(SearchTraits(texts[start...]))
  }

  private mutating func append(name: String) {
    append(.name) { Folding.append(name, to: &$0) }
    let initials = name.foldedInitials
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
}

extension String {
  /// The folded first letters of the words; a capital behind a small letter begins one.
  fileprivate var foldedInitials: [UInt8] {
    var initials: [UInt8] = []
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars where !scalar.isNeverDrawn {
      if scalar.isWordPart, !previous.isWordPart || (previous.isSmall && scalar.isCapital) {
        Folding.append(scalar, to: &initials)
      }
      previous = scalar
    }
    return initials
  }
}

extension Unicode.Scalar {
  fileprivate var isSmall: Bool {
    isASCII ? ("a"..."z").contains(self) : properties.isLowercase
  }

  fileprivate var isCapital: Bool {
    isASCII ? ("A"..."Z").contains(self) : properties.isUppercase
  }
}
