extension Interaction {
  /// When a press on `target` becomes a hold; `nil` when it never does.
  ///
  /// In edit mode a movable favorite lifts sooner than a hold takes.
  func deadline(of target: HitTarget, in context: InteractionContext) -> Duration? {
    guard case .cell(_, let indexPath) = target, search == nil else { return nil }
    let hold = context.rules.holdDelay
    let isQuick =
      editing.isOn && indexPath.section == 0 && refusal(of: target, in: context) == nil
    return context.now + (isQuick ? min(Timings.editingHoldDelay, hold) : hold)
  }

  /// Handles a press that was held for its delay: begins edit mode, and lifts what can be lifted.
  mutating func held(
    _ press: Press, in context: inout InteractionContext
  ) {
    if !editing.isOn, context.rules.editing != .none {
      setEditing(
        context.rules.editing == .whileHeld ? .whileHeld : .sticky, in: &context)
    }
    guard let refusal = refusal(of: press.target, in: context) else {
      return lift(press, in: &context)
    }
    var press = press
    press.hold = .held
    phase = .pressed(press)
    refuseLift(refusal, in: &context)
  }

  /// Handles a pointer that left the slop before the press was a hold.
  mutating func pressLeftSlop(
    _ press: Press, in context: inout InteractionContext
  ) {
    let liftsByMoving = editing.isOn || context.rules.dragStart == .holdOrMove
    let refusal = refusal(of: press.target, in: context)
    if search == nil, liftsByMoving, press.button == .primary, refusal == nil {
      return lift(press, in: &context)
    }
    giveUpPress(in: &context)
    guard press.button == .primary, search == nil else { return }
    refuseLift(refusal ?? .holdToLift, in: &context)
  }

  /// Why the pressed item can't be lifted, or `nil` when it can.
  func refusal(of target: HitTarget, in context: InteractionContext) -> Toast? {
    guard case .cell(let handle, let indexPath) = target else { return .staysInPlace }
    let document = context.document
    guard indexPath.section == 0 else {
      guard !document.isFavorite(handle) else { return .alreadyFavorite }
      return context.rules.dragToAdd ? nil : .staysInPlace
    }
    if document.isPinned(at: indexPath.item) { return .staysInPlace }
    let isAlone = document.movableRange.count <= 1 && !context.rules.singleItemMoves
    return isAlone ? .nothingToReorder : nil
  }

  private mutating func lift(
    _ press: Press, in context: inout InteractionContext
  ) {
    guard case .cell(let handle, let indexPath) = press.target else { return }
    let isFavorite = indexPath.section == 0
    let lift = Lift(
      item: handle, origin: isFavorite ? .favorite(index: indexPath.item) : .copy(of: indexPath),
      target: isFavorite ? indexPath.item : context.document.movableRange.upperBound)
    hover = nil
    phase = .lifted(
      DragSession(
        lift: lift, grab: press.grab, pointer: press.pointer,
        slot: isFavorite ? context.layout.slot(ofItem: indexPath.item) : nil, start: context.now))
    context.intents.append(.liftBegan(handle))
  }
}
