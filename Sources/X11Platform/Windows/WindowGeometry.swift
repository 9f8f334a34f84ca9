package import GridCore

/// A window's size and, optionally, position, in device pixels.
package struct WindowGeometry: Equatable, Sendable {
  /// The size of the window's content; each side is from 1 to `longestSide`.
  package var width, height: Int
  /// The position of the window's top left corner on the screen; `nil` lets the window manager choose.
  package var origin: Point?

  /// The longest side that the X protocol can express.
  package static let longestSide = 32_767

  /// A geometry of `width` by `height` pixels.
  package init(width: Int, height: Int, origin: Point? = nil) {
    (self.width, self.height, self.origin) = (width, height, origin)
  }

  /// The geometry that `text` describes in the form `WxH` or `WxH+X+Y`; `nil` for any other text.
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
    Int(text).flatMap { 1...longestSide ~= $0 ? $0 : nil }
  }

  private static func coordinate(_ text: Substring) -> Int? {
    Int(text).flatMap { -longestSide...longestSide ~= $0 ? $0 : nil }
  }
}

extension WindowGeometry {
  /// The default size of a window, in logical pixels.
  package static let defaultSize = (width: 768.0, height: 680.0)

  /// The default size at `scale`, but at most 90 % of `workArea`, which is in device pixels.
  package init(defaultAtScale scale: Double, workArea: Size) {
    func side(_ length: Double, within available: Int) -> Int {
      max(min(Int((length * scale).rounded()), available * 9 / 10), 1)
    }
    self.init(
      width: side(Self.defaultSize.width, within: workArea.width),
      height: side(Self.defaultSize.height, within: workArea.height))
  }

  /// The default size at `scale` for `area`, which is in device pixels.
  ///
  /// If `isCentered`, the position is the center of the area; otherwise the window manager chooses.
  package init(defaultAtScale scale: Double, in area: Rect, isCentered: Bool) {
    self.init(defaultAtScale: scale, workArea: area.size)
    if isCentered { origin = Point(centering: Size(width: width, height: height), in: area) }
  }

  /// The longest side that is always painted, in device pixels.
  static let paintedSide = 4096

  /// The size that is painted on a screen of the size `screen`, in device pixels.
  ///
  /// A side is painted up to twice that of the screen, and to `paintedSide` in any case; the rest of
  /// a larger window stays empty. Any program can resize a window, and pixels cost memory.
  func paintedSize(on screen: @autoclosure () -> Size) -> Size {
    guard max(width, height) > Self.paintedSide else { return Size(width: width, height: height) }
    let screen = screen()
    return Size(
      width: min(width, max(2 * screen.width, Self.paintedSide)),
      height: min(height, max(2 * screen.height, Self.paintedSide)))
  }
}

extension Point {
  /// The top left corner of a window of `size` that is centered in `area`.
  ///
  /// The corner is always inside the area.
  package init(centering size: Size, in area: Rect) {
    self.init(
      x: area.x + max(area.width - size.width, 0) / 2,
      y: area.y + max(area.height - size.height, 0) / 2)
  }
}
