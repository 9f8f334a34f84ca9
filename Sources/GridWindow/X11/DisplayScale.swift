/// How many device pixels a logical pixel is.
enum DisplayScale {
  /// The resolution at which both are the same, in dots an inch.
  static let dotsPerInch = 96.0
  /// The scales that are taken; others are brought to the nearest.
  static let range = 0.5...8.0

  /// The scale that a person has `chosen`, else that of the desktop's `settings`, else that of the
  /// server's `resources`, the last two in dots an inch.
  ///
  /// The size a monitor claims to have is not asked: virtual ones claim 0 mm.
  static func scale(chosen: Double?, settings: Double?, resources: Double?) -> Double {
    let scale = chosen ?? (settings ?? resources ?? dotsPerInch) / dotsPerInch
    return min(max(scale, range.lowerBound), range.upperBound)
  }
}
