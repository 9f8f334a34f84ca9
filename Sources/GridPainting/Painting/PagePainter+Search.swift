import GridCore

extension PagePainter {
  /// Draws the field with what was typed, and the caret behind it.
  func drawSearchField(on frame: Rect, in context: borrowing Context) {
    let theme = materials.theme
    let height = min(scene.pixels(Lengths.searchFieldHeight), frame.height)
    let field = Rect(
      x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height)
    let radius = Lengths.buttonRadius * scene.scale
    materials.shapes.draw(.fill, on: field, radius: radius, color: theme[.surface], in: context)
    materials.shapes.draw(
      .line(scene.pixels(Lengths.innerLine)), on: field, radius: radius, color: theme[.line],
      in: context)
    let inset = scene.pixels(Lengths.searchFieldInset)
    let text = materials.text.image(
      scene.searchText, .field, width: max(field.width - 2 * inset, 1), scale: scene.scale)
    text.draw(theme[.text], at: text.place(in: field, inset: inset), in: context)
    let caret = scene.pixels(Lengths.caretHeight)
    context.fill(
      Rect(
        x: field.x + inset + text.textWidth + scene.pixels(1),
        y: field.y + (field.height - caret) / 2, width: scene.pixels(Lengths.caretWidth),
        height: caret),
      with: theme[.accent])
  }

  /// Says that nothing was found.
  func drawNoMatches(on frame: Rect, in context: borrowing Context) {
    let words = materials.text.image(
      materials.words.sentence(.nothingMatches, scene.searchText), .panel, width: frame.width,
      scale: scene.scale)
    words.draw(materials.theme[.secondary], at: words.place(in: frame, inset: 0), in: context)
  }
}
