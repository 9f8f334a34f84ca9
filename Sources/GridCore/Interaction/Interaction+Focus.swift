extension Interaction {
  /// The focus while its ring is drawn.
  var shownFocus: Focus? { focus.flatMap { $0.isShown ? $0 : nil } }

  /// Moves the focus, or the item that is lifted by keys.
  mutating func arrow(
    _ direction: Direction, in context: inout InteractionContext
  ) {
    switch phase {
    case .idle:
      guard let focus else { return setFocus(context.layout.firstFocusItem, in: context) }
      guard focus.isShown else { return setFocus(focus.indexPath, in: context) }
      setFocus(context.layout.place(from: focus.indexPath, toward: direction), in: context)
    case .carried(let keyboardLift):
      carry(keyboardLift, toward: direction, in: &context)
    case .pressed, .lifted: break
    }
  }

  /// Shows the focus at `place`; does nothing when it is `nil`.
  mutating func setFocus(_ place: IndexPath?, in context: InteractionContext) {
    guard let place else { return }
    focus = Focus(item: context.handle(at: place), indexPath: place)
    revealsFocus = true
  }

  /// Moves the focus to the pressed cell, without its ring.
  mutating func focusPressed(_ target: HitTarget) {
    focus?.isShown = false
    guard case .cell(let item, let indexPath) = target else { return }
    focus = Focus(item: item, indexPath: indexPath, isShown: false)
  }

  /// Finds the focused item again after the document changed.
  ///
  /// When it is gone, the focus moves to the item at its index; from a panel that is gone, to the
  /// first item.
  mutating func refreshFocus(in context: InteractionContext) {
    guard var focus, !context.holds(focus) else { return }
    let section = min(focus.indexPath.section, context.sections.count - 1)
    let items = context.sections[section].items
    let found = focus.item.flatMap(items.firstIndex(of:))
    let last = context.layout.numberOfFocusItems(inSection: section) - 1
    guard last >= 0 else { return self.focus = nil }
    let hasLeftPanel = focus.item == nil && context.layout.numberOfPanelButtons == 0
    let item = found ?? (hasLeftPanel ? 0 : min(focus.indexPath.item, last))
    focus.indexPath = IndexPath(item: item, section: section)
    focus.item = context.handle(at: focus.indexPath)
    self.focus = focus
  }

  mutating func focusSection(
    in context: InteractionContext, _ next: (GridLayout, Int) -> IndexPath?
  ) {
    guard case .idle = phase else { return }
    guard let focus = shownFocus else {
      return setFocus(context.layout.firstFocusItem, in: context)
    }
    setFocus(next(context.layout, focus.indexPath.section), in: context)
  }

  mutating func goHome(in context: inout InteractionContext) {
    guard case .idle = phase, shownFocus != nil else {
      return scroll(by: -scroll, in: &context)
    }
    setFocus(context.layout.firstFocusItem, in: context)
    scroll(by: -scroll, in: &context)
  }

  mutating func goToEnd(in context: inout InteractionContext) {
    if case .idle = phase, shownFocus != nil { setFocus(context.layout.lastFocusItem, in: context) }
    scroll(
      by: context.layout.maximumScrollOffset - scroll, in: &context)
  }

  /// Scrolls by a page; the focus goes along by as many rows as a page has.
  mutating func page(
    toward direction: Direction, in context: inout InteractionContext
  ) {
    let step = pageStep(in: context)
    scroll(by: direction == .up ? -step : step, in: &context)
    guard case .idle = phase, let focus = shownFocus else { return }
    var place = focus.indexPath
    for _ in 0..<max(step / context.layout.metrics.rowPitch, 1) {
      place = context.layout.place(from: place, toward: direction) ?? place
    }
    setFocus(place, in: context)
  }

  /// Scrolls until the focused cell, or the target of a lift by keys, is whole in the viewport.
  mutating func revealFocus(in layout: GridLayout) {
    guard revealsFocus else { return }
    revealsFocus = false
    let carried = lift.map { IndexPath(item: $0.target, section: 0) }
    guard let place = carried ?? focus?.indexPath else { return }
    let (cell, margin) = (layout.frame(ofFocusItem: place), layout.metrics.lineSpacing)
    let isFirstRow = place.section == 0 && place.item < layout.metrics.columns
    let top = isFirstRow ? 0 : cell.y - margin
    let lowest = cell.maxY + margin - layout.viewport.height
    scroll = min(max(min(max(scroll, lowest), top), 0), layout.maximumScrollOffset)
  }
}

extension InteractionContext {
  /// Whether `focus` still names the item or button it was set to.
  fileprivate func holds(_ focus: Focus) -> Bool {
    guard let item = focus.item else {
      return focus.indexPath.section == 0 && focus.indexPath.item < layout.numberOfPanelButtons
    }
    return handle(at: focus.indexPath) == item
  }
}

/// The keyboard's focus.
struct Focus: Equatable, Sendable {
  /// The item, or `nil` on a button in the panel of an empty section 0.
  var item: ItemHandle?
  /// The position of the item, or the number of the button as an item of section 0.
  var indexPath: IndexPath
  /// Whether the ring is drawn: only after a key, never after a press.
  var isShown = true
}
