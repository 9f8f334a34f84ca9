import Glibc
import GridCore

/// Where the parts of a cell are seen, relative to its corner, when it is drawn `zoom` times as
/// large.
struct CellLayout {
  let zoom: Double
  let bounds, icon, label, badge: Rect
  /// Device pixels a logical pixel, zoom included.
  let scale: Double

  init(_ metrics: LayoutMetrics, size: Size, zoom: Double) {
    self.zoom = zoom
    scale = metrics.scale * zoom
    func seen(_ part: Rect) -> Rect {
      metrics.layoutDirection.flipped(part, in: size.width).zoomed(by: zoom)
    }
    let cell = Rect(origin: .zero, size: size)
    bounds = seen(cell)
    icon = seen(metrics.iconFrame(in: cell))
    label = seen(metrics.labelFrame(in: cell))
    badge = seen(metrics.badgeFrame(in: cell))
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

extension Transform {
  /// The smallest whole rectangle around the transformed `rect`, in the same coordinates.
  func bounds(of rect: Rect) -> Rect {
    let (sine, cosine) = (sin(rotation) * scale, cos(rotation) * scale)
    func extent(_ first: Double, _ second: Double) -> (low: Double, high: Double) {
      let xs = [rect.x, rect.maxX].map { Double($0 - anchor.x) * first }
      let ys = [rect.y, rect.maxY].map { Double($0 - anchor.y) * second }
      return (min(xs[0], xs[1]) + min(ys[0], ys[1]), max(xs[0], xs[1]) + max(ys[0], ys[1]))
    }
    let (x, y) = (extent(cosine, -sine), extent(sine, cosine))
    let left = Int(x.low.rounded(.down)) + anchor.x, top = Int(y.low.rounded(.down)) + anchor.y
    let right = Int(x.high.rounded(.up)) + anchor.x, bottom = Int(y.high.rounded(.up)) + anchor.y
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
