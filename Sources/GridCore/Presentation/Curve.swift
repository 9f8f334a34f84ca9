/// How progress in time becomes progress on the way.
///
/// The named curves are the cubic Bézier curves of Core Animation and of CSS Easing Functions.
public enum Curve: Equatable, Sendable {
  /// The same speed all the way.
  case linear
  /// From rest, (0.42, 0) (1, 1).
  case easeIn
  /// To rest, (0, 0) (0.58, 1).
  case easeOut
  /// From rest to rest, (0.42, 0) (0.58, 1).
  case easeInOut
  /// A curve from (0, 0) to (1, 1) with two control points whose x lie in 0…1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// The curve along which neighbors make room.
  public static let makeRoom = Curve.cubicBezier(x1: 0.25, y1: 1, x2: 0.5, y2: 1)

  /// The part of the way that is done when `progress` of the time has passed.
  ///
  /// Exactly 0 at 0 and before, exactly 1 at 1 and after.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    switch self {
    case .linear: return progress
    case .easeIn: return Bezier(x1: 0.42, y1: 0, x2: 1, y2: 1).value(at: progress)
    case .easeOut: return Bezier(x1: 0, y1: 0, x2: 0.58, y2: 1).value(at: progress)
    case .easeInOut: return Bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).value(at: progress)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return Bezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: progress)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), read as y over x.
private struct Bezier {
  let x1, y1, x2, y2: Double

  func value(at x: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter(forX: x))
  }

  /// One coordinate at the parameter `t`, with the control points' coordinates `a` and `b`.
  private static func coordinate(_ a: Double, _ b: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// The parameter at which the curve reaches `x`, by bisection: x never falls along the curve.
  private func parameter(forX x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
