extension [UInt8] {
  /// Calls `body` with each of the items that have a rank here and in `other`, in their order.
  ///
  /// Both have the number of the rank of each item, by its handle. Eight are looked at together:
  /// only that of `SearchRank.none` has the highest bit.
  @inline(__always)
  func forEachRanked(andIn other: [UInt8], _ body: (Int) -> Void) {
    precondition(count == other.count, "Both have a number for each item.")
    withUnsafeBytes { first in
      other.withUnsafeBytes { second in
        let whole = count & ~7
        for start in stride(from: 0, to: whole, by: 8) {
          var ranked = ~(first.eight(at: start) | second.eight(at: start)) & 0x8080_8080_8080_8080
          while ranked != 0 {
            body(start + ranked.trailingZeroBitCount / 8)
            ranked &= ranked &- 1
          }
        }
        for item in whole..<count where first[item] | second[item] < 0x80 { body(item) }
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func eight(at place: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}
