/// Which bytes and pairs of bytes a text has, as far as twice 64 bits tell: a small Bloom filter that
/// is asked before the text itself is read.
///
/// That something is missing is certain, that it is there is not.
struct SearchTraits: Equatable, Sendable {
  private(set) var bytes: UInt64 = 0
  private(set) var pairs: UInt64 = 0

  /// The traits of `text`.
  init(_ text: some Sequence<UInt8>) {
    var previous: UInt8?
    for byte in text {
      bytes |= 1 << Self.bit(of: byte)
      if let previous { pairs |= 1 << Self.bit(of: previous, byte) }
      previous = byte
    }
  }

  /// Whether all bytes of the text of `other` may be there, in any order.
  func mayHaveBytes(of other: SearchTraits) -> Bool { bytes & other.bytes == other.bytes }

  /// Whether the text of `other` may be there as it stands.
  func mayContain(_ other: SearchTraits) -> Bool {
    mayHaveBytes(of: other) && pairs & other.pairs == other.pairs
  }

  /// Whether at most `bytes` of the bytes and `pairs` of the pairs of the text of `other` are
  /// certainly missing.
  func mayContain(_ other: SearchTraits, butBytes bytes: Int, pairs: Int) -> Bool {
    (other.bytes & ~self.bytes).hasAtMost(bytes) && (other.pairs & ~self.pairs).hasAtMost(pairs)
  }

  /// The bit of a byte: its own for Latin letters and digits, which are most of what is typed.
  private static func bit(of byte: UInt8) -> UInt64 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0")) + 26
    default: 36 + UInt64(byte) % 28
    }
  }

  /// The bit of a byte with another behind it: the highest six of a product that mixes both.
  private static func bit(of first: UInt8, _ second: UInt8) -> UInt64 {
    UInt64((UInt32(first) << 8 | UInt32(second)) &* 0x9E37_79B1 >> 26)
  }
}

extension UInt64 {
  /// Whether no more than `count` bits are set; faster than counting them on an old processor.
  fileprivate func hasAtMost(_ count: Int) -> Bool {
    var rest = self
    for _ in 0..<count { rest &= rest &- 1 }
    return rest == 0
  }
}
