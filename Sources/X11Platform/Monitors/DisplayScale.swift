/// The number of device pixels in a logical pixel.
package enum DisplayScale {
  /// The resolution of scale 1, in dots per inch.
  package static let dotsPerInch = 96.0
  /// The supported scales; others are clamped.
  package static let range = 0.5...8.0

  /// The scale that the user has `chosen`, else that of the desktop's `settings`, else that of the
  /// server's `resources`, else that of the `monitor`.
  ///
  /// The last three are in dots per inch.
  package static func scale(
    chosen: Double?, settings: Double?, resources: Double?, monitor: Double?
  ) -> Double {
    let scale =
      chosen ?? (settings ?? resources).map { $0 / dotsPerInch } ?? monitor.map(scale(ofDensity:))
      ?? 1
    return min(max(scale, range.lowerBound), range.upperBound)
  }

  /// The default scale for a monitor with `dots` per inch: a multiple of a quarter, and at least 1.
  ///
  /// Monitors with slightly more than 96 dots per inch are made for a scale of 1, so the scale is
  /// rounded up only from three quarters of a step.
  private static func scale(ofDensity dots: Double) -> Double {
    max((dots / dotsPerInch * 4 + 0.25).rounded(.down) / 4, 1)
  }
}
