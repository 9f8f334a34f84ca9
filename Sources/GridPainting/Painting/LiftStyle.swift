public import GridCore

/// How a lifted item looks.
public struct LiftStyle: Equatable, Sendable {
  /// Its size at rest as a factor: there its text is drawn crisp.
  public var scale = 1.1
  /// The line around it in logical pixels: at least one device pixel unless it is 0.
  public var border = 0.3

  /// The style of the `applications` page.
  public init() {}

  /// The style that `rules` ask for.
  public init(_ rules: Rules) {
    (scale, border) = (rules.liftScale, rules.liftBorder)
  }

  /// How far an item scaled by `scale` is lifted: from 0 on the page to 1 at rest above it.
  func progress(at scale: Double) -> Double {
    self.scale == 1 ? 1 : min(max((scale - 1) / (self.scale - 1), 0), 1)
  }
}
