import GridDocument

@testable import GridSearch

/// The search as behavior 8b describes it, letter by letter and without any haste.
struct PlainSearch {
  let entries: [SearchEntry]

  /// A letter of a folded text, and whether a word begins with it.
  private struct Letter: Equatable {
    let scalar: Unicode.Scalar
    let beginsWord: Bool
  }

  func find(_ text: String, on page: [ItemHandle]) -> [ItemHandle] {
    let words = Folding.words(of: text).map(Self.scalars)
    var ranks = entries.map { rank(of: $0, words, typos: false) }
    if !ranks.contains(where: { $0 ?? .otherTypo <= .initials }) {
      ranks = zip(ranks, entries).map { $0 ?? rank(of: $1, words, typos: true) }
    }
    let found = page.enumerated().compactMap { place, item in
      ranks[Int(item.rawValue)].map {
        (SearchRank.number($0.rawValue, entries[Int(item.rawValue)].kind), place, item)
      }
    }
    return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func rank(
    of entry: SearchEntry, _ words: [[Unicode.Scalar]], typos: Bool
  ) -> SearchMatch? {
    let ranks = words.map { rank(of: entry, word: $0, typos: typos) }
    let whole = rank(of: entry, word: Array(words.joined()), typos: false)
    let worst = ranks.contains(nil) ? nil : ranks.compactMap(\.self).max() ?? .title
    return [whole, worst].compactMap(\.self).min()
  }

  private func rank(
    of entry: SearchEntry, word: [Unicode.Scalar], typos: Bool
  ) -> SearchMatch? {
    var ranks: [SearchMatch] = word.isEmpty ? [.title] : []
    for name in entry.names {
      let letters = Self.letters(of: name)
      if letters.map(\.scalar) == word { ranks.append(.title) }
      for place in Self.places(of: word, in: letters) {
        ranks.append(place == 0 ? .titlePrefix : letters[place].beginsWord ? .wordPrefix : .infix)
      }
      if Self.isInitials(word, of: Self.words(of: letters)) { ranks.append(.initials) }
      if typos, Self.isTypo(word, of: letters) { ranks.append(.typo) }
    }
    for other in entry.others {
      let letters = Self.letters(of: other)
      for place in Self.places(of: word, in: letters) {
        ranks.append(letters[place].beginsWord ? .otherWord : .otherInfix)
      }
      if typos, Self.isTypo(word, of: letters) { ranks.append(.otherTypo) }
    }
    return ranks.min()
  }

  private static func scalars(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  private static func letters(of text: String) -> [Letter] {
    var (letters, folder): ([Letter], Folder) = ([], Folder())
    for scalar in text.unicodeScalars {
      var (bytes, begins): ([UInt8], Bool) = ([], false)
      folder.fold(scalar) { byte, separation in
        bytes.append(byte)
        begins = begins || separation != .none
      }
      for (index, folded) in scalars(bytes).enumerated() {
        letters.append(Letter(scalar: folded, beginsWord: begins && index == 0))
      }
    }
    return letters
  }

  private static func words(of letters: [Letter]) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    for letter in letters {
      if letter.beginsWord || words.isEmpty { words.append([]) }
      words[words.count - 1].append(letter.scalar)
    }
    return words
  }

  private static func places(of word: [Unicode.Scalar], in letters: [Letter]) -> [Int] {
    guard !word.isEmpty else { return [] }
    return letters.indices.filter { letters[$0...].map(\.scalar).starts(with: word) }
  }

  /// Whether `word` is a beginning of the first of `words`, one of the second and so on.
  private static func isInitials(
    _ word: [Unicode.Scalar], of words: [[Unicode.Scalar]], count: Int = 0
  ) -> Bool {
    if word.isEmpty { return count > 1 }
    guard let first = words.first else { return false }
    return (1...first.count).contains { length in
      word.starts(with: first.prefix(length))
        && isInitials(Array(word.dropFirst(length)), of: Array(words.dropFirst()), count: count + 1)
    }
  }

  private static func isTypo(_ word: [Unicode.Scalar], of letters: [Letter]) -> Bool {
    guard word.count >= 4 else { return false }
    return letters.indices.contains { start in
      letters[start].beginsWord
        && (0...letters.count - start).contains { length in
          distance(word, letters[start...].prefix(length).map(\.scalar)) == 1
        }
    }
  }

  /// The number of substitutions, omissions, insertions and swaps of neighbors between two words.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    guard abs(first.count - second.count) < 2 else { return 2 }
    var rows = [Array(0...second.count)]
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var cost = min(rows[i][j] + (letter == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
