/// An icon file that is to be decoded.
package struct IconRequest: Equatable, Sendable {
  /// The side of the square that the icon is scaled to fit, in device pixels.
  package var side: Int
  /// The absolute path.
  package var path: String

  /// A request for the file at `path`, scaled to fit a square of `side` device pixels.
  package init(side: Int, path: String) { (self.side, self.path) = (side, path) }
}
