/// What stands in a text, as far as twice 64 bits tell: asked before the text itself is looked at.
///
/// That something is not there is certain, that it is there is not.
struct SearchTraits: Equatable, Sendable {
  private var bytes: UInt64 = 0
  private var pairs: UInt64 = 0

  /// The traits of `text`.
  init(_ text: some Sequence<UInt8>) {
    var previous: UInt8?
    for byte in text {
      bytes |= 1 << UInt64(byte & 63)
      if let previous { pairs |= 1 << Self.number(previous, byte) }
      previous = byte
    }
  }

  /// Whether all bytes of the text of `other` may be there, in any order.
  func mayScatter(_ other: SearchTraits) -> Bool { bytes & other.bytes == other.bytes }

  /// Whether the text of `other` may be there as it stands.
  func mayContain(_ other: SearchTraits) -> Bool { pairs & other.pairs == other.pairs }

  /// The bit of a byte with another behind it: the highest six of a product that mixes both.
  private static func number(_ first: UInt8, _ second: UInt8) -> UInt64 {
    let both = UInt32(first) << 8 | UInt32(second)
    return UInt64(both &* 0x9E37_79B1 >> 26)
  }
}
