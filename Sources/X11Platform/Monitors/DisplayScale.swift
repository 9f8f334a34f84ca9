/// How many device pixels a logical pixel is.
package enum DisplayScale {
  /// The resolution at which both are the same, in dots an inch.
  package static let dotsPerInch = 96.0
  /// The scales that are taken; others are brought to the nearest.
  package static let range = 0.5...8.0

  /// The scale that a person has `chosen`, else that of the desktop's `settings`, else that of the
  /// server's `resources`, else that of the `monitor`, the last three in dots an inch.
  package static func scale(
    chosen: Double?, settings: Double?, resources: Double?, monitor: Double?
  ) -> Double {
    let scale =
      chosen ?? (settings ?? resources).map { $0 / dotsPerInch } ?? monitor.map(scale(ofDensity:))
      ?? 1
    return min(max(scale, range.lowerBound), range.upperBound)
  }

  /// The scale for a monitor with `dots` an inch that nobody has chosen a scale for: in quarters,
  /// and at least 1.
  ///
  /// Monitors with a little more than 96 dots an inch are meant for a scale of 1, so a quarter is
  /// taken once three quarters of it are there.
  private static func scale(ofDensity dots: Double) -> Double {
    max((dots / dotsPerInch * 4 + 0.25).rounded(.down) / 4, 1)
  }
}
