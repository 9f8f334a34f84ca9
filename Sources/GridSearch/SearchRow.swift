/// Where the text of one item lies, and what its first 64 bytes are: a bit for each.
///
/// A text that is no longer than that is looked through at once, without a branch a byte.
struct SearchRow {
  /// Where the text begins and ends in the buffer.
  let start, end: Int
  /// The bytes at which a word begins.
  private var words: UInt64 = 0
  /// The bytes of names, and those of their initials.
  private var names: UInt64 = 0
  private var initials: UInt64 = 0

  /// How many bytes of a text have a bit.
  static let width = 64

  /// The row of the text that begins at `start` and goes on to the end of `texts`.
  init(from start: Int, of texts: [UInt8]) {
    (self.start, end) = (start, texts.count)
    var (field, previous, bit) = (SearchField?.none, UInt8(0), UInt64(1))
    for byte in texts[start...].prefix(Self.width) {
      if let begun = SearchField(byte) {
        field = begun
      } else {
        if previous.endsWord { words |= bit }
        if field == .name { names |= bit }
        if field == .initials { initials |= bit }
      }
      (previous, bit) = (byte, bit << 1)
    }
  }

  /// The best rank of `pattern` in the text; `mayScatter` tells whether a word of a name may begin
  /// with its first letter.
  ///
  /// The buffer `texts` goes on for 64 bytes behind the last text.
  func rank(
    of pattern: SearchPattern, in texts: UnsafeBufferPointer<UInt8>, mayScatter: Bool
  ) -> SearchRank {
    guard pattern.isPlain, end - start <= Self.width, let base = texts.baseAddress else {
      return pattern.rank(in: UnsafeBufferPointer(rebasing: texts[start..<end]))
    }
    return rank(of: pattern.bytes, in: base + start, mayScatter: mayScatter)
  }

  /// The best rank of `bytes`, two or more characters of ASCII, in a `text` that is not long.
  private func rank(
    of bytes: UnsafeBufferPointer<UInt8>, in text: UnsafePointer<UInt8>, mayScatter: Bool
  ) -> SearchRank {
    let hits = text.places(of: bytes, count: end - start)
    let rank = hits == 0 ? .none : rank(ofHits: hits)
    guard rank == .none, mayScatter, isScattered(bytes, in: text) else { return rank }
    return SearchMatch.fuzzy.rank(isInName: true)
  }

  /// The best rank of what was found at `hits`.
  private func rank(ofHits hits: UInt64) -> SearchRank {
    let inNames = hits & names
    let inOthers = hits & ~(names | initials)
    if inNames & ~(names << 1) != 0 { return .best }
    if inNames & words != 0 { return SearchMatch.word.rank(isInName: true) }
    if inOthers & words != 0 { return SearchMatch.word.rank(isInName: false) }
    if hits & initials & ~(initials << 1) != 0 {
      return SearchMatch.initials.rank(isInName: true)
    }
    if inNames != 0 { return SearchMatch.inside.rank(isInName: true) }
    return inOthers != 0 ? SearchMatch.inside.rank(isInName: false) : .none
  }

  /// Whether `bytes` stand in their order in a name, from the first word on that begins so.
  private func isScattered(
    _ bytes: UnsafeBufferPointer<UInt8>, in text: UnsafePointer<UInt8>
  ) -> Bool {
    var starts = text.bits(of: bytes[0], count: end - start) & names & words
    while starts != 0 {
      let first = starts.lowestBit
      let name = names & first.andAbove & ~(~names & first.andAbove).lowestBit.andAbove
      var (rest, found) = (name & ~first, 1)
      while found < bytes.count {
        let next = (text.bits(of: bytes[found], count: end - start) & rest).lowestBit
        guard next != 0 else { break }
        rest &= ~(next | (next &- 1))
        found += 1
      }
      if found == bytes.count { return true }
      starts &= ~name
    }
    return false
  }
}

extension UInt64 {
  fileprivate var lowestBit: UInt64 { self & (0 &- self) }

  /// A number of one bit: that one and all above.
  fileprivate var andAbove: UInt64 { 0 &- self }
}

extension UnsafePointer<UInt8> {
  /// Where `bytes`, two or more, stand in the first `count` bytes, 64 at most.
  fileprivate func places(of bytes: UnsafeBufferPointer<UInt8>, count: Int) -> UInt64 {
    guard count >= bytes.count else { return 0 }
    var places = bits(of: bytes[0], before: bytes[1], count: count)
    guard bytes.count > 2 else { return places }
    var open = places
    while open != 0 {
      let (place, bit) = (open.trailingZeroBitCount, open.lowestBit)
      if !continues(bytes, at: place, count: count) { places &= ~bit }
      open &= ~bit
    }
    return places
  }

  /// Whether behind the first two of `bytes`, which stand at `place`, the others follow.
  private func continues(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int, count: Int) -> Bool {
    guard place + bytes.count <= count else { return false }
    for offset in 2..<bytes.count where self[place + offset] != bytes[offset] { return false }
    return true
  }

  /// Which of the first `count` bytes, 64 at most, are `byte`: a bit for each, the lowest first.
  fileprivate func bits(of byte: UInt8, count: Int) -> UInt64 {
    let wanted = SIMD16(repeating: byte)
    return bits(count) { self.chunk(at: $0) .== wanted }
  }

  /// Which of the first `count` bytes, one at least, but the last are `byte` with `next` behind it.
  fileprivate func bits(of byte: UInt8, before next: UInt8, count: Int) -> UInt64 {
    let (wanted, following) = (SIMD16(repeating: byte), SIMD16(repeating: next))
    let bits = bits(count) {
      (self.chunk(at: $0) .== wanted) .& (self.chunk(at: $0 + 1) .== following)
    }
    return bits & ~(1 << UInt64(count - 1))
  }

  private func chunk(at place: Int) -> SIMD16<UInt8> {
    UnsafeRawPointer(self + place).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private func bits(
    _ count: Int, _ compare: (Int) -> SIMDMask<SIMD16<Int8>>
  ) -> UInt64 {
    var bits: UInt64 = 0
    for place in stride(from: 0, to: count, by: 16) {
      let halves = unsafeBitCast(compare(place), to: SIMD2<UInt64>.self)
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
