import GridCore

/// Draws what lies above the page and doesn't scroll with it: scroll bar, toast and tooltip.
struct OverlayPainter {
  let materials: Materials
  let scene: Scene

  private var theme: Theme { materials.theme }

  func drawScrollBar(_ look: Look, on frame: Rect, in context: borrowing Context) {
    let isHeld = !look.isDisjoint(with: [.hovered, .pressed])
    materials.shapes.draw(
      .fill, on: frame, radius: Double(frame.width) / 2,
      color: theme[.text].faded(to: isHeld ? Lengths.heldThumbAlpha : Lengths.thumbAlpha),
      in: context)
  }

  func drawToast(on frame: Rect, in context: borrowing Context) {
    let radius = Lengths.buttonRadius * scene.scale
    materials.shapes.draw(
      .shadow(Lengths.toastShadow, scale: scene.scale), on: frame, radius: radius,
      color: theme[.shadow], in: context)
    drawNote(on: frame, in: context)
    let padding = scene.metrics.toastPadding
    let taken = scene.toastButtonWidth ?? padding
    let words = materials.text.image(
      scene.toast, .toast, width: frame.width - taken - padding, scale: scene.scale)
    words.draw(
      theme[.text], at: words.place(in: frame, inset: padding, scene.direction), in: context)
  }

  func drawToastButton(_ look: Look, on frame: Rect, in context: borrowing Context) {
    if !look.isDisjoint(with: [.hovered, .pressed]) {
      materials.shapes.draw(
        .fill, on: frame.inset(by: scene.pixels(Lengths.toastButtonInset)),
        radius: Lengths.toastButtonRadius * scene.scale,
        color: theme[look.contains(.pressed) ? .pressed : .hover], in: context)
    }
    let title = materials.text.image(
      materials.words[.undo], .strongButton, width: frame.width, scale: scene.scale)
    title.draw(
      theme[.accent], at: title.place(in: frame, inset: 0, scene.direction), in: context)
  }

  func drawTooltip(of item: ItemHandle, on frame: Rect, in context: borrowing Context) {
    drawNote(on: frame, in: context)
    let padding = scene.metrics.tooltipPadding
    let title = materials.text.image(
      scene.document.items[item].title, .tooltip, width: frame.width - 2 * padding,
      scale: scene.scale)
    title.draw(
      theme[.text], at: title.place(in: frame, inset: padding, scene.direction), in: context)
  }

  /// An opaque ground with a line around it.
  private func drawNote(on frame: Rect, in context: borrowing Context) {
    let radius = Lengths.buttonRadius * scene.scale
    materials.shapes.draw(.fill, on: frame, radius: radius, color: theme[.surface], in: context)
    materials.shapes.draw(
      .line(scene.pixels(Lengths.innerLine)), on: frame, radius: radius, color: theme[.line],
      in: context)
  }
}
