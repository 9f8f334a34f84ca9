extension Interaction {
  mutating func pointerPressed(
    at point: Point, button: PointerButton, in context: inout InteractionContext
  ) {
    guard case .idle = phase else { return cancel(in: &context) }
    let target = context.hit(point, scroll: scroll, isEditing: editing.isOn)
    if button == .secondary { return openMenu(on: target, at: point, in: &context) }
    guard button == .primary || button == .middle else { return }
    guard button == .primary || (target.item != nil && !editing.isOn) else { return }
    hover = nil
    focusPressed(target)
    var press = Press(
      target: target, button: button, origin: point, grab: grab(of: target, at: point, in: context),
      start: context.now, pointer: point)
    if button == .primary, let due = deadline(of: target, in: context) {
      press.hold = .due(at: due)
    }
    phase = .pressed(press)
    if target == .scrollTrack { pageToward(point, in: &context) }
  }

  mutating func pointerMoved(
    to point: Point, buttons: PointerButtons, in context: inout InteractionContext
  ) {
    switch phase {
    case .idle:
      if buttons.isEmpty { hover = hovering(at: point, in: context) }
    case .pressed(var press):
      press.pointer = point
      phase = .pressed(press)
      pressMoved(press, buttons: buttons, in: &context)
    case .lifted(var session):
      guard buttons.contains(.primary) else {
        return cancel(in: &context)
      }
      session.autoScroll.pointerMoved(by: point.y - session.pointer.y)
      session.pointer = point
      phase = .lifted(session)
    case .carried: break
    }
  }

  mutating func pointerReleased(
    at point: Point, button: PointerButton, in context: inout InteractionContext
  ) {
    switch phase {
    case .idle, .carried: break
    case .pressed(let press):
      guard button == press.button else { return }
      let wasEditing = editing.isOn
      giveUpPress(in: &context)
      let target = context.hit(point, scroll: scroll, isEditing: wasEditing)
      let isNear = !point.isFarther(than: slop(in: context), from: press.origin)
      if isNear || press.target.isControl, target == press.target, press.hold != .held {
        clicked(press, at: point, in: &context)
      }
      hover = hovering(at: point, in: context)
    case .lifted:
      guard button == .primary else { return }
      drop(in: &context)
      hover = hovering(at: point, in: context)
    }
  }

  func slop(in context: InteractionContext) -> Double {
    context.rules.slop * context.layout.metrics.scale
  }

  // MARK: Parts

  private mutating func openMenu(
    on target: HitTarget, at point: Point, in context: inout InteractionContext
  ) {
    guard case .cell(let item, let indexPath) = target else { return }
    hover = nil
    let place = Rect(origin: point, size: Size(width: 1, height: 1))
    context.emit(.contextMenu(item, at: indexPath, beside: place))
  }

  private mutating func pressMoved(
    _ press: Press, buttons: PointerButtons, in context: inout InteractionContext
  ) {
    if press.button == .primary, !buttons.contains(.primary) {
      return giveUpPress(in: &context)
    }
    if case .scrollThumb(let grab) = press.target {
      let offset = context.layout.scrollOffset(forThumbTop: press.pointer.y - grab)
      return scroll(by: offset - scroll, in: &context)
    }
    guard press.pointer.isFarther(than: slop(in: context), from: press.origin) else { return }
    if case .cell = press.target, press.hold != .held {
      pressLeftSlop(press, in: &context)
    }
  }

  private func grab(of target: HitTarget, at point: Point, in context: InteractionContext) -> Point
  {
    guard case .cell(_, let indexPath) = target else { return .zero }
    let cell = context.layout.frameForItem(at: indexPath)
    return Point(x: point.x - cell.x, y: point.y + scroll - cell.y)
  }

  private mutating func pageToward(
    _ point: Point, in context: inout InteractionContext
  ) {
    guard let thumb = context.overlays.scrollThumb else { return }
    let page = pageStep(in: context)
    scroll(by: point.y < thumb.y ? -page : page, in: &context)
  }
}

extension HitTarget {
  /// Whether a release anywhere inside acts, however far the pointer went meanwhile.
  fileprivate var isControl: Bool {
    switch self {
    case .badge, .editButton, .closeButton, .panelButton, .toastButton: true
    default: false
    }
  }
}
