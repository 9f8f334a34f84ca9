package import GridCore

/// A window's size and, if wanted, its place, in device pixels.
package struct WindowGeometry: Equatable, Sendable {
  /// The size of the window's content, from 1 to `largestSide`.
  package var width, height: Int
  /// The place of the window's top left corner on the screen; `nil` lets the desktop choose.
  package var origin: Point?

  /// The longest side that the X protocol can name.
  package static let largestSide = 32_767

  /// A window of `width` times `height` pixels.
  package init(width: Int, height: Int, origin: Point? = nil) {
    (self.width, self.height, self.origin) = (width, height, origin)
  }

  /// The geometry that `text` gives in the form `WxH` or `WxH+X+Y`, or `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    let size = (parts.first ?? "").split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 3, size.count == 2,
      let width = Self.length(size[0]), let height = Self.length(size[1])
    else { return nil }
    self.init(width: width, height: height)
    guard parts.count == 3 else { return }
    guard let x = Self.coordinate(parts[1]), let y = Self.coordinate(parts[2]) else { return nil }
    origin = Point(x: x, y: y)
  }

  private static func length(_ text: Substring) -> Int? {
    Int(text).flatMap { 1...largestSide ~= $0 ? $0 : nil }
  }

  private static func coordinate(_ text: Substring) -> Int? {
    Int(text).flatMap { -largestSide...largestSide ~= $0 ? $0 : nil }
  }
}
