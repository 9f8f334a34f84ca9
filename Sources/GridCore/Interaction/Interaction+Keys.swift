extension Interaction {
  mutating func keyPressed(
    _ command: KeyCommand, now: Duration, in context: Context, into intents: inout [Intent]
  ) {
    switch command {
    case .escape: escape(at: now, in: context, into: &intents)
    case .undo: intents.append(.undo)
    case .redo: intents.append(.redo)
    case .pageUp: page(toward: .up, now: now, in: context, into: &intents)
    case .pageDown: page(toward: .down, now: now, in: context, into: &intents)
    case .home: goHome(now: now, in: context, into: &intents)
    case .end: goToEnd(now: now, in: context, into: &intents)
    case .arrow(let direction): arrow(direction, in: context, into: &intents)
    case .nextSection: focusSection(in: context) { $0.firstPlace(after: $1) }
    case .previousSection: focusSection(in: context) { $0.firstPlace(before: $1) }
    case .activate(let staysOpen):
      activate(staysOpen: staysOpen, now: now, in: context, into: &intents)
    case .lift: liftOrDrop(at: now, in: context, into: &intents)
    case .move(let direction): move(direction, in: context, into: &intents)
    case .deleteBackward: deleteBackward(into: &intents)
    case .delete: delete(at: now, in: context, into: &intents)
    case .toggleMembership: toggleMembership(in: context, into: &intents)
    case .toggleEditing:
      guard case .idle = phase, context.hasEditButton else { return }
      setEditing(editing.isOn ? .off : .sticky, into: &intents)
    case .launchFavorite(let number):
      launchFavorite(number, now: now, in: context, into: &intents)
    case .menu: openMenu(in: context, into: &intents)
    case .pageMenu: openPageMenu(in: context, into: &intents)
    case .close: intents.append(.effect(.closeRequested))
    }
  }

  /// How far a page is: the viewport less one wheel step, so that what was last seen stays seen.
  func pageStep(in context: Context) -> Int {
    let layout = context.layout
    let step = layout.metrics.pixels(Timings.wheelStep)
    return max(layout.viewport.height - step, step)
  }

  private mutating func escape(
    at now: Duration, in context: Context, into intents: inout [Intent]
  ) {
    if case .idle = phase {
      if search != nil {
        closeSearch(into: &intents)
      } else if editing.isOn, !context.rules.isQuestion {
        setEditing(.off, into: &intents)
      } else {
        intents.append(.effect(.escaped))
      }
    } else {
      cancel(at: now, in: context, into: &intents)
    }
  }

  private mutating func activate(
    staysOpen: Bool, now: Duration, in context: Context, into intents: inout [Intent]
  ) {
    switch phase {
    case .carried: drop(at: now, in: context, into: &intents)
    case .idle where search?.isAnswered == false: search?.activation = staysOpen
    case .idle:
      guard let focus = shownFocus else { return }
      activated(focus, staysOpen: staysOpen, now: now, in: context, into: &intents)
    case .pressed, .lifted: break
    }
  }

  private mutating func launchFavorite(
    _ number: Int, now: Duration, in context: Context, into intents: inout [Intent]
  ) {
    let favorites = context.document.favorites
    guard case .idle = phase, favorites.indices.contains(number - 1) else { return }
    launch(favorites[number - 1], staysOpen: false, now: now, in: context, into: &intents)
  }

  private func openMenu(in context: Context, into intents: inout [Intent]) {
    guard case .idle = phase, let focus = shownFocus, let item = focus.item else { return }
    let cell = context.layout.frameForItem(at: focus.indexPath).offset(dy: -scroll)
    intents.append(.effect(.contextMenu(item, at: focus.indexPath, beside: cell)))
  }

  /// Opens the menu of the page beside what the keyboard is on, else below the heading, else from
  /// the upper edge.
  private func openPageMenu(in context: Context, into intents: inout [Intent]) {
    guard case .idle = phase else { return }
    let layout = context.layout
    let place = shownFocus.map { layout.frame(ofPlace: $0.indexPath) }
    let seen = (place ?? layout.headerFrame(ofSection: 0)).offset(dy: -scroll)
    let viewport = Rect(origin: .zero, size: layout.viewport)
    let upperEdge = Rect(x: 0, y: 0, width: viewport.width, height: 0)
    intents.append(.effect(.pageMenu(beside: viewport.intersects(seen) ? seen : upperEdge)))
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
