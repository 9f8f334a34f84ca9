/// The items that have a number without the highest bit in each of three columns.
struct ItemColumns {
  private let columns: ([UInt8], [UInt8], [UInt8])

  /// Three columns with a number for each item.
  init(_ first: [UInt8], _ second: [UInt8], _ third: [UInt8]) {
    precondition(
      first.count == second.count && second.count == third.count, "There is a number for each item."
    )
    columns = (first, second, third)
  }

  /// Calls `body` with each item, in their order; eight are looked at together.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    let count = columns.0.count
    for start in stride(from: 0, to: count, by: 8) {
      let numbers =
        columns.0.eight(at: start) | columns.1.eight(at: start) | columns.2.eight(at: start)
      var fitting = ~numbers & 0x8080_8080_8080_8080
      while fitting != 0 {
        let item = start + fitting.trailingZeroBitCount / 8
        if item < count { body(item) }
        fitting &= fitting &- 1
      }
    }
  }
}

extension [UInt8] {
  /// The eight bytes from `start` on, the first the lowest; zeros behind the end.
  @inline(__always)
  fileprivate func eight(at start: Int) -> UInt64 {
    guard start + 8 <= count else {
      return self[start...].enumerated().reduce(0) {
        $0 | UInt64($1.element) << UInt64(8 * $1.offset)
      }
    }
    let word = unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
    return UInt64(littleEndian: word)
  }
}
