/// The bytes of a text, as far as 64 bits can tell them apart.
struct ByteSet: Equatable, Sendable {
  private var bits: UInt64 = 0

  /// The set of `bytes`.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits |= 1 << UInt64(byte & 63) }
  }

  /// Whether it may have all the bytes of `other`; `false` is certain.
  func isSuperset(of other: ByteSet) -> Bool { bits & other.bits == other.bits }
}
