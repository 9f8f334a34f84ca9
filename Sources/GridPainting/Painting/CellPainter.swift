import GridCore

/// Draws the cell of an item: its ground, icon, label and badge.
struct CellPainter {
  let resources: PaintResources
  let scene: PaintContext

  private var theme: Theme { resources.theme }

  /// Draws the cell of `item` with its corner at `origin`.
  func draw(
    _ item: ItemHandle, _ attributes: FrameAttributes, in layout: CellLayout, at origin: Point,
    on context: borrowing Context
  ) {
    drawGround(attributes.look, in: layout, at: origin, on: context)
    drawIcon(of: item, attributes, in: layout, at: origin, on: context)
    drawLabel(of: item, attributes.look, in: layout, at: origin, on: context)
    guard !attributes.look.contains(.placeholder) else { return }
    let isRaised = attributes.look.contains(.raised)
    resources.badges.draw(
      attributes.badge, look: attributes.look, frame: layout.badge.offset(origin),
      scale: layout.scale, ring: theme[isRaised ? .surface : .background], theme: theme,
      in: context)
  }

  private func drawGround(
    _ look: Look, in layout: CellLayout, at origin: Point, on context: borrowing Context
  ) {
    let (rect, radius) = (layout.bounds.offset(origin), ThemeMetrics.cellRadius * layout.scale)
    if layout.icon.width == 0, look.isDisjoint(with: [.raised, .placeholder]) {
      drawTile(on: rect, radius: radius, in: layout, on: context)
    }
    if look.contains(.placeholder) {
      resources.drawGap(on: rect, scale: layout.scale, in: context)
    } else if !look.contains(.raised), !look.isDisjoint(with: [.pressed, .hovered]) {
      let color = theme[look.contains(.pressed) ? .pressed : .hover]
      resources.shapes.draw(.fill, on: rect, radius: radius, color: color, in: context)
    }
    if look.contains(.bordered), scene.metrics.border > 0 {
      context.strokeInside(rect, width: scene.metrics.border, with: theme[.line])
    }
    if look.contains(.focused) {
      let width = layout.pixels(ThemeMetrics.focusRing)
      resources.shapes.draw(
        .line(width), on: rect, radius: radius, color: theme[.accent], in: context)
    }
  }

  /// The ground of a cell that has nothing but a label, which else would float on the page.
  private func drawTile(
    on rect: Rect, radius: Double, in layout: CellLayout, on context: borrowing Context
  ) {
    resources.shapes.draw(.fill, on: rect, radius: radius, color: theme[.surface], in: context)
    resources.shapes.draw(
      .line(layout.pixels(ThemeMetrics.tileLine)), on: rect, radius: radius, color: theme[.line],
      in: context)
  }

  private func drawIcon(
    of item: ItemHandle, _ attributes: FrameAttributes, in layout: CellLayout, at origin: Point,
    on context: borrowing Context
  ) {
    guard layout.icon.width > 0 else { return }
    let sprite = resources.icons.sprite(
      for: item, of: scene.document, side: layout.icon.width,
      isGray: attributes.look.contains(.unavailable), transform: attributes.icon)
    sprite.draw(at: layout.icon.origin + origin, alpha: attributes.look.iconAlpha, in: context)
  }

  private func drawLabel(
    of item: ItemHandle, _ look: Look, in layout: CellLayout, at origin: Point,
    on context: borrowing Context
  ) {
    let box = layout.label.offset(origin).inset(by: -TextImage.overhang)
    guard context.shows(box) else { return }
    let (status, highlight) = (look.status, resources.highlight(item))
    let lastLine = status.map { resources.strings[$0] } ?? highlight?.reason
    let lines = scene.metrics.labelLines - (lastLine == nil ? 0 : 1)
    let corner = layout.label.origin + origin
    if lines > 0 {
      let label = image(
        scene.document.items[item].title, lines: lines, in: layout, marks: highlight?.title ?? [])
      let isQuiet = !look.isDisjoint(with: [.unavailable, .missing])
      draw(label, isQuiet ? .secondary : .text, look, at: corner, on: context)
    }
    guard let lastLine else { return }
    let below = Point(x: 0, y: lines * Int((TextStyle.label.pitch * layout.scale).rounded()))
    let marks = status == nil ? highlight?.reasonRanges ?? [] : []
    draw(
      image(lastLine, lines: 1, in: layout, marks: marks), .secondary, look, at: corner + below,
      on: context)
  }

  private func image(
    _ string: String, lines: Int, in layout: CellLayout, marks: [Range<Int>]
  ) -> TextImage {
    resources.text.image(
      string, .label.limited(to: lines), width: scene.metrics.labelWidth, scale: scene.scale,
      zoom: layout.zoom, marks: marks)
  }

  /// Draws a line of the label; on a pressed ground only the color of text is readable.
  private func draw(
    _ label: TextImage, _ color: ColorToken, _ look: Look, at corner: Point,
    on context: borrowing Context
  ) {
    let isPressed = look.contains(.pressed)
    let alpha = look.labelAlpha
    label.draw(
      theme[isPressed ? .text : color].faded(to: alpha),
      marked: theme[isPressed ? .text : .accent].faded(to: alpha), at: corner, in: context)
  }
}

extension Look {
  /// The state of the application, which replaces the last line of its title.
  fileprivate var status: StringKey? {
    if contains(.starting) { return .startingLabel }
    return contains(.failed) ? .failedLabel : nil
  }

  /// The opacity of the icon, and of the label.
  fileprivate var iconAlpha: Double {
    if contains(.missing) { return ThemeMetrics.ghostAlpha }
    return contains(.starting) ? min(ThemeMetrics.startingAlpha, labelAlpha) : labelAlpha
  }
  fileprivate var labelAlpha: Double {
    contains(.placeholder) ? ThemeMetrics.placeholderAlpha : 1
  }
}

extension Rect {
  /// The rectangle moved by `distance`.
  func offset(_ distance: Point) -> Rect { offset(dx: distance.x, dy: distance.y) }
}
