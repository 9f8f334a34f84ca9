import GridCore

/// Draws the elements above the page that don't scroll with it: scroll bar, toast and tooltip.
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
    drawPopup(on: frame, in: context)
    let padding = scene.metrics.toastPadding
    let taken = scene.toastButtonWidth ?? padding
    let text = resources.toastText(of: scene, width: frame.width - taken - padding)
    text.draw(
      theme[.text], at: text.origin(in: frame, inset: padding, scene.direction), in: context)
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
      theme[look.contains(.pressed) ? .text : .accent],
      at: title.origin(in: frame, inset: 0, scene.direction), in: context)
  }

  func drawTooltip(of item: ItemHandle, on frame: Rect, in context: borrowing Context) {
    drawPopup(on: frame, in: context)
    let padding = scene.metrics.tooltipPadding
    let title = resources.text.image(
      scene.document.items[item].title, .tooltip, width: frame.width - 2 * padding,
      scale: scene.scale)
    title.draw(
      theme[.text], at: title.origin(in: frame, inset: padding, scene.direction), in: context)
  }

  /// An opaque ground with a line around it.
  private func drawPopup(on frame: Rect, in context: borrowing Context) {
    let radius = ThemeMetrics.buttonRadius * scene.scale
    resources.shapes.draw(.fill, on: frame, radius: radius, color: theme[.surface], in: context)
    resources.shapes.draw(
      .line(scene.pixels(ThemeMetrics.innerLine)), on: frame, radius: radius, color: theme[.line],
      in: context)
  }
}
