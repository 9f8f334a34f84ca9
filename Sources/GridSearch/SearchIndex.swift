/// Finds items by what was typed.
///
/// A text is split into words at blanks, and every word has to fit. Errors are put right only while
/// no name fits without.
public struct SearchIndex: Sendable {
  private var text = SearchText()
  private var rows: [SearchRow] = []
  private var traits: [SearchTraits] = []
  /// The items that are no applications.
  private var specialItems: [(item: Int, kind: SearchEntry.Kind)] = []
  private var letters: LetterMatches
  private let pinyin: Pinyin?

  /// An index of `entries`, those of the handles from 0 on; Chinese names are also found by their
  /// readings in `pinyin`.
  ///
  /// - Complexity: O(length of all texts).
  public init(_ entries: some Collection<SearchEntry>, pinyin: Pinyin? = nil) {
    self.pinyin = pinyin
    letters = LetterMatches(items: entries.count)
    rows.reserveCapacity(entries.count)
    traits.reserveCapacity(entries.count)
    for entry in entries { append(entry) }
    text.pad()
  }

  /// How many items it knows.
  public var count: Int { rows.count }

  /// How each item fits what a person `typed`; every one does when that is blank.
  ///
  /// When the text begins with that of the `previous` results, only what they found is looked at.
  ///
  /// - Complexity: O(items), and O(length of their texts) of those that have all letters.
  public func results(for typed: String, refining previous: SearchResults? = nil) -> SearchResults {
    let query = SearchQuery(typed)
    guard !query.isBlank else {
      return results(query, [UInt8](repeating: SearchMatch.title.rawValue, count: count))
    }
    let narrows =
      previous.map {
        !$0.hasTypos && $0.numbers.count == count && query.narrows($0.query)
      } ?? false
    let numbers = exactNumbers(for: query, among: narrows ? previous?.numbers : nil)
    guard query.words.contains(where: \.allowsTypo),
      !numbers.contains(where: { $0 <= SearchMatch.initials.rawValue })
    else { return results(query, numbers) }
    return results(query, addingTypos(to: numbers, query), hasTypos: true)
  }

  private func results(
    _ query: SearchQuery, _ matches: [UInt8], hasTypos: Bool = false
  ) -> SearchResults {
    var numbers = matches
    for (item, kind) in specialItems { numbers[item] = SearchRank.number(numbers[item], kind) }
    return SearchResults(query: query, numbers: numbers, hasTypos: hasTypos)
  }

  /// Why `entry` is found for what a person `typed`, with the readings of this index.
  ///
  /// - Complexity: O(length of the texts of `entry`).
  public func highlight(of entry: SearchEntry, for typed: String) -> SearchHighlight {
    entry.highlight(for: typed, pinyin: pinyin)
  }

  /// The number of the match of each item without an error; of those only that have one in `known`.
  private func exactNumbers(for query: SearchQuery, among known: [UInt8]?) -> [UInt8] {
    let (first, last) = (query.words[0], query.words[query.words.count - 1])
    let column = letters[first.bytes[0]]
    if query.words.count == 1, first.bytes.count == 1, let column { return column }
    let heads = column ?? [UInt8](repeating: 0, count: count)
    let candidates = ItemColumns(
      known ?? heads, heads, letters[last.bytes[last.bytes.count - 1]] ?? heads)
    var numbers = [UInt8](repeating: SearchRank.none, count: count)
    let isOneWord = query.words.count == 1
    candidates.forEach { item in
      guard traits[item].mayHaveBytes(of: query.phrase.traits),
        let match = isOneWord ? match(first, item, heads) : match(query, item)
      else { return }
      numbers[item] = match.rawValue
    }
    return numbers
  }

  /// The worst of the matches of the words, or that of all behind each other when it is better.
  private func match(_ query: SearchQuery, _ item: Int) -> SearchMatch? {
    let whole = match(query.phrase, item, nil)
    var worst = SearchMatch.title
    for word in query.words {
      guard let match = match(word, item) else { return whole }
      worst = max(worst, match)
    }
    return min(worst, whole ?? worst)
  }

  private func match(_ word: SearchWord, _ item: Int) -> SearchMatch? {
    let heads = letters[word.bytes[0]]
    if word.bytes.count == 1, let heads { return SearchMatch(rawValue: heads[item]) }
    return match(word, item, heads)
  }

  /// The match of a word of two bytes or more; `heads` tell how its first letter fits each item.
  @inline(__always)
  private func match(_ word: SearchWord, _ item: Int, _ heads: [UInt8]?) -> SearchMatch? {
    let found = traits[item].mayContain(word.traits) ? text.find(word, in: rows[item])?.match : nil
    if let found, found <= .initials { return found }
    if let heads, heads[item] > SearchMatch.titlePrefix.rawValue { return found }
    return text.initials(word, in: rows[item]).isEmpty ? found : .initials
  }

  /// `numbers`, and those of the items that fit once errors are put right.
  private func addingTypos(to numbers: [UInt8], _ query: SearchQuery) -> [UInt8] {
    let mostBytes = query.words.reduce(0) { $0 + $1.lossByTypo.bytes }
    let mostPairs = query.words.reduce(query.words.count - 1) { $0 + $1.lossByTypo.pairs }
    let wanted = query.phrase.traits
    var numbers = numbers
    for item in 0..<count where numbers[item] == SearchRank.none {
      guard traits[item].mayContain(wanted, butBytes: mostBytes, pairs: mostPairs) else { continue }
      if let match = matchWithTypos(query.words, item) { numbers[item] = match.rawValue }
    }
    return numbers
  }

  /// The worst of the matches of `words`, errors put right.
  private func matchWithTypos(_ words: [SearchWord], _ item: Int) -> SearchMatch? {
    var worst = SearchMatch.title
    for word in words {
      let exact = words.count > 1 ? match(word, item) : nil
      guard let match = exact ?? text.findTypo(word, in: rows[item])?.match else { return nil }
      worst = max(worst, match)
    }
    return worst
  }

  private mutating func append(_ entry: SearchEntry) {
    let start = text.bytes.count
    for name in entry.names {
      text.begin(.name)
      text.append(name)
      for reading in pinyin?.readings(of: name) ?? [] {
        text.begin(.name)
        text.append(reading)
      }
    }
    let endOfNames = text.bytes.count
    for other in entry.others {
      text.begin(.other)
      text.append(other)
    }
    letters.add(text, from: start, of: rows.count)
    rows.append(SearchRow(of: text, from: start, endOfNames: endOfNames))
    traits.append(SearchTraits(text.bytes[start...]))
    if entry.kind != .application { specialItems.append((rows.count - 1, entry.kind)) }
  }
}
