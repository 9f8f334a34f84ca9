/// What was typed: words in any order, each of which has to fit.
struct SearchQuery: Sendable {
  /// The folded words.
  let words: [SearchWord]
  /// The words behind each other: a title fits best when it is this, whatever blanks are in it.
  let phrase: SearchWord

  /// The query that a person typed.
  init(_ text: String) {
    let words = Folding.words(of: text)
    self.words = words.map(SearchWord.init)
    phrase = SearchWord(Array(words.joined()))
  }

  /// Whether everything fits.
  var isBlank: Bool { words.isEmpty }

  /// Whether what fits this one fits `other`, too, as long as no errors are put right.
  func narrows(_ other: SearchQuery) -> Bool {
    guard !other.isBlank, words.count >= other.words.count else { return false }
    let last = other.words.count - 1
    return words[..<last].elementsEqual(other.words[..<last]) { $0.bytes == $1.bytes }
      && words[last].bytes.starts(with: other.words[last].bytes)
  }
}

/// One folded word of a query.
struct SearchWord: Sendable {
  let bytes: [UInt8]
  /// What a text must have for the word to be in it.
  let traits: SearchTraits
  /// Whether the word is long enough for an error in it to be put right: four letters.
  let allowsTypo: Bool
  /// How many bytes and pairs of bytes of the word may be missing where it stands with an error.
  ///
  /// A wrong letter takes away its bytes and the pairs in it and beside it; two letters in the wrong
  /// order, three pairs.
  let lossByTypo: (bytes: Int, pairs: Int)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    traits = SearchTraits(bytes)
    allowsTypo = bytes.count { $0 & 0xC0 != 0x80 } >= 4
    let width = bytes.contains { $0 >= 0x80 } ? 4 : 1
    lossByTypo = allowsTypo ? (width, max(width + 1, 3)) : (0, 0)
  }
}
