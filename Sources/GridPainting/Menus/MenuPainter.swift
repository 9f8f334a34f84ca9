package import GridCore

/// Paints menus in the colors and the font of a page.
///
/// Menus are opaque, because many screens have no compositor. Their corners are round on the color of
/// the page.
package struct MenuPainter {
  private let resources: PaintResources

  /// A painter that shares the theme and the ready pixels of `painter`.
  package init(sharing painter: GridPainter) { resources = painter.resources }

  /// The layout of a menu of `rows` at `scale` device pixels a logical pixel, whose lines run in
  /// `direction`.
  package func layout(
    _ rows: [MenuRow], scale: Double, direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> MenuLayout {
    let widths = rows.map { row in
      resources.text.image(row.title, .menu, scale: scale).textWidth
        + keyWidth(of: row, scale: scale)
    }
    return MenuLayout(rows, textWidth: widths.max() ?? 0, scale: scale, direction: direction)
  }

  /// Paints the whole menu on a surface of the layout's size; the row at `highlighted` is the one
  /// that would be chosen.
  package func paint(
    _ rows: [MenuRow], _ layout: MenuLayout, highlighted: Int?, on surface: Surface
  ) {
    let context = Context(surface)
    let theme = resources.theme
    let whole = Rect(origin: .zero, size: layout.size)
    context.fill(whole, with: theme[.background])
    let radius = ThemeMetrics.buttonRadius * layout.scale
    resources.shapes.draw(.fill, on: whole, radius: radius, color: theme[.surface], in: context)
    resources.shapes.draw(
      .line(pixels(ThemeMetrics.innerLine, layout)), on: whole, radius: radius,
      color: theme[.hairline], in: context)
    for line in layout.lines { context.fill(line, with: theme[.line]) }
    for (index, row) in rows.enumerated() {
      draw(row, on: layout.rows[index], isHighlighted: index == highlighted, layout, in: context)
    }
  }

  private func draw(
    _ row: MenuRow, on frame: Rect, isHighlighted: Bool, _ layout: MenuLayout,
    in context: borrowing Context
  ) {
    if isHighlighted {
      resources.shapes.draw(
        .fill, on: frame, radius: ThemeMetrics.menuRowRadius * layout.scale,
        color: resources.theme[.pressed], in: context)
    }
    let inset = pixels(ThemeMetrics.menuTextInset, layout)
    let width = frame.width - 2 * inset - keyWidth(of: row, scale: layout.scale)
    let title = resources.text.image(row.title, .menu, width: width, scale: layout.scale)
    title.draw(
      resources.theme[row.isEnabled ? .text : .secondary],
      at: title.origin(in: frame, inset: inset, layout.direction), in: context)
    guard !row.key.isEmpty else { return }
    let key = resources.text.image(row.key, .menu, scale: layout.scale)
    key.draw(
      resources.theme[isHighlighted ? .text : .secondary],
      at: key.trailingOrigin(in: frame, inset: inset, layout.direction), in: context)
  }

  /// The width of the key of `row` and of the gap before it, in device pixels.
  private func keyWidth(of row: MenuRow, scale: Double) -> Int {
    guard !row.key.isEmpty else { return 0 }
    return resources.text.image(row.key, .menu, scale: scale).textWidth
      + pixels(ThemeMetrics.menuKeyGap, scale: scale)
  }

  private func pixels(_ length: Double, _ layout: MenuLayout) -> Int {
    pixels(length, scale: layout.scale)
  }

  private func pixels(_ length: Double, scale: Double) -> Int {
    max(Int((length * scale).rounded()), 1)
  }
}
