/// How many device pixels a logical pixel is.
enum DisplayScale {
  /// The resolution at which both are the same, in dots an inch.
  static let dotsPerInch = 96.0
  /// The scales that are taken; others are brought to the nearest.
  static let range = 0.5...8.0

  /// The scale that was asked for first in this order: on the command line, in the config, by the
  /// desktop's settings, by the server's resources. The size a monitor claims to have is not
  /// asked: virtual ones claim 0 mm.
  ///
  /// - Parameters:
  ///   - chosen: The scale of the command line, else of the config.
  ///   - settings: `Xft/DPI` of the desktop's settings in dots an inch.
  ///   - resources: `Xft.dpi` of the server's resources in dots an inch.
  static func scale(chosen: Double?, settings: Double?, resources: Double?) -> Double {
    let scale = chosen ?? (settings ?? resources ?? dotsPerInch) / dotsPerInch
    return min(max(scale, range.lowerBound), range.upperBound)
  }
}
