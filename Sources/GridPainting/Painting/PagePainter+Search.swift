import GridCore

extension PagePainter {
  /// Draws the field with what was typed, and the caret behind it.
  func drawSearchField(on frame: Rect, in context: borrowing Context) {
    let theme = resources.theme
    let field = scene.searchField(in: frame)
    let radius = ThemeMetrics.buttonRadius * scene.scale
    resources.shapes.draw(.fill, on: field, radius: radius, color: theme[.surface], in: context)
    resources.shapes.draw(
      .line(scene.pixels(ThemeMetrics.innerLine)), on: field, radius: radius, color: theme[.line],
      in: context)
    let text = resources.text.searchText(in: field, of: scene)
    let place = text.place(in: field, inset: scene.searchInset, scene.direction(of: text))
    text.draw(theme[.text], at: place, in: context)
    context.fill(scene.caret(behind: text, in: field), with: theme[.accent])
  }

  /// Says that nothing was found.
  func drawNoMatches(on frame: Rect, in context: borrowing Context) {
    let text = resources.text.image(
      resources.strings.formatted(.nothingMatches, scene.searchText), .panel, width: frame.width,
      scale: scene.scale)
    text.draw(
      resources.theme[.secondary], at: text.place(in: frame, inset: 0, scene.direction),
      in: context)
  }
}

extension PaintContext {
  /// The field of the search within the frame of its section's heading.
  func searchField(in frame: Rect) -> Rect {
    let height = min(pixels(ThemeMetrics.searchFieldHeight), frame.height)
    return Rect(
      x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height)
  }

  /// How far the text stands inside the field.
  var searchInset: Int { pixels(ThemeMetrics.searchFieldInset) }

  /// The way the field runs: that of what is typed, or of the page for digits and signs.
  func direction(of text: TextImage) -> UserInterfaceLayoutDirection {
    text.direction ?? direction
  }

  /// The caret behind `text` in `field`.
  func caret(behind text: TextImage, in field: Rect) -> Rect {
    let height = pixels(ThemeMetrics.caretHeight)
    let caret = Rect(
      x: searchInset + text.textWidth + pixels(1), y: (field.height - height) / 2,
      width: pixels(ThemeMetrics.caretWidth), height: height)
    return direction(of: text).flipped(caret, in: field.width).offset(field.origin)
  }
}

extension UserInterfaceLayoutDirection {
  /// The invisible character that makes a text run this way, whatever it begins with.
  fileprivate var mark: String { self == .rightToLeft ? "\u{200f}" : "\u{200e}" }
}

extension Text {
  /// What is searched for, as it is shown in `field`: the end of it where there is no room for all,
  /// for the end is what is being typed.
  func searchText(in field: Rect, of scene: PaintContext) -> TextImage {
    let width = max(field.width - 2 * scene.searchInset, 1)
    var shown = Substring(scene.searchText)
    var image = image(String(shown), .field, width: width, scale: scene.scale)
    let start = (image.direction?.mark ?? "") + "…"
    while image.isCut, shown.count > 1 {
      shown = shown.dropFirst(max(shown.count / 8, 1))
      image = self.image(start + shown, .field, width: width, scale: scene.scale)
    }
    return image
  }
}
