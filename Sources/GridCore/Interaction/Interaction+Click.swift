extension Interaction {
  /// Handles a press that was released on its target before it became a hold.
  mutating func clicked(
    _ press: Press, at point: Point, in context: inout InteractionContext
  ) {
    switch press.target {
    case .cell(let handle, let indexPath):
      if press.button == .middle {
        launch(handle, staysOpen: true, in: &context)
      } else {
        cellClicked(handle, at: indexPath, point: point, in: &context)
      }
    case .badge(let badge, let handle, let indexPath):
      badgeClick(
        badge, of: handle, at: indexPath, point: point, in: &context)
    case .editButton: setEditing(editing.isOn ? .off : .sticky, in: &context)
    case .closeButton: context.emit(.closeRequested)
    case .panelButton(let button): panelClicked(button, in: &context)
    case .toastButton:
      context.intents.append(.dismissToast)
      context.intents.append(.undo)
    case .toast: context.intents.append(.dismissToast)
    case .empty:
      if editing.isOn, !context.rules.isQuestion { setEditing(.off, in: &context) }
    case .scrollThumb, .scrollTrack, .chrome: break
    }
  }

  /// Handles a click on a button in the panel of an empty section 0, or Enter on it.
  mutating func panelClicked(_ button: Int, in context: inout InteractionContext) {
    guard button > 0 else { return setEditing(.sticky, in: &context) }
    context.emit(.offerTaken(id: context.offers[button - 1].id))
  }

  /// Handles a click on the body of a cell, or Enter on it.
  mutating func cellClicked(
    _ handle: ItemHandle, at indexPath: IndexPath, point: Point,
    in context: inout InteractionContext
  ) {
    if editing.isOn {
      editClick(handle, at: indexPath, point: point, in: &context)
    } else {
      idleClick(handle, at: indexPath, point: point, in: &context)
    }
  }

  private mutating func idleClick(
    _ handle: ItemHandle, at indexPath: IndexPath, point: Point,
    in context: inout InteractionContext
  ) {
    switch context.rules.click(inSection: indexPath.section) {
    case .launch: launch(handle, staysOpen: false, in: &context)
    case .select: context.emit(.select(handle))
    case .add: add(handle, from: indexPath, point: point, in: &context)
    case .none: break
    }
  }

  private mutating func editClick(
    _ handle: ItemHandle, at indexPath: IndexPath, point: Point,
    in context: inout InteractionContext
  ) {
    guard indexPath.section != 0 else { return context.emit(.toast(.clickDoneToLaunch)) }
    guard !context.document.isFavorite(handle) else {
      return context.emit(.toast(.alreadyFavorite))
    }
    add(handle, from: indexPath, point: point, in: &context)
  }

  private mutating func badgeClick(
    _ badge: Badge, of handle: ItemHandle, at indexPath: IndexPath, point: Point,
    in context: inout InteractionContext
  ) {
    switch badge {
    case .remove:
      guard let index = context.document.indexOfFavorite(handle),
        acceptsEdit(at: point, in: context)
      else { return }
      appendEdit(motion: .fade, in: &context) { document throws(EditError) in
        try document.editRemoving(at: index)
      }
    case .add: add(handle, from: indexPath, point: point, in: &context)
    case .added, .none: break
    }
  }

  private mutating func add(
    _ handle: ItemHandle, from indexPath: IndexPath, point: Point,
    in context: inout InteractionContext
  ) {
    guard indexPath.section != 0, acceptsEdit(at: point, in: context) else { return }
    appendEdit(motion: .fly(from: indexPath), in: &context) { document throws(EditError) in
      try document.editAdding(document.items[handle].id)
    }
  }

  private mutating func acceptsEdit(
    at point: Point, in context: InteractionContext
  ) -> Bool {
    guards.acceptsEdit(at: point, scale: context.layout.metrics.scale, now: context.now)
  }

  private func appendEdit(
    motion: EditMotion, in context: inout InteractionContext,
    _ makeEdit: (Document) throws(EditError) -> Edit
  ) {
    do { context.intents.append(.edit(try makeEdit(context.document), motion: motion)) } catch {
      context.emit(.refused(error))
    }
  }

  mutating func launch(
    _ handle: ItemHandle, staysOpen: Bool, in context: inout InteractionContext
  ) {
    guard guards.acceptsLaunch(of: handle, now: context.now) else { return }
    switch context.document.items[handle].availability {
    case .available: context.emit(.launch(handle, staysOpen: staysOpen))
    case .unavailable: context.emit(.toast(.unavailable(handle)))
    case .missing: context.emit(.toast(.notInstalled(handle)))
    }
  }
}
