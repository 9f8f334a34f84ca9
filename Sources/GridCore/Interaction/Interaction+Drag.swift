extension Interaction {
  /// What is lifted, by the pointer or by keys.
  var lift: Lift? {
    switch phase {
    case .lifted(let session): session.lift
    case .carried(let keyboardLift): keyboardLift.lift
    case .idle, .pressed: nil
    }
  }

  /// How many slots section 0 has beside those of the favorites: one while the pointer drags a
  /// copy.
  var extraSlots: Int { session?.lift.isCopy == true ? 1 : 0 }

  // MARK: The target

  /// The slot and the target that the pointer proposes now; `nil` unless it drags an item.
  func proposal(in context: InteractionContext) -> DragSession.Proposal? {
    session?.proposal(
      layout: context.layout, scroll: scroll, document: context.document,
      outside: context.rules.outside)
  }

  /// Moves the drag's target to the one proposed; another one than before is reported.
  mutating func accept(
    _ proposal: DragSession.Proposal, in context: inout InteractionContext
  ) {
    guard case .lifted(var session) = phase else { return }
    session.slot = proposal.slot
    if proposal.target != session.lift.target {
      session.lift.target = proposal.target
      let target = IndexPath(item: proposal.target, section: 0)
      context.emit(.proposedMove(session.lift.item, from: session.lift.source, to: target))
    }
    phase = .lifted(session)
  }

  /// Forgets the slot proposed last, for the layout has other columns and rows.
  mutating func forgetSlot() {
    guard case .lifted(var session) = phase else { return }
    session.slot = nil
    phase = .lifted(session)
  }

  // MARK: Changes from outside

  /// Whether a drag that is under way could also have begun under `rules`.
  func canContinueDrag(under rules: Rules) -> Bool {
    switch phase {
    case .idle, .pressed: true
    case .lifted(let session): rules.dragToAdd || !session.lift.isCopy
    case .carried: rules.editing != .none
    }
  }

  /// Finds the lifted item and its target again after others changed the document.
  ///
  /// The drag is canceled when the item can't be lifted any more: a favorite that is gone or
  /// pinned, a copy whose item became a favorite or left the catalog.
  mutating func rebase(in context: inout InteractionContext) {
    guard var lift else { return }
    switch Self.origin(of: lift, in: context.document) {
    case .failure(let loss):
      cancel(in: &context)
      if let toast = loss.toast { context.emit(.toast(toast)) }
    case .success(let origin):
      lift.origin = origin
      lift.target =
        context.document.targetIndexPath(
          forMoveFrom: lift.source, toProposed: IndexPath(item: lift.target, section: 0)
        ).item
      setLift(lift)
    }
  }

  /// Why a drag can't go on; `toast` says so where the reason is not plain to see.
  private struct LiftLoss: Error { let toast: Toast? }

  private static func origin(
    of lift: Lift, in document: Document
  ) -> Result<Lift.Origin, LiftLoss> {
    switch lift.origin {
    case .favorite:
      guard let index = document.indexOfFavorite(lift.item) else {
        return .failure(LiftLoss(toast: nil))
      }
      return document.isPinned(at: index)
        ? .failure(LiftLoss(toast: .staysInPlace)) : .success(.favorite(index: index))
    case .copy(let indexPath):
      if document.isFavorite(lift.item) { return .failure(LiftLoss(toast: .alreadyFavorite)) }
      return document.catalogIndexPath(of: lift.item, near: indexPath).map {
        .success(.copy(of: $0))
      }
        ?? .failure(LiftLoss(toast: .notInstalled(lift.item)))
    }
  }

  private mutating func setLift(_ lift: Lift) {
    switch phase {
    case .lifted(var session):
      session.lift = lift
      phase = .lifted(session)
    case .carried(var keyboardLift):
      keyboardLift.lift = lift
      phase = .carried(keyboardLift)
    case .idle, .pressed: break
    }
  }

  /// Keeps the pointer on the same part of the lifted cell when cells get another size.
  mutating func scaleGrab(from old: Size, to new: Size) {
    guard case .lifted(var session) = phase, old.width > 0, old.height > 0 else { return }
    session.grab = Point(
      x: session.grab.x * new.width / old.width, y: session.grab.y * new.height / old.height)
    phase = .lifted(session)
  }

  // MARK: Scrolling

  /// Scrolls by the height of the row that a copy's slot opened, so that the catalog stays where
  /// it is in the window; a cancel scrolls back.
  mutating func compensate(by distance: Int, in layout: GridLayout) {
    guard case .lifted(var session) = phase else { return }
    let offset = layout.clampedScrollOffset(scroll + distance)
    session.compensation += offset - scroll
    scroll = offset
    phase = .lifted(session)
  }

  /// Scrolls while the lifted item is near the viewport's upper or lower end; returns whether the
  /// offset changed.
  mutating func autoScroll(in context: InteractionContext) -> Bool {
    guard case .lifted(var session) = phase,
      context.now >= session.start + context.rules.liftDuration
    else { return false }
    let distance = session.autoScroll.step(
      depth: autoScrollDepth(of: session, in: context.layout),
      scale: context.layout.metrics.scale, at: context.now)
    phase = .lifted(session)
    let offset = context.layout.clampedScrollOffset(scroll + distance)
    defer { scroll = offset }
    return offset != scroll
  }

  /// Whether the pointer is in a zone toward whose end there is something left to scroll to.
  func isAutoScrolling(in layout: GridLayout) -> Bool {
    session.map { autoScrollDepth(of: $0, in: layout) != 0 } ?? false
  }

  private func autoScrollDepth(of session: DragSession, in layout: GridLayout) -> Double {
    let depth = session.autoScroll.depth(
      y: session.pointer.y, viewportHeight: layout.viewport.height, scale: layout.metrics.scale)
    let isAtEnd = scroll == (depth < 0 ? 0 : layout.maximumScrollOffset)
    return isAtEnd ? 0 : depth
  }
}
