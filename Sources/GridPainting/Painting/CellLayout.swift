import GridCore

/// Where the parts of a cell are, relative to its corner, when it is drawn `zoom` times as large.
struct CellLayout {
  let zoom: Double
  let bounds, icon, label, badge: Rect
  /// Device pixels a logical pixel, zoom included.
  let scale: Double

  init(_ metrics: LayoutMetrics, size: Size, zoom: Double) {
    self.zoom = zoom
    scale = metrics.scale * zoom
    let cell = Rect(origin: .zero, size: size)
    bounds = cell.zoomed(by: zoom)
    icon = metrics.iconFrame(in: cell).zoomed(by: zoom)
    label = metrics.labelFrame(in: cell).zoomed(by: zoom)
    badge = metrics.badgeFrame(in: cell).zoomed(by: zoom)
  }

  /// `length` logical pixels in whole device pixels.
  func pixels(_ length: Double) -> Int { LayoutMetrics.pixels(length, scale: scale) }
}

extension Rect {
  /// The rectangle scaled about the origin: corner and size rounded each for itself, so that
  /// equal sizes stay equal.
  func zoomed(by zoom: Double) -> Rect {
    func scaled(_ length: Int) -> Int { Int((Double(length) * zoom).rounded()) }
    return zoom == 1
      ? self : Rect(x: scaled(x), y: scaled(y), width: scaled(width), height: scaled(height))
  }
}
