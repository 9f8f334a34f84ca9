import GridCore

/// Draws the card below a lifted item: its shadow, its surface and the thin line around it.
struct CardPainter {
  let resources: PaintResources

  /// Draws the card of a cell whose parts lie as `layout` says, `progress` of the way up.
  ///
  /// Shadow and line grow with the way, and the ground turns from that of the page into the
  /// card's; it is always opaque, so nothing shows through.
  func draw(
    in layout: CellLayout, at origin: Point, progress: Double, on context: borrowing Context
  ) {
    let (theme, shapes) = (resources.theme, resources.shapes)
    let (rect, radius) = (layout.bounds.offset(origin), ThemeMetrics.cellRadius * layout.scale)
    shapes.draw(
      .shadow(ThemeMetrics.cardShadow, scale: layout.scale), on: rect, radius: radius,
      color: theme[.shadow].faded(to: progress), in: context)
    let ground = theme[.background].mixed(with: theme[.surface], by: progress)
    shapes.draw(.fill, on: rect, radius: radius, color: ground, in: context)
    guard resources.lift.border > 0 else { return }
    shapes.draw(
      .line(layout.pixels(resources.lift.border)), on: rect, radius: radius,
      color: theme[.hairline].faded(to: progress), in: context)
  }
}
