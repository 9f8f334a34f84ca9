/// The pixels of one icon: a square of premultiplied ARGB32 as cairo has it, row by row without
/// padding.
public struct IconPixels: Equatable, Sendable {
  /// The side in device pixels.
  public let side: Int
  /// `side` times `side` words from the top left, in the machine's byte order.
  public let words: [UInt32]

  /// The most a side may measure.
  public static let largestSide = 1024

  /// The icon of these words.
  ///
  /// - Precondition: There are `side` times `side` of them.
  public init(side: Int, words: [UInt32]) {
    precondition(words.count == side * side, "An icon is a square of words.")
    (self.side, self.words) = (side, words)
  }
}
