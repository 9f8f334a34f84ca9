extension Interaction {
  /// Handles Enter on the focused item or button like a click on it.
  mutating func activated(
    _ focus: Focus, staysOpen: Bool, in context: inout InteractionContext
  ) {
    guard let item = focus.item else {
      return panelClicked(focus.indexPath.item, in: &context)
    }
    if staysOpen, !editing.isOn {
      return launch(item, staysOpen: true, in: &context)
    }
    let cell = context.layout.frameForItem(at: focus.indexPath).offset(dy: -scroll)
    cellClicked(
      item, at: focus.indexPath, point: cell.center, in: &context)
    if !editing.isOn { closeSearch(in: &context) }
  }

  /// Lifts the focused favorite in edit mode, or drops what is carried.
  mutating func liftOrDrop(in context: inout InteractionContext) {
    switch phase {
    case .carried: drop(in: &context)
    case .idle:
      guard editing.isOn, let focus = shownFocus, focus.indexPath.section == 0,
        let item = focus.item
      else { return }
      let target = HitTarget.cell(item, focus.indexPath)
      if let refusal = refusal(of: target, in: context) {
        return refuseLift(refusal, in: &context)
      }
      let lift = Lift(
        item: item, origin: .favorite(index: focus.indexPath.item),
        target: focus.indexPath.item)
      hover = nil
      phase = .carried(KeyboardLift(lift: lift, start: context.now))
      revealsFocus = true
      context.intents.append(.liftBegan(item))
    case .pressed, .lifted: break
    }
  }

  /// Moves the item lifted by keys by one slot, or one row, toward `direction`.
  mutating func carry(
    _ keyboardLift: KeyboardLift, toward direction: Direction, in context: inout InteractionContext
  ) {
    var keyboardLift = keyboardLift
    let lift = keyboardLift.lift
    let proposed = IndexPath(
      item: lift.target + step(toward: direction, in: context), section: 0)
    let target = context.document.targetIndexPath(
      forMoveFrom: lift.source, toProposed: proposed)
    guard target.item != lift.target else { return }
    keyboardLift.lift.target = target.item
    phase = .carried(keyboardLift)
    revealsFocus = true
    context.emit(.proposedMove(lift.item, from: lift.source, to: target))
  }

  /// Moves the focused favorite by one slot, or one row, toward `direction`.
  mutating func move(_ direction: Direction, in context: inout InteractionContext) {
    guard let focus = shownFocus, focus.indexPath.section == 0, let item = focus.item, !isCarrying
    else { return }
    let step = step(toward: direction, in: context)
    revealsFocus = true
    context.intents.append(
      .perform { document throws(EditError) in
        guard let index = document.indexOfFavorite(item) else { return nil }
        return try document.editMoving(from: index, to: index + step)
      })
  }

  /// Removes the focused favorite; a lifted one is canceled and removed.
  mutating func delete(in context: inout InteractionContext) {
    let lifted = lift.flatMap { $0.isCopy ? nil : $0.item }
    let focused = shownFocus.flatMap { focus in
      focus.indexPath.section == 0 || search != nil ? focus.item : nil
    }
    guard let item = lifted ?? focused else { return }
    guard context.document.isFavorite(item) else { return }
    if lifted != nil { cancel(in: &context) }
    remove(item, in: &context)
  }

  /// Adds the focused item to the favorites, or removes it.
  mutating func toggleMembership(in context: inout InteractionContext) {
    guard let item = shownFocus?.item, !isCarrying else { return }
    if context.document.isFavorite(item) { return remove(item, in: &context) }
    context.intents.append(
      .perform { document throws(EditError) in
        try document.editAdding(document.items[item].id)
      })
  }

  private func remove(_ item: ItemHandle, in context: inout InteractionContext) {
    context.intents.append(
      .perform { document throws(EditError) in
        guard let index = document.indexOfFavorite(item) else { return nil }
        return try document.editRemoving(at: index)
      })
  }

  private var isCarrying: Bool {
    if case .carried = phase { true } else { false }
  }

  private func step(toward direction: Direction, in context: InteractionContext) -> Int {
    switch direction {
    case .left: -1
    case .right: 1
    case .up: -context.layout.metrics.columns
    case .down: context.layout.metrics.columns
    }
  }
}
