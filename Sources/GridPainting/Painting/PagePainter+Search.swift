import GridCore

extension PagePainter {
  /// Draws the search field: the typed text and the caret after it.
  func drawSearchField(on frame: Rect, in context: borrowing Context) {
    let theme = resources.theme
    let field = scene.searchField(in: frame)
    let radius = ThemeMetrics.buttonRadius * scene.scale
    resources.shapes.draw(.fill, on: field, radius: radius, color: theme[.surface], in: context)
    resources.shapes.draw(
      .line(scene.pixels(ThemeMetrics.innerLine)), on: field, radius: radius, color: theme[.line],
      in: context)
    let text = resources.text.searchText(in: field, of: scene)
    let place = text.origin(in: field, inset: scene.searchInset, scene.direction(of: text))
    text.draw(theme[.text], at: place, in: context)
    context.fill(scene.caret(behind: text, in: field), with: theme[.accent])
  }

  /// Draws the sentence that nothing matches.
  func drawNoMatches(on frame: Rect, in context: borrowing Context) {
    let text = resources.text.image(
      resources.strings.formatted(.nothingMatches, scene.searchText), .panel, width: frame.width,
      scale: scene.scale)
    text.draw(
      resources.theme[.secondary], at: text.origin(in: frame, inset: 0, scene.direction),
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

  /// The distance of the text from the edge of the field, in device pixels.
  var searchInset: Int { pixels(ThemeMetrics.searchFieldInset) }

  /// The direction of the field: that of the typed text, or that of the page when the text has no
  /// letters.
  func direction(of text: TextImage) -> UserInterfaceLayoutDirection {
    text.direction ?? direction
  }

  /// The rectangle of the caret after `text` in `field`.
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

extension TextRenderer {
  /// The typed text as `field` shows it: only its end when it is too long, because the caret is there.
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
