extension SearchText {
  /// The bytes that `word` stands for when it is made of the beginnings of the first words of a name.
  ///
  /// There is at least one letter of each word, and there are at least two words; empty when `word` is
  /// nothing of the kind, or has 64 bytes or more.
  ///
  /// - Complexity: O(words of the name × letters of `word`).
  func initials(_ word: SearchWord, in row: SearchRow) -> [Range<Int>] {
    guard word.bytes.count > 1, word.bytes.count < 64 else { return [] }
    var start = row.start + 1
    while start <= row.endOfNames {
      let end = endOfField(from: start, before: row.endOfNames)
      let found = initials(word.bytes, ofNameFrom: start, to: end)
      if !found.isEmpty { return found }
      start = end + 1
    }
    return []
  }

  /// The same for the name between two offsets.
  ///
  /// `reached` holds for the words gone through a bit for each number of letters they may stand for.
  private func initials(_ letters: [UInt8], ofNameFrom start: Int, to end: Int) -> [Range<Int>] {
    guard start < end, bytes[start] == letters[0] else { return [] }
    var (reached, starts): ([UInt64], [Int]) = ([1], [])
    var wordStart = start
    while wordStart < end, let last = reached.last, last != 0 {
      let wordEnd = endOfWord(from: wordStart, before: end)
      var (counts, next) = (last, UInt64(0))
      while counts != 0 {
        let done = counts.trailingZeroBitCount
        counts &= counts &- 1
        let common = commonLength(letters, from: done, at: wordStart, before: wordEnd)
        next |= ((1 << UInt64(common)) &- 1) << UInt64(done + 1)
      }
      starts.append(wordStart)
      if starts.count > 1, next >> UInt64(letters.count) & 1 != 0 {
        return ranges(of: letters.count, through: reached, starts)
      }
      reached.append(next)
      wordStart = wordEnd
    }
    return []
  }

  /// The bytes of each word: the last one stands for as few of the `count` letters as possible.
  private func ranges(of count: Int, through reached: [UInt64], _ starts: [Int]) -> [Range<Int>] {
    var (count, ranges): (Int, [Range<Int>]) = (count, [])
    for index in starts.indices.reversed() {
      let before = reached[index] & ((1 << UInt64(count)) &- 1)
      let done = 63 - before.leadingZeroBitCount
      ranges.insert(starts[index]..<starts[index] + count - done, at: 0)
      count = done
    }
    return ranges
  }

  private func commonLength(
    _ letters: [UInt8], from first: Int, at start: Int, before end: Int
  ) -> Int {
    var count = 0
    while first + count < letters.count, start + count < end,
      bytes[start + count] == letters[first + count]
    { count += 1 }
    return count
  }
}
