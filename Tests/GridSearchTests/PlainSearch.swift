import GridDocument

@testable import GridSearch

/// The search as it is described, by characters and without any haste.
struct PlainSearch {
  let entries: [SearchEntry]

  func find(_ text: String, on page: [ItemHandle]) -> [ItemHandle] {
    let pattern = Array(String(decoding: Folding.pattern(text), as: UTF8.self))
    let ranked = page.enumerated().compactMap { place, item in
      rank(of: entries[Int(item.rawValue)], pattern).map { ($0, place, item) }
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func rank(of entry: SearchEntry, _ pattern: [Character]) -> SearchRank? {
    var fits: [(SearchMatch, Bool)] = []
    for name in entry.names {
      let letters = Self.folded(name)
      if letters.starts(with: pattern) { fits.append((.name, true)) }
      if Self.matches(letters, pattern).contains(true) { fits.append((.word, true)) }
      if !Self.matches(letters, pattern).isEmpty { fits.append((.inside, true)) }
      let initials = Self.initials(of: name)
      if initials.utf8.count > 1, Array(initials).starts(with: pattern) {
        fits.append((.initials, true))
      }
      if Self.isFuzzy(letters, pattern) { fits.append((.fuzzy, true)) }
    }
    for other in entry.others {
      let matches = Self.matches(Self.folded(other), pattern)
      if !matches.isEmpty { fits.append((matches.contains(true) ? .word : .inside, false)) }
    }
    if pattern.isEmpty { fits.append((.name, true)) }
    return fits.map { $0.0.rank(isInName: $0.1) }.min()
  }

  static func initials(of name: String) -> String {
    var previous: Character = " "
    let letters = name.filter { letter in
      defer { previous = letter }
      let begins = !isWordPart(previous) || (previous.isLowercase && letter.isUppercase)
      return isWordPart(letter) && begins
    }
    return String(folded(letters))
  }

  private static func folded(_ text: String) -> [Character] {
    var bytes: [UInt8] = []
    Folding.append(text, to: &bytes)
    return Array(String(decoding: bytes, as: UTF8.self))
  }

  private static func isWordPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }

  /// For each place where `pattern` is found, whether a word begins there.
  private static func matches(_ letters: [Character], _ pattern: [Character]) -> [Bool] {
    letters.indices.filter { letters[$0...].starts(with: pattern) }
      .map { $0 == 0 || !isWordPart(letters[$0 - 1]) }
  }

  private static func isFuzzy(_ letters: [Character], _ pattern: [Character]) -> Bool {
    letters.indices.contains { start in
      guard start == 0 || !isWordPart(letters[start - 1]), letters[start] == pattern.first else {
        return false
      }
      var rest = pattern[...]
      for letter in letters[start...] where letter == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
  }
}
