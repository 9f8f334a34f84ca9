import GridCore

/// Draws the card below a lifted item: its shadow, its surface and the thin line around it.
struct CardPainter {
  let materials: Materials

  /// Draws the card of a cell whose parts lie as `layout` says, `progress` of the way up.
  func draw(
    in layout: CellLayout, at origin: Point, progress: Double, on context: borrowing Context
  ) {
    let (theme, shapes) = (materials.theme, materials.shapes)
    let (rect, radius) = (layout.bounds.offset(origin), Lengths.cellRadius * layout.scale)
    func draw(_ kind: Shapes.Kind, _ color: Color, _ context: borrowing Context) {
      shapes.draw(kind, on: rect, radius: radius, color: color.faded(to: progress), in: context)
    }
    draw(.shadow(Lengths.cardShadow, scale: layout.scale), theme[.shadow], context)
    draw(.fill, theme[.surface], context)
    guard materials.lift.border > 0 else { return }
    draw(.line(layout.pixels(materials.lift.border)), theme[.hairline], context)
  }
}
