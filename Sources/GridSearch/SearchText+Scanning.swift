extension SearchText {
  /// Where `word` begins among the bytes from `start` to `limit`, 64 at most.
  ///
  /// There is a bit for each byte, the lowest first. The word may go on behind `limit`, but not behind
  /// `end`.
  ///
  /// - Precondition: The text was padded.
  func places(of word: [UInt8], from start: Int, to limit: Int, before end: Int) -> UInt64 {
    let count = min(limit, end - word.count + 1) - start
    guard count > 0 else { return 0 }
    let (word, text) = (word.span, bytes.span)
    guard word.count > 1 else { return text.bits(of: word[0], from: start, count: count) }
    var places = text.bits(of: word[0], before: word[1], from: start, count: count)
    var open = word.count > 2 ? places : 0
    while open != 0 {
      let place = start + open.trailingZeroBitCount
      let bit = open & (0 &- open)
      for offset in 2..<word.count where text[place + offset] != word[offset] {
        places &= ~bit
        break
      }
      open &= ~bit
    }
    return places
  }
}

extension Span<UInt8> {
  /// Which of `count` bytes from `start` on, 64 at most, are `byte`: a bit for each.
  fileprivate func bits(of byte: UInt8, from start: Int, count: Int) -> UInt64 {
    let wanted = SIMD16(repeating: byte)
    return bits(count) { self.chunk(at: start + $0) .== wanted }
  }

  /// Which of `count` bytes from `start` on are `byte` with `next` behind it.
  fileprivate func bits(
    of byte: UInt8, before next: UInt8, from start: Int, count: Int
  ) -> UInt64 {
    let (wanted, following) = (SIMD16(repeating: byte), SIMD16(repeating: next))
    return bits(count) {
      (self.chunk(at: start + $0) .== wanted) .& (self.chunk(at: start + $0 + 1) .== following)
    }
  }

  @inline(__always)
  private func chunk(at offset: Int) -> SIMD16<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private func bits(_ count: Int, _ compare: (Int) -> SIMDMask<SIMD16<Int8>>) -> UInt64 {
    var bits: UInt64 = 0
    for place in stride(from: 0, to: count, by: 16) {
      let halves = unsafe unsafeBitCast(compare(place), to: SIMD2<UInt64>.self)
      guard halves[0] | halves[1] != 0 else { continue }
      bits |= (halves[0].lowBitsOfBytes | halves[1].lowBitsOfBytes << 8) << UInt64(place)
    }
    return count < 64 ? bits & ((1 << UInt64(count)) &- 1) : bits
  }
}

extension UInt64 {
  /// Bytes that are all ones or all zeros, as a bit for each.
  ///
  /// Each byte keeps the bit of its own number, and the product gathers them in its highest byte.
  fileprivate var lowBitsOfBytes: UInt64 {
    ((self & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) >> 56
  }
}
