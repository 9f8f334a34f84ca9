import GridCore
import Glibc

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
