/// A window's size, and its place when one was asked for, in device pixels of the screen.
nonisolated struct WindowGeometry: Equatable {
  /// The size without the frame.
  var width, height: Int
  /// The top left corner, from the screen's; `nil` lets the window manager choose.
  var origin: (x: Int, y: Int)?

  /// The most pixels a side may have.
  static let longestSide = 16_384

  /// A geometry of `width` by `height`, each kept within what an image can have.
  init(width: Int, height: Int, origin: (x: Int, y: Int)? = nil) {
    self.width = min(max(width, 1), Self.longestSide)
    self.height = min(max(height, 1), Self.longestSide)
    self.origin = origin
  }

  /// The geometry that `text` gives as `WxH` or `WxH+X+Y`, or `nil` when it is none.
  ///
  /// `WindowGeometry(parsing: "640x480+0+-10")` is 640 by 480, its top 10 pixels above the screen.
  init?(parsing text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 3, sides.count == 2,
      let width = Self.side(sides[0]), let height = Self.side(sides[1])
    else { return nil }
    self.init(width: width, height: height)
    guard parts.count == 3 else { return }
    guard let x = Int16(parts[1]), let y = Int16(parts[2]) else { return nil }
    origin = (Int(x), Int(y))
  }

  private static func side(_ text: Substring) -> Int? {
    guard text.allSatisfy(\.isWholeNumber) else { return nil }
    return Int(text).flatMap { (1...longestSide).contains($0) ? $0 : nil }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.width, lhs.height, lhs.origin?.x, lhs.origin?.y)
      == (rhs.width, rhs.height, rhs.origin?.x, rhs.origin?.y)
  }
}

nonisolated extension WindowGeometry {
  /// The size a window has when nobody asked for another, in logical pixels.
  static let defaultSize = (width: 768.0, height: 680.0)

  /// The default size at `scale`, at most 90 % of a work area of `width` by `height`.
  init(defaultAtScale scale: Double, workAreaWidth width: Int, height: Int) {
    self.init(
      width: min(Int((Self.defaultSize.width * scale).rounded()), width * 9 / 10),
      height: min(Int((Self.defaultSize.height * scale).rounded()), height * 9 / 10))
  }
}
