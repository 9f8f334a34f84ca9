import GridCore

extension KeyRule<Preset> {
  static let lengths = [
    PresetKey(
      "Grid", "Columns", .whole(in: 1...100), standard: "as many as fit", \.metrics.columns,
      "How many cells stand in a row, at most as many as fit."),
    PresetKey(
      "CellWidth", .cellWidth, \.metrics.cellWidth,
      "The width of a cell; W/4-10 is a quarter of the page's width less 10."),
    PresetKey("CellHeight", .cellHeight, \.metrics.cellHeight, "The height of a cell."),
    PresetKey(
      "Grid", "CellAspect", .number(in: 0.1...10), standard: "as CellHeight says",
      set: { $0.metrics.cellHeight = .aspect($1) }, get: \.metrics.aspect,
      "How often the height of a cell goes into its width, instead of CellHeight."),
    PresetKey(
      "Grid", "ItemSpacing", .pixels(in: 0...200), standard: "8, growing up to 24",
      set: { $0.metrics.setItemSpacing($1) }, get: \.metrics.itemSpacing,
      "The exact gap between the cells of a row; what is left becomes equal margins."),
    PresetKey("LineSpacing", .pixels(in: 0...200), \.metrics.lineSpacing, "The gap between rows."),
  ]

  static let edges = [
    edge("InsetTop", \.top, "The distance of a section's cells from its heading."),
    edge("InsetLeading", \.leading, "The distance of a section's cells from the start edge."),
    edge("InsetBottom", \.bottom, "The distance of a section's cells from the line below."),
    edge("InsetTrailing", \.trailing, "The distance of a section's cells from the end edge."),
    PresetKey(
      "Grid", "HeaderHeight", .pixels(in: 0...200), standard: "48 for the first, 36 for others",
      set: { $0.metrics.setHeaderHeight($1) }, get: \.metrics.headerHeight,
      "The height of a heading."),
    PresetKey(
      "Grid", "FooterHeight", .footers, standard: "a fine line with space around it",
      set: { $0.metrics.setFooters($1) }, get: \.metrics.footers,
      "The thickness of the line below a section; two numbers: the first section, the others."),
  ]

  private static func edge(
    _ name: String, _ edge: any WritableKeyPath<Insets, Double> & Sendable, _ summary: String
  ) -> PresetKey {
    PresetKey(
      "Grid", name, .pixels(in: 0...500), standard: "as the page has it",
      set: { $0.metrics.setInset(edge, to: $1) },
      get: { $0.metrics.sectionInsets[keyPath: edge] }, summary)
  }
}

extension Metrics {
  /// The page has no distances of its own once the sections have theirs.
  fileprivate mutating func setInset(
    _ edge: WritableKeyPath<Insets, Double>, to distance: Double
  ) {
    insets = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
    sectionInsets[keyPath: edge] = distance
  }

  /// A gap that is set does not grow.
  fileprivate mutating func setItemSpacing(_ spacing: Double) {
    (itemSpacing, maximumItemSpacing) = (spacing, spacing)
  }

  fileprivate mutating func setHeaderHeight(_ height: Double) {
    (favoritesHeaderHeight, favoritesHeaderSpacing, headerHeight) = (height, 0, height)
  }

  fileprivate mutating func setFooters(_ footers: Footers) {
    (footerSpacingAbove, footerSpacingBelow) = (0, 0)
    (favoritesFooterLine, footerLine) = (footers.first, footers.others)
  }

  fileprivate var aspect: Double? {
    if case .aspect(let aspect) = cellHeight { aspect } else { nil }
  }

  fileprivate var footers: Footers {
    Footers(first: favoritesFooterLine, others: footerLine)
  }
}
