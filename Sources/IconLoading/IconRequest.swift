/// An icon file to decode.
package struct IconRequest: Equatable, Sendable {
  /// The width and height of the square that the icon is scaled to fit, in device pixels.
  package var side: Int
  /// The absolute path.
  package var path: String

  /// Creates a request for the file at `path`, scaled to fit a square of `side` device pixels.
  package init(side: Int, path: String) { (self.side, self.path) = (side, path) }
}
