import GridCore

extension FrameAttributes {
  /// The pixels that the element may touch, transform included, in viewport coordinates.
  ///
  /// The painter draws nothing outside, so damage built from these rectangles misses nothing.
  func bounds(in frame: Frame) -> Rect {
    let origin = viewportFrame(scrollOffset: frame.scrollOffset).origin
    let ink = ink(frame.metrics)
    guard !transform.isIdentity else { return ink.offset(origin) }
    return transform.bounds(of: ink).offset(origin).inset(by: -2)
  }

  /// The pixels that the icon of an upright cell may touch, in viewport coordinates; `nil` when
  /// the element is no cell, or is transformed as a whole.
  func iconBounds(in frame: Frame) -> Rect? {
    guard transform.isIdentity, element.isCell else { return nil }
    let origin = viewportFrame(scrollOffset: frame.scrollOffset).origin
    return iconInk(frame.metrics).offset(origin)
  }

  /// The pixels that the element may touch before its transform, relative to its frame's corner.
  func ink(_ metrics: LayoutMetrics) -> Rect {
    let box = Rect(origin: .zero, size: frame.size)
    switch element {
    case .cell, .floatingCell, .vanishingCell:
      let ring = BadgePainter.margin(scale: metrics.scale) + 1
      let cell = CellLayout(metrics, size: frame.size, zoom: 1)
      let parts = box.union(cell.label.inset(by: -TextImage.overhang))
        .union(cell.badge.inset(by: -ring)).union(iconInk(metrics))
      return look.contains(.raised)
        ? parts.union(ThemeMetrics.cardShadow.bounds(around: box, scale: metrics.scale)) : parts
    case .panelButton where look.contains(.focused):
      return box.inset(by: -metrics.pixels(ThemeMetrics.buttonFocusMargin))
    case .toast:
      return box.union(ThemeMetrics.toastShadow.bounds(around: box, scale: metrics.scale))
    default: return box
    }
  }

  private func iconInk(_ metrics: LayoutMetrics) -> Rect {
    let square = CellLayout(metrics, size: frame.size, zoom: 1).icon
    guard !icon.isIdentity else { return square }
    let middle = Point(x: square.width / 2, y: square.height / 2)
    let centered = Transform(scale: icon.scale, rotation: icon.rotation, anchor: middle)
    return centered.bounds(of: Rect(origin: .zero, size: square.size)).offset(square.origin)
      .inset(by: -2)
  }
}

extension Element {
  /// Whether it shows an item with its icon.
  var isCell: Bool {
    switch self {
    case .cell, .floatingCell, .vanishingCell: true
    default: false
    }
  }
}

extension Shadow {
  /// The pixels that the shadow of `card` may touch.
  func bounds(around card: Rect, scale: Double) -> Rect {
    card.inset(by: -reach(scale: scale)).offset(dy: drop(scale: scale))
  }
}
