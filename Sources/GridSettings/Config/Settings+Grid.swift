package import GridCore
package import GridPainting

extension Settings {
  /// Applies the settings for all pages to `rules`.
  package func apply(to rules: inout Rules) {
    if let slop { rules.slop = slop }
    if let wobbleAngle { rules.wobbleAngle = wobbleAngle }
    if wobbles == false { rules.wobbleStyle = .none }
    rules.transition = transition
    if let reducesMotion { rules.reducesMotion = reducesMotion }
  }

  /// Applies the settings for the page of applications to its `rules`.
  package func apply(toApplications rules: inout Rules) {
    if let holdDelay { rules.holdDelay = .milliseconds(holdDelay) }
    if let dragStart { rules.dragStart = dragStart }
  }

  /// Applies the settings for the page of applications to its `metrics`.
  ///
  /// Changing the icon size also changes the cell size unless that is set, too.
  package func apply(to metrics: inout Metrics) {
    if let iconSize {
      let growth = iconSize - metrics.iconSize
      metrics.iconSize = iconSize
      metrics.grow(by: growth)
    }
    if let cellWidth { metrics.cellWidth = .fixed(cellWidth) }
    if let cellHeight { metrics.cellHeight = .fixed(cellHeight) }
    if let spacing {
      metrics.itemSpacing = spacing
      metrics.lineSpacing = spacing
      metrics.maximumItemSpacing = spacing
    }
    if let columns { metrics.columns = columns }
  }

  /// The dark or light theme with the user's colors.
  package func theme(isDark: Bool) -> Theme {
    var theme = isDark ? Theme.dark : Theme.light
    for (token, color) in isDark ? darkColors : lightColors { theme[token] = color }
    return theme
  }
}

extension Metrics {
  fileprivate mutating func grow(by growth: Double) {
    if case .fixed(let width) = cellWidth { cellWidth = .fixed(width + growth) }
    if case .fixed(let height) = cellHeight { cellHeight = .fixed(height + growth) }
  }
}
