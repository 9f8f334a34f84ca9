import GridCore

extension WindowGeometry {
  /// The size a window has when nobody asked for another, in logical pixels.
  static let defaultSize = (width: 768.0, height: 680.0)
  /// The longest side that is painted; a window may be larger, and shows nothing there.
  static let longestPaintedSide = 16_384

  /// The default size at `scale`, at most 90 % of `workArea`, which is in device pixels.
  init(defaultAtScale scale: Double, workArea: Size) {
    func side(_ length: Double, within available: Int) -> Int {
      max(min(Int((length * scale).rounded()), available * 9 / 10), 1)
    }
    self.init(
      width: side(Self.defaultSize.width, within: workArea.width),
      height: side(Self.defaultSize.height, within: workArea.height))
  }

  /// The size that is painted.
  var paintedSize: Size {
    Size(
      width: min(width, Self.longestPaintedSide), height: min(height, Self.longestPaintedSide))
  }
}
