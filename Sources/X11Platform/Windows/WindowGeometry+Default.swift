package import GridCore

extension WindowGeometry {
  /// The size a window has when nobody asked for another, in logical pixels.
  package static let defaultSize = (width: 768.0, height: 680.0)
  /// The longest side that is painted; a window may be larger, and shows nothing there.
  static let longestPaintedSide = 16_384

  /// The default size at `scale`, at most 90 % of `workArea`, which is in device pixels.
  package init(defaultAtScale scale: Double, workArea: Size) {
    func side(_ length: Double, within available: Int) -> Int {
      max(min(Int((length * scale).rounded()), available * 9 / 10), 1)
    }
    self.init(
      width: side(Self.defaultSize.width, within: workArea.width),
      height: side(Self.defaultSize.height, within: workArea.height))
  }

  /// The default size at `scale` for `area`, which is in device pixels; in its middle when the
  /// window `isCentered`, else where the desktop wants it.
  package init(defaultAtScale scale: Double, in area: Rect, isCentered: Bool) {
    self.init(defaultAtScale: scale, workArea: area.size)
    if isCentered { origin = Point(centering: Size(width: width, height: height), in: area) }
  }

  /// The size that is painted.
  var paintedSize: Size {
    Size(
      width: min(width, Self.longestPaintedSide), height: min(height, Self.longestPaintedSide))
  }
}

extension Point {
  /// The place that puts a window of `size` in the middle of `area`, its top left corner inside.
  package init(centering size: Size, in area: Rect) {
    self.init(
      x: area.x + max(area.width - size.width, 0) / 2,
      y: area.y + max(area.height - size.height, 0) / 2)
  }
}
