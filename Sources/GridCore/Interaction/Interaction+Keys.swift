extension Interaction {
  mutating func keyPressed(
    _ command: KeyCommand, in context: inout InteractionContext
  ) {
    switch command {
    case .escape: escape(in: &context)
    case .undo: context.intents.append(.undo)
    case .redo: context.intents.append(.redo)
    case .pageUp: page(toward: .up, in: &context)
    case .pageDown: page(toward: .down, in: &context)
    case .home: goHome(in: &context)
    case .end: goToEnd(in: &context)
    case .arrow(let direction): arrow(direction, in: &context)
    case .nextSection: focusSection(in: context) { $0.firstFocusItem(after: $1) }
    case .previousSection: focusSection(in: context) { $0.firstFocusItem(before: $1) }
    case .activate(let staysOpen):
      activate(staysOpen: staysOpen, in: &context)
    case .lift: liftOrDrop(in: &context)
    case .move(let direction): move(direction, in: &context)
    case .deleteBackward: deleteBackward(in: &context)
    case .delete: delete(in: &context)
    case .toggleMembership: toggleMembership(in: &context)
    case .toggleEditing:
      guard case .idle = phase, context.hasEditButton else { return }
      setEditing(editing.isOn ? .off : .sticky, in: &context)
    case .launchFavorite(let number):
      launchFavorite(number, in: &context)
    case .menu: openMenu(in: &context)
    case .pageMenu: openPageMenu(in: &context)
    case .close: context.emit(.closeRequested)
    }
  }

  /// The height of a page: the viewport less one wheel step, so that the last row stays in sight.
  func pageStep(in context: InteractionContext) -> Int {
    let layout = context.layout
    let step = layout.metrics.pixels(Timings.wheelStep)
    return max(layout.viewport.height - step, step)
  }

  private mutating func escape(
    in context: inout InteractionContext
  ) {
    if case .idle = phase {
      if search != nil {
        closeSearch(in: &context)
      } else if editing.isOn, !context.rules.isQuestion {
        setEditing(.off, in: &context)
      } else {
        context.emit(.escaped)
      }
    } else {
      cancel(in: &context)
    }
  }

  private mutating func activate(
    staysOpen: Bool, in context: inout InteractionContext
  ) {
    switch phase {
    case .carried: drop(in: &context)
    case .idle where search?.isAnswered == false: search?.activation = staysOpen
    case .idle:
      guard let focus = shownFocus else { return }
      activated(focus, staysOpen: staysOpen, in: &context)
    case .pressed, .lifted: break
    }
  }

  private mutating func launchFavorite(
    _ number: Int, in context: inout InteractionContext
  ) {
    let favorites = context.document.favorites
    guard case .idle = phase, favorites.indices.contains(number - 1) else { return }
    launch(favorites[number - 1], staysOpen: false, in: &context)
  }

  private func openMenu(in context: inout InteractionContext) {
    guard case .idle = phase, let focus = shownFocus, let item = focus.item else { return }
    let cell = context.layout.frameForItem(at: focus.indexPath).offset(dy: -scroll)
    context.emit(.contextMenu(item, at: focus.indexPath, beside: cell))
  }

  /// Opens the menu of the page beside what the keyboard is on, else below the heading, else from
  /// the upper edge.
  private func openPageMenu(in context: inout InteractionContext) {
    guard case .idle = phase else { return }
    let layout = context.layout
    let place = shownFocus.map { layout.frame(ofFocusItem: $0.indexPath) }
    let seen = (place ?? layout.headerFrame(ofSection: 0)).offset(dy: -scroll)
    let viewport = Rect(origin: .zero, size: layout.viewport)
    let upperEdge = Rect(x: 0, y: 0, width: viewport.width, height: 0)
    context.emit(.pageMenu(beside: viewport.intersects(seen) ? seen : upperEdge))
  }
}

extension KeyCommand {
  /// Whether the command may change where things rest in the window otherwise than by scrolling.
  var mayReflow: Bool {
    switch self {
    case .escape, .arrow, .lift, .activate, .delete: true
    default: false
    }
  }
}
