/// A decoded picture.
public struct IconPixels: Equatable, Sendable {
  /// The size in pixels; at least 1.
  public var width, height: Int
  /// Premultiplied native-endian ARGB words, row by row without gaps: `width * height * 4` bytes.
  public var bytes: [UInt8]

  /// A picture, or `nil` when the bytes are not as many as the size says.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}
