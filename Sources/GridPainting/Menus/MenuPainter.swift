public import GridCore

/// Paints menus in the colors and the font of a page: opaque, for many screens have no compositor.
public struct MenuPainter {
  private let materials: Materials

  /// A painter that shares the theme and the ready pixels of `painter`.
  public init(sharing painter: GridPainter) { materials = painter.materials }

  /// The layout of a menu of `rows` at `scale` device pixels a logical pixel, whose lines run in
  /// `direction`.
  public func layout(
    _ rows: [MenuRow], scale: Double, direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> MenuLayout {
    let widths = rows.map { materials.text.image($0.title, .menu, scale: scale).textWidth }
    return MenuLayout(rows, textWidth: widths.max() ?? 0, scale: scale, direction: direction)
  }

  /// Paints the whole menu on a surface of the layout's size; the row at `highlighted` is the one
  /// that would be chosen.
  public func paint(
    _ rows: [MenuRow], _ layout: MenuLayout, highlighted: Int?, on surface: Surface
  ) {
    let context = Context(surface)
    let theme = materials.theme
    let whole = Rect(origin: .zero, size: layout.size)
    context.fill(whole, with: theme[.background])
    context.fill(whole, with: theme[.surface])
    context.strokeInside(whole, width: pixels(Lengths.innerLine, layout), with: theme[.line])
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
      materials.shapes.draw(
        .fill, on: frame, radius: Lengths.menuRowRadius * layout.scale,
        color: materials.theme[.pressed], in: context)
    }
    let inset = pixels(Lengths.menuTextInset, layout)
    let title = materials.text.image(
      row.title, .menu, width: frame.width - 2 * inset, scale: layout.scale)
    let color = materials.theme[.text].faded(to: row.isEnabled ? 1 : Lengths.disabledAlpha)
    title.draw(
      color, at: title.place(in: frame, inset: inset, layout.direction), in: context)
  }

  private func pixels(_ length: Double, _ layout: MenuLayout) -> Int {
    max(Int((length * layout.scale).rounded()), 1)
  }
}
