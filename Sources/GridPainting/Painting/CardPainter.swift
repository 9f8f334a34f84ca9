package import GridCore

/// How a lifted item looks.
package struct LiftStyle: Equatable, Sendable {
  /// Its size at rest as a factor: there its text is drawn crisp.
  package var scale = 1.1
  /// The line around it in logical pixels: at least one device pixel unless it is 0.
  package var border = 0.3

  /// The style of the `applications` page.
  package init() {}

  /// The style that `rules` ask for.
  package init(_ rules: Rules) {
    (scale, border) = (rules.liftScale, rules.liftBorder)
  }

  /// How far an item scaled by `scale` is lifted: from 0 on the page to 1 at rest above it.
  func progress(at scale: Double) -> Double {
    self.scale == 1 ? 1 : min(max((scale - 1) / (self.scale - 1), 0), 1)
  }
}

/// Draws the card below a lifted item: its shadow, its surface and the thin line around it.
struct CardPainter {
  let resources: PaintResources

  /// Draws the card of a cell with `layout` when it is lifted by `progress`, from 0 to 1.
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
