@testable import GridCore

extension GridLayout {
  /// A layout of sections with so many items each.
  init(_ metrics: Metrics = Metrics(), counts: [Int], size: Size, scale: Double = 1) {
    self.init(
      metrics: LayoutMetrics(metrics, scale: scale, viewportWidth: size.width), viewport: size,
      counts: counts)
  }

  /// Every place there is.
  var indexPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }
}
