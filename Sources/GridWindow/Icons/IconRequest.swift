/// An icon file that is to be decoded.
nonisolated struct IconRequest: Equatable, Sendable {
  /// The side of the square that the icon is scaled to fit, in device pixels.
  var side: Int
  /// The absolute path.
  var path: String
}
