import GridCore

/// Draws what scrolls with the cells: headings, lines, buttons, the empty panel and the gap.
struct PagePainter {
  let resources: PaintResources
  let scene: PaintContext

  private var theme: Theme { resources.theme }

  func drawHeader(of section: Int, on frame: Rect, in context: borrowing Context) {
    guard scene.document.sections.indices.contains(section) else { return }
    let (title, hint) = (
      scene.document.sections[section].title, scene.document.sections[section].hint
    )
    let inset = scene.pixels(ThemeMetrics.headingInset)
    let taken = section == 0 ? scene.editButtonWidth ?? 0 : 0
    let width = frame.width - taken - 2 * inset
    let heading = image(title, section == 0 ? .title : .heading, width: width)
    heading.draw(
      theme[section == 0 ? .text : .secondary], at: place(heading, in: frame, inset: inset),
      in: context)
    let used = title.isEmpty ? 0 : heading.textWidth + scene.pixels(ThemeMetrics.hintGap)
    guard !hint.isEmpty, width > used else { return }
    let second = image(hint, .hint, width: width - used)
    second.draw(
      theme[.secondary], at: place(second, in: frame, inset: inset + used), in: context)
  }

  func drawSeparator(on frame: Rect, in context: borrowing Context) {
    context.fill(frame, with: theme[.line])
  }

  func drawEditButton(_ look: Look, on frame: Rect, in context: borrowing Context) {
    let isDone = look.contains(.selected)
    let button = Button(
      title: resources.strings[isDone ? .done : .edit], look: look, isFilled: isDone, frame: frame)
    draw(button, in: context)
  }

  func drawEmptyPanel(on frame: Rect, in context: borrowing Context) {
    let (radius, line) = (
      ThemeMetrics.cellRadius * scene.scale, scene.pixels(ThemeMetrics.innerLine)
    )
    resources.shapes.draw(.fill, on: frame, radius: radius, color: theme[.gap], in: context)
    resources.shapes.draw(
      .dashes(line, length: scene.pixels(ThemeMetrics.dash)), on: frame, radius: radius,
      color: theme[.gapLine], in: context)
    let margin = scene.metrics.panelTextMargin
    let title = image(resources.strings[.emptyTitle], .title.centered, width: frame.width)
    let titleTop = scene.pixels(ThemeMetrics.panelTitle) - title.size.height / 2
    title.draw(theme[.text], at: frame.origin + Point(x: 0, y: titleTop), in: context)
    let style = TextStyle.panel.limited(to: scene.metrics.panelTextLines)
    let text = image(resources.strings[.emptyText], style, width: frame.width - 2 * margin)
    let textTop = scene.pixels(ThemeMetrics.panelText - TextStyle.panel.pitch / 2)
    text.draw(theme[.secondary], at: frame.origin + Point(x: margin, y: textTop), in: context)
  }

  private func place(_ image: TextImage, in frame: Rect, inset: Int) -> Point {
    image.origin(in: frame, inset: inset, scene.direction)
  }

  private func image(_ string: String, _ style: TextStyle, width: Int) -> TextImage {
    resources.text.image(string, style, width: width, scale: scene.scale)
  }
}

extension TextImage {
  /// The origin of the text's box, vertically centered in `frame`, with lines of `direction` that start
  /// `inset` from its edge.
  func origin(in frame: Rect, inset: Int, _ direction: UserInterfaceLayoutDirection) -> Point {
    let line = Rect(x: inset, y: (frame.height - size.height) / 2, width: extent, height: 0)
    return frame.origin + direction.flipped(line, in: frame.width).origin
  }

  /// The origin of the text's box, vertically centered in `frame`, with lines of `direction` that end
  /// `inset` from its edge.
  func trailingOrigin(
    in frame: Rect, inset: Int, _ direction: UserInterfaceLayoutDirection
  ) -> Point {
    origin(in: frame, inset: frame.width - inset - extent, direction)
  }
}
