import GridCore

extension PagePainter {
  /// A button of the page.
  struct Button {
    let title: String
    let look: Look
    /// Whether it is filled with the accent color.
    let isFilled: Bool
    var isStrong = true
    let frame: Rect
  }

  /// Draws a button of the empty panel: the first, which is filled, or that of an offer.
  func drawPanelButton(
    _ number: Int, _ look: Look, on frame: Rect, in context: borrowing Context
  ) {
    let offer = scene.offers.indices.contains(number - 1) ? scene.offers[number - 1] : nil
    let button = Button(
      title: offer?.title ?? resources.strings[.chooseApplications], look: look,
      isFilled: number == 0, isStrong: false, frame: frame)
    draw(button, in: context)
    guard look.contains(.focused) else { return }
    let margin = scene.pixels(ThemeMetrics.buttonFocusMargin)
    resources.shapes.draw(
      .line(scene.pixels(ThemeMetrics.focusRing)), on: frame.inset(by: -margin),
      radius: ThemeMetrics.buttonRadius * scene.scale + Double(margin),
      color: resources.theme[.accent],
      in: context)
  }

  func draw(_ button: Button, in context: borrowing Context) {
    let (theme, radius) = (resources.theme, ThemeMetrics.buttonRadius * scene.scale)
    resources.shapes.draw(
      .fill, on: button.frame, radius: radius, color: fill(of: button), in: context)
    let style: TextStyle = button.isFilled && button.isStrong ? .strongButton : .button
    let title = resources.text.image(
      button.title, style, width: button.frame.width, scale: scene.scale)
    title.draw(
      theme[button.isFilled ? .onAccent : .text],
      at: title.origin(in: button.frame, inset: 0, scene.direction),
      in: context)
  }

  /// Draws a cross, on a ground only while the pointer is on it.
  func drawCloseButton(_ look: Look, on frame: Rect, in context: borrowing Context) {
    if !look.isEmpty {
      let button = Button(title: "", look: [], isFilled: false, frame: frame)
      resources.shapes.draw(
        .fill, on: frame, radius: ThemeMetrics.buttonRadius * scene.scale, color: fill(of: button),
        in: context)
    }
    resources.shapes.draw(
      .cross(scene.pixels(ThemeMetrics.crossWidth)), on: frame,
      radius: ThemeMetrics.crossInset * Double(frame.width), color: resources.theme[.secondary],
      in: context)
  }

  private func fill(of button: Button) -> Color {
    let theme = resources.theme
    let isPressed = button.look.contains(.pressed)
    let isHovered = button.look.contains(.hovered)
    guard button.isFilled else {
      let fill = theme[isHovered || isPressed ? .pressed : .hover]
      return isPressed ? fill.faded(to: 1.6) : fill
    }
    let emphasis =
      isPressed ? ThemeMetrics.pressEmphasis : isHovered ? ThemeMetrics.hoverEmphasis : 0
    return theme[.accent].mixed(with: theme[.text], by: emphasis)
  }
}
