/// The pixels of one icon: a square of premultiplied ARGB32 as cairo has it, row by row without
/// padding.
nonisolated struct IconPixels: Equatable, Sendable {
  /// The side in device pixels.
  let side: Int
  /// `side` times `side` words from the top left, in the machine's byte order.
  let words: [UInt32]

  /// The most a side may measure.
  static let largestSide = 1024
}
