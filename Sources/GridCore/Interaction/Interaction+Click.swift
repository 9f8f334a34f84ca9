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
      } else if editing.isOn {
        editClick(handle, at: indexPath, point: point, now: now, in: context, into: &intents)
      } else {
        idleClick(handle, at: indexPath, point: point, now: now, in: context, into: &intents)
      }
    case .badge(let badge, let handle, let indexPath):
      badgeClick(
        badge, of: handle, at: indexPath, point: point, now: now, in: context, into: &intents)
    case .editButton: setEditing(editing.isOn ? .off : .sticky, into: &intents)
    case .closeButton: intents.append(.effect(.closeRequested))
    case .panelButton: setEditing(.sticky, into: &intents)
    case .toastButton:
      intents.append(.dismissToast)
      intents.append(.undo)
    case .toast: intents.append(.dismissToast)
    case .empty:
      if editing.isOn { setEditing(.off, into: &intents) }
    case .scrollThumb, .scrollTrack, .chrome: break
    }
  }

  private mutating func idleClick(
    _ handle: ItemHandle, at indexPath: IndexPath, point: Point, now: Duration,
    in context: Context, into intents: inout [Intent]
  ) {
    switch indexPath.section == 0 ? context.rules.clickFavorite : context.rules.clickCatalog {
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
      guard guards.acceptsEdit(at: point, slop: slop(in: context), now: now) else { return }
      appendEdit(motion: .fade, into: &intents) { () throws(Refusal) in
        try context.document.editRemoving(at: indexPath.item)
      }
    case .add: add(handle, from: indexPath, point: point, now: now, in: context, into: &intents)
    case .added, .none: break
    }
  }

  private mutating func add(
    _ handle: ItemHandle, from indexPath: IndexPath, point: Point, now: Duration,
    in context: Context, into intents: inout [Intent]
  ) {
    guard indexPath.section != 0,
      guards.acceptsEdit(at: point, slop: slop(in: context), now: now)
    else { return }
    appendEdit(motion: .fly(from: indexPath), into: &intents) { () throws(Refusal) in
      try context.document.editAdding(context.document.items[handle].id)
    }
  }

  private func appendEdit(
    motion: EditMotion, into intents: inout [Intent], _ edit: () throws(Refusal) -> Edit
  ) {
    do { intents.append(.edit(try edit(), motion: motion)) } catch {
      intents.append(.effect(.refused(error)))
    }
  }

  private mutating func launch(
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
  mutating func drop(
    _ session: DragSession, at now: Duration, in context: Context, into intents: inout [Intent]
  ) {
    phase = .idle
    guards.blockLaunch(of: session.lift.item, now: now)
    switch dropEdit(of: session, in: context) {
    case .success(let edit?): intents.append(.edit(edit, motion: .drop(session)))
    case .success(nil): putBack(session, into: &intents)
    case .failure(let refusal):
      putBack(session, into: &intents)
      intents.append(.effect(.refused(refusal)))
    }
    endHeldEditing(into: &intents)
  }

  private mutating func putBack(_ session: DragSession, into intents: inout [Intent]) {
    scroll -= session.compensation
    intents.append(.putBack(session))
  }

  private func dropEdit(
    of session: DragSession, in context: Context
  ) -> Result<Edit?, Refusal> {
    Result { () throws(Refusal) in
      switch session.lift.origin {
      case .favorite(let index):
        return try context.document.editMoving(from: index, to: session.lift.target)
      case .copy:
        guard session.slot != nil else { return nil }
        return try context.document.editAdding(
          context.document.items[session.lift.item].id, at: session.lift.target)
      }
    }
  }
}
