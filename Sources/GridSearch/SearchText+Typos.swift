extension SearchText {
  /// Where the beginning of a word is `word` but for one typing error: one letter that is another
  /// one, missing or too many, or two letters in the wrong order; `nil` when there is none.
  ///
  /// - Complexity: O(words of the text × letters of `word`).
  func findTypo(_ word: SearchWord, in row: SearchRow) -> (match: SearchMatch, range: Range<Int>)? {
    guard word.allowsTypo else { return nil }
    var start = nextWord(from: row.start, in: row)
    while start < row.end {
      if mayBegin(word.bytes, at: start) {
        let end = endOfField(from: start, before: row.end)
        if let length = lengthOfTypo(word.bytes, at: start, before: end) {
          return (start < row.endOfNames ? .typo : .otherTypo, start..<start + length)
        }
      }
      start = nextWord(from: start + 1, in: row)
    }
    return nil
  }

  /// Whether one of the first two bytes of `word` is one of the two at `start`, or goes on a letter:
  /// no single error leaves neither.
  private func mayBegin(_ word: [UInt8], at start: Int) -> Bool {
    let (first, second) = (bytes[start], bytes[start + 1])
    return first == word[0] || first == word[1] || second == word[0] || second == word[1]
      || first >= 0x80 || word[0] >= 0x80
  }

  /// How many bytes from `start` on are `word` but for one error; `nil` when there are none.
  ///
  /// The error is where the two begin to differ: any other one would leave a second one there.
  private func lengthOfTypo(_ word: [UInt8], at start: Int, before end: Int) -> Int? {
    var common = 0
    while common < word.count, start + common < end, bytes[start + common] == word[common] {
      common += 1
    }
    while common > 0, common < word.count, word[common] & 0xC0 == 0x80 { common -= 1 }
    guard common < word.count else { return nil }
    let typed = word.lengthOfLetter(at: common)
    let wanted = start + common < end ? bytes.lengthOfLetter(at: start + common) : 0
    let (rest, place) = (common + typed, start + common)
    for (skipped, behind) in [(rest, place + wanted), (rest, place), (common, place + wanted)] {
      if continues(word, from: skipped, at: behind, before: end) {
        return behind + word.count - skipped - start
      }
    }
    guard wanted > 0, rest < word.count, place + wanted < end else { return nil }
    let second = word.lengthOfLetter(at: rest)
    let isSwapped =
      word[common..<rest].elementsEqual(bytes[(place + wanted)...].prefix(typed))
      && word[rest..<min(rest + second, word.count)].elementsEqual(bytes[place..<place + wanted])
    guard isSwapped, continues(word, from: rest + second, at: place + wanted + typed, before: end)
    else { return nil }
    return common + wanted + typed + word.count - rest - second
  }

  /// Whether the letters of `word` from `first` on stand at `start`.
  private func continues(
    _ word: [UInt8], from first: Int, at start: Int, before end: Int
  ) -> Bool {
    guard start + word.count - first <= end else { return false }
    for offset in first..<word.count where bytes[start + offset - first] != word[offset] {
      return false
    }
    return true
  }
}

extension [UInt8] {
  /// How many bytes the letter has that begins at `offset`, by its first byte in UTF-8.
  fileprivate func lengthOfLetter(at offset: Int) -> Int {
    switch self[offset] {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
