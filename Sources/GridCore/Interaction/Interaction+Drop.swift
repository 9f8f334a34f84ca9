extension Interaction {
  /// Gives up a press, or cancels a drag and restores everything as it was before.
  mutating func cancel(in context: inout InteractionContext) {
    guard let preview = dragPreview(in: context.layout) else {
      return giveUpPress(in: &context)
    }
    if let session { scroll -= session.compensation }
    phase = .idle
    guards.blockLaunch(of: preview.lift.item, now: context.now)
    context.intents.append(.returnToSource(preview))
    context.emit(.announce(preview.lift.cancelled))
    endHeldEditing(in: &context)
  }

  /// Drops the lifted item.
  mutating func drop(in context: inout InteractionContext) {
    guard let preview = dragPreview(in: context.layout) else { return }
    let compensation = session?.compensation ?? 0
    let isInBand = session?.slot != nil || session == nil
    let result = dropEdit(of: preview.lift, in: context)
    phase = .idle
    guards.blockLaunch(of: preview.lift.item, now: context.now)
    if case .success(let edit?) = result {
      context.intents.append(.edit(edit, motion: .drop(preview)))
    } else {
      scroll -= compensation
      context.intents.append(.returnToSource(preview))
      let isKept = isInBand && !preview.lift.isCopy
      context.emit(.announce(isKept ? preview.lift.dropped : preview.lift.cancelled))
    }
    if case .failure(let refusal) = result { context.emit(.refused(refusal)) }
    endHeldEditing(in: &context)
  }

  /// The edit of a drop, or `nil` where a drop changes nothing.
  private func dropEdit(of lift: Lift, in context: InteractionContext) -> Result<Edit?, EditError> {
    Result { () throws(EditError) in
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
