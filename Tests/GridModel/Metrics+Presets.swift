@testable import GridCore

extension Metrics {
  /// Square cells of (W − 80)/4, ten apart.
  static var lifeServices: Metrics {
    var metrics = Metrics()
    metrics.columns = 4
    metrics.cellWidth = .fraction(parts: 4, less: 20)
    metrics.cellHeight = .aspect(1)
    (metrics.itemSpacing, metrics.maximumItemSpacing, metrics.lineSpacing) = (0, 1000, 10)
    metrics.insets = Insets(top: 15, leading: 20, bottom: 20, trailing: 20)
    (metrics.favoritesHeaderHeight, metrics.headerHeight) = (25, 25)
    metrics.favoritesHeaderSpacing = 0
    (metrics.footerSpacingAbove, metrics.footerSpacingBelow) = (0, 0)
    (metrics.favoritesFooterLine, metrics.footerLine) = (10, 0.5)
    (metrics.badgeSize, metrics.badgeCorner, metrics.border) = (15, .cellTopTrailing, 0.5)
    return metrics
  }

  /// Fifty numbers on 50×50.
  static var numbers: Metrics {
    var metrics = Metrics()
    (metrics.cellWidth, metrics.cellHeight) = (.fixed(50), .fixed(50))
    (metrics.itemSpacing, metrics.maximumItemSpacing, metrics.lineSpacing) = (10, 10, 10)
    metrics.insets = Insets(top: 20, leading: 0, bottom: 0, trailing: 0)
    (metrics.favoritesHeaderHeight, metrics.favoritesHeaderSpacing) = (0, 0)
    (metrics.iconSize, metrics.iconTop, metrics.badgeCorner) = (40, 5, .cellTopTrailing)
    return metrics
  }

  static var wobble: Metrics {
    var metrics = Metrics.numbers
    (metrics.cellWidth, metrics.cellHeight) = (.fixed(80), .fixed(80))
    metrics.badgeCorner = .cellTopLeading
    return metrics
  }

  /// Cells twice as wide as high, four in a row.
  static var channelOrder: Metrics {
    var metrics = Metrics()
    metrics.columns = 4
    (metrics.cellWidth, metrics.cellHeight) = (.fraction(parts: 4, less: 15), .aspect(2))
    (metrics.itemSpacing, metrics.maximumItemSpacing, metrics.lineSpacing) = (10, 10, 10)
    metrics.insets = Insets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return metrics
  }

  /// Cells of (W/4 − 10)×53.
  static var newsChannels: Metrics {
    var metrics = Metrics()
    metrics.columns = 4
    (metrics.cellWidth, metrics.cellHeight) = (.fraction(parts: 4, less: 10), .fixed(53))
    (metrics.itemSpacing, metrics.maximumItemSpacing, metrics.lineSpacing) = (5, 5, 4)
    metrics.insets = Insets(top: 0, leading: 10, bottom: 10, trailing: 10)
    (metrics.favoritesHeaderHeight, metrics.headerHeight) = (50, 50)
    metrics.favoritesHeaderSpacing = 0
    (metrics.badgeSize, metrics.badgeCorner) = (18, .cellTopTrailing)
    return metrics
  }

  static let presets = [
    Metrics(), .lifeServices, .numbers, .wobble, .channelOrder, .newsChannels,
  ]
}
