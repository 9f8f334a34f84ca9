extension Interaction {
  /// A press that was released where it went down, in time.
  mutating func clicked(
    _ press: Press, at point: Point, now: Duration, in context: Context,
    into intents: inout [Intent]
  ) {
    switch press.target {
    case .cell(let handle, let indexPath):
      if press.button == .middle {
        launch(handle, staysOpen: true, now: now, in: context, into: &intents)
      } else {
        cellClicked(handle, at: indexPath, point: point, now: now, in: context, into: &intents)
      }
    case .badge(let badge, let handle, let indexPath):
      badgeClick(
        badge, of: handle, at: indexPath, point: point, now: now, in: context, into: &intents)
    case .editButton: setEditing(editing.isOn ? .off : .sticky, into: &intents)
    case .closeButton: intents.append(.effect(.closeRequested))
    case .panelButton(let button): panelClicked(button, in: context, into: &intents)
    case .toastButton:
      intents.append(.dismissToast)
      intents.append(.undo)
    case .toast: intents.append(.dismissToast)
    case .empty:
      if editing.isOn, !context.rules.isQuestion { setEditing(.off, into: &intents) }
    case .scrollThumb, .scrollTrack, .chrome: break
    }
  }

  /// A click on a button in the panel of an empty section 0, or Enter on it.
  mutating func panelClicked(_ button: Int, in context: Context, into intents: inout [Intent]) {
    guard button > 0 else { return setEditing(.sticky, into: &intents) }
    intents.append(.effect(.offerTaken(id: context.offers[button - 1].id)))
  }

  /// A click on the body of a cell, or Enter on it.
  mutating func cellClicked(
    _ handle: ItemHandle, at indexPath: IndexPath, point: Point, now: Duration,
    in context: Context, into intents: inout [Intent]
  ) {
    if editing.isOn {
      editClick(handle, at: indexPath, point: point, now: now, in: context, into: &intents)
    } else {
      idleClick(handle, at: indexPath, point: point, now: now, in: context, into: &intents)
    }
  }

  private mutating func idleClick(
    _ handle: ItemHandle, at indexPath: IndexPath, point: Point, now: Duration,
    in context: Context, into intents: inout [Intent]
  ) {
    switch context.rules.click(inSection: indexPath.section) {
    case .launch: launch(handle, staysOpen: false, now: now, in: context, into: &intents)
    case .select: intents.append(.effect(.select(handle)))
    case .add: add(handle, from: indexPath, point: point, now: now, in: context, into: &intents)
    case .none: break
    }
  }

  private mutating func editClick(
    _ handle: ItemHandle, at indexPath: IndexPath, point: Point, now: Duration,
    in context: Context, into intents: inout [Intent]
  ) {
    guard indexPath.section != 0 else { return intents.append(.effect(.toast(.clickDoneToLaunch))) }
    guard !context.document.isFavorite(handle) else {
      return intents.append(.effect(.toast(.alreadyFavorite)))
    }
    add(handle, from: indexPath, point: point, now: now, in: context, into: &intents)
  }

  private mutating func badgeClick(
    _ badge: Badge, of handle: ItemHandle, at indexPath: IndexPath, point: Point, now: Duration,
    in context: Context, into intents: inout [Intent]
  ) {
    switch badge {
    case .remove:
      guard let index = context.document.indexOfFavorite(handle),
        acceptsEdit(at: point, now: now, in: context)
      else { return }
      appendEdit(motion: .fade, into: &intents) { () throws(Refusal) in
        try context.document.editRemoving(at: index)
      }
    case .add: add(handle, from: indexPath, point: point, now: now, in: context, into: &intents)
    case .added, .none: break
    }
  }

  private mutating func add(
    _ handle: ItemHandle, from indexPath: IndexPath, point: Point, now: Duration,
    in context: Context, into intents: inout [Intent]
  ) {
    guard indexPath.section != 0, acceptsEdit(at: point, now: now, in: context) else { return }
    appendEdit(motion: .fly(from: indexPath), into: &intents) { () throws(Refusal) in
      try context.document.editAdding(context.document.items[handle].id)
    }
  }

  private mutating func acceptsEdit(
    at point: Point, now: Duration, in context: Context
  ) -> Bool {
    guards.acceptsEdit(at: point, scale: context.layout.metrics.scale, now: now)
  }

  private func appendEdit(
    motion: EditMotion, into intents: inout [Intent], _ edit: () throws(Refusal) -> Edit
  ) {
    do { intents.append(.edit(try edit(), motion: motion)) } catch {
      intents.append(.effect(.refused(error)))
    }
  }

  mutating func launch(
    _ handle: ItemHandle, staysOpen: Bool, now: Duration, in context: Context,
    into intents: inout [Intent]
  ) {
    guard guards.acceptsLaunch(of: handle, now: now) else { return }
    switch context.document.items[handle].availability {
    case .available: intents.append(.effect(.launch(handle, staysOpen: staysOpen)))
    case .unavailable: intents.append(.effect(.toast(.unavailable(handle))))
    case .missing: intents.append(.effect(.toast(.notInstalled(handle))))
    }
  }

  /// The lifted item was let go.
  mutating func drop(at now: Duration, in context: Context, into intents: inout [Intent]) {
    guard let landing = landing(in: context.layout) else { return }
    let compensation = session?.compensation ?? 0
    let isInBand = session?.slot != nil || session == nil
    let result = dropEdit(of: landing.lift, in: context)
    phase = .idle
    guards.blockLaunch(of: landing.lift.item, now: now)
    if case .success(let edit?) = result {
      intents.append(.edit(edit, motion: .drop(landing)))
    } else {
      scroll -= compensation
      intents.append(.putBack(landing))
      let isKept = isInBand && !landing.lift.isCopy
      intents.append(.effect(.announce(isKept ? landing.lift.dropped : landing.lift.cancelled)))
    }
    if case .failure(let refusal) = result { intents.append(.effect(.refused(refusal))) }
    endHeldEditing(into: &intents)
  }

  /// The edit of a drop, or `nil` where a drop changes nothing.
  private func dropEdit(of lift: Lift, in context: Context) -> Result<Edit?, Refusal> {
    Result { () throws(Refusal) in
      switch lift.origin {
      case .favorite(let index):
        return try context.document.editMoving(from: index, to: lift.target)
      case .copy:
        guard session?.slot != nil else { return nil }
        return try context.document.editAdding(
          context.document.items[lift.item].id, at: lift.target)
      }
    }
  }
}
