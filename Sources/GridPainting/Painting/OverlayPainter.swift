import GridCore

/// Draws what lies above the page and doesn't scroll with it: scroll bar, toast and tooltip.
struct OverlayPainter {
  let resources: PaintResources
  let scene: PaintContext

  private var theme: Theme { resources.theme }

  func drawScrollBar(_ look: Look, on frame: Rect, in context: borrowing Context) {
    let isHeld = !look.isDisjoint(with: [.hovered, .pressed])
    resources.shapes.draw(
      .fill, on: frame, radius: Double(frame.width) / 2,
      color: theme[.text].faded(to: isHeld ? ThemeMetrics.heldThumbAlpha : ThemeMetrics.thumbAlpha),
      in: context)
  }

  func drawToast(on frame: Rect, in context: borrowing Context) {
    let radius = ThemeMetrics.buttonRadius * scene.scale
    resources.shapes.draw(
      .shadow(ThemeMetrics.toastShadow, scale: scene.scale), on: frame, radius: radius,
      color: theme[.shadow], in: context)
    drawNote(on: frame, in: context)
    let padding = scene.metrics.toastPadding
    let taken = scene.toastButtonWidth ?? padding
    let text = toastText(in: frame.width - taken - padding)
    text.draw(
      theme[.text], at: text.place(in: frame, inset: padding, scene.direction), in: context)
  }

  func drawToastButton(_ look: Look, on frame: Rect, in context: borrowing Context) {
    if !look.isDisjoint(with: [.hovered, .pressed]) {
      resources.shapes.draw(
        .fill, on: frame.inset(by: scene.pixels(ThemeMetrics.toastButtonInset)),
        radius: ThemeMetrics.toastButtonRadius * scene.scale,
        color: theme[look.contains(.pressed) ? .pressed : .hover], in: context)
    }
    let title = resources.text.image(
      resources.strings[.undo], .strongButton, width: frame.width, scale: scene.scale)
    title.draw(
      theme[.accent], at: title.place(in: frame, inset: 0, scene.direction), in: context)
  }

  func drawTooltip(of item: ItemHandle, on frame: Rect, in context: borrowing Context) {
    drawNote(on: frame, in: context)
    let padding = scene.metrics.tooltipPadding
    let title = resources.text.image(
      scene.document.items[item].title, .tooltip, width: frame.width - 2 * padding,
      scale: scene.scale)
    title.draw(
      theme[.text], at: title.place(in: frame, inset: padding, scene.direction), in: context)
  }

  /// An opaque ground with a line around it.
  private func drawNote(on frame: Rect, in context: borrowing Context) {
    let radius = ThemeMetrics.buttonRadius * scene.scale
    resources.shapes.draw(.fill, on: frame, radius: radius, color: theme[.surface], in: context)
    resources.shapes.draw(
      .line(scene.pixels(ThemeMetrics.innerLine)), on: frame, radius: radius, color: theme[.line],
      in: context)
  }
}

extension OverlayPainter {
  /// What the toast says in so much `room`: where that is too little, the title of its item is cut
  /// first, for what became of the item stands behind it.
  private func toastText(in room: Int) -> TextImage {
    func image(_ limit: Int) -> TextImage {
      let sentence = scene.toast.map {
        resources.strings.text(for: $0, of: scene.document, cuttingTitlesTo: limit)
      }
      return resources.text.image(sentence ?? "", .toast, width: room, scale: scene.scale)
    }
    var (limit, text) = (Self.longestTitle, image(.max))
    while text.isCut, limit >= Self.shortestTitle {
      text = image(limit)
      limit -= max(limit / 8, 1)
    }
    return text
  }

  /// How many characters of a title are shown at least where it has to be cut, and at most.
  private static let shortestTitle = 8, longestTitle = 120
}
