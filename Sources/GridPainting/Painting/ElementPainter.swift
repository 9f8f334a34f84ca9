import CCairo
import GridCore

/// Draws one element of a frame with its attributes, transform and opacity included.
struct ElementPainter {
  let resources: PaintResources
  let scene: PaintContext

  /// Draws the element with the corner of its untransformed frame at `origin`, and nothing outside
  /// `bounds`, both on the surface of `context`.
  func draw(
    _ attributes: FrameAttributes, at origin: Point, bounds: Rect, in context: borrowing Context
  ) {
    let zoom = restingZoom(of: attributes)
    let factor = attributes.transform.scale / zoom
    let isAtRest = abs(factor - 1) < 1e-9 && attributes.transform.rotation == 0
    let corner = origin + attributes.transform.cornerShift(zoom: zoom)
    guard !isAtRest || attributes.alpha < 1 else {
      return drawAtRest(attributes, zoom: zoom, at: corner, in: context)
    }
    let layer = Surface(bounds.size)
    if isAtRest {
      drawAtRest(attributes, zoom: zoom, at: corner - bounds.origin, in: Context(layer))
    } else {
      draw(
        snapshot(of: attributes, zoom: zoom), attributes, zoom: zoom, factor: factor,
        at: origin - bounds.origin, on: layer)
    }
    context.draw(layer, at: bounds.origin, alpha: attributes.alpha)
  }

  /// The scale at which the element is drawn crisp: that of a lifted item's rest, else 1.
  private func restingZoom(of attributes: FrameAttributes) -> Double {
    attributes.look.contains(.raised) ? max(resources.lift.scale, 0.1) : 1
  }

  /// The element drawn crisp, `zoom` times as large; the sprite's origin is relative to the corner
  /// of its frame.
  private func snapshot(of attributes: FrameAttributes, zoom: Double) -> Sprite {
    let ink = attributes.ink(scene.metrics).zoomed(by: zoom).inset(by: -1)
    let surface = Surface(ink.size)
    drawAtRest(attributes, zoom: zoom, at: Point.zero - ink.origin, in: Context(surface))
    return Sprite(surface: surface, origin: ink.origin)
  }

  private func draw(
    _ snapshot: Sprite, _ attributes: FrameAttributes, zoom: Double, factor: Double,
    at origin: Point, on layer: Surface
  ) {
    let anchor = attributes.transform.anchor
    let context = Context(layer)
    cairo_translate(context.pointer, Double(origin.x + anchor.x), Double(origin.y + anchor.y))
    cairo_rotate(context.pointer, attributes.transform.rotation)
    cairo_scale(context.pointer, factor, factor)
    cairo_translate(context.pointer, -Double(anchor.x) * zoom, -Double(anchor.y) * zoom)
    cairo_set_source_surface(
      context.pointer, snapshot.surface.pointer, Double(snapshot.origin.x),
      Double(snapshot.origin.y))
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_GOOD)
    cairo_paint(context.pointer)
  }

  private func drawAtRest(
    _ attributes: FrameAttributes, zoom: Double, at corner: Point, in context: borrowing Context
  ) {
    let frame = Rect(origin: corner, size: attributes.frame.size)
    let page = PagePainter(resources: resources, scene: scene)
    let overlay = OverlayPainter(resources: resources, scene: scene)
    switch attributes.element {
    case .header(let section): page.drawHeader(of: section, on: frame, in: context)
    case .separator: page.drawSeparator(on: frame, in: context)
    case .editButton: page.drawEditButton(attributes.look, on: frame, in: context)
    case .closeButton: page.drawCloseButton(attributes.look, on: frame, in: context)
    case .searchField: page.drawSearchField(on: frame, in: context)
    case .noMatches: page.drawNoMatches(on: frame, in: context)
    case .emptyPanel: page.drawEmptyPanel(on: frame, in: context)
    case .panelButton(let number):
      page.drawPanelButton(number, attributes.look, on: frame, in: context)
    case .gap: resources.drawGap(on: frame, scale: scene.scale, in: context)
    case .cell(let item, _), .floatingCell(let item), .vanishingCell(let item):
      drawCell(item, attributes, zoom: zoom, at: corner, in: context)
    case .scrollBar: overlay.drawScrollBar(attributes.look, on: frame, in: context)
    case .toast: overlay.drawToast(on: frame, in: context)
    case .toastButton: overlay.drawToastButton(attributes.look, on: frame, in: context)
    case .tooltip(let item): overlay.drawTooltip(of: item, on: frame, in: context)
    }
  }

  private func drawCell(
    _ item: ItemHandle, _ attributes: FrameAttributes, zoom: Double, at corner: Point,
    in context: borrowing Context
  ) {
    let layout = CellLayout(scene.metrics, size: attributes.frame.size, zoom: zoom)
    if attributes.look.contains(.raised) {
      CardPainter(resources: resources).draw(
        in: layout, at: corner,
        progress: resources.lift.progress(at: attributes.transform.scale), on: context)
    }
    CellPainter(resources: resources, scene: scene).draw(
      item, attributes, in: layout, at: corner, on: context)
  }
}

extension Transform {
  /// How far the top left corner moves when the element is enlarged by `zoom` about the anchor,
  /// rounded to whole pixels.
  func cornerShift(zoom: Double) -> Point {
    func shift(_ anchor: Int) -> Int { Int((Double(anchor) * (1 - zoom)).rounded()) }
    return Point(x: shift(anchor.x), y: shift(anchor.y))
  }
}
