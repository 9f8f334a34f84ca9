/// An edit that waits for the end of a drag.
enum DeferredEdit: Sendable {
  case undo, redo
  case edit(@Sendable (Document) throws(EditError) -> Edit?)
}

extension Grid {
  mutating func apply(_ intent: Intent) {
    switch intent {
    case .edit(let edit, let motion): make(edit, motion: motion)
    case .perform(let makeEdit): perform(makeEdit)
    case .undo: undo()
    case .redo: redo()
    case .liftBegan(let item):
      presentation.endFlight(of: item)
      effects.append(.announce(.lifted(item)))
    case .returnToSource(let preview): returnToSource(preview)
    case .pressEnded(let press):
      guard !rules.reducesMotion else { return }
      presentation.release(press, holdDelay: rules.holdDelay, at: now)
    case .dismissToast: chrome.dismissToast()
    case .effect(let effect): effects.append(layoutDirection.flipped(effect, in: viewport.width))
    }
  }

  /// Makes the edit that `makeEdit` returns and records it for undo; a refusal is reported
  /// by an effect.
  ///
  ///     grid.perform { document throws(EditError) in
  ///       try document.editMoving(from: 0, to: 2)
  ///     }
  ///
  /// While an item is lifted this waits for the end of the drag: `makeEdit` is called with the
  /// document as it is then.
  public mutating func perform(
    _ makeEdit: @escaping @Sendable (Document) throws(EditError) -> Edit?
  ) {
    deferring(.edit(makeEdit)) { grid in
      do throws(EditError) {
        guard let edit = try makeEdit(grid.document) else { return }
        grid.make(edit, motion: .fade)
      } catch { grid.effects.append(.refused(error)) }
    }
  }

  /// Undoes the last edit.
  ///
  /// While an item is lifted this waits for the end of the drag.
  public mutating func undo() {
    deferring(.undo) { grid in
      guard let edit = grid.history.undo() else { return }
      grid.show(edit.inverse)
    }
  }

  /// Redoes the last edit that was undone.
  ///
  /// While an item is lifted this waits for the end of the drag.
  public mutating func redo() {
    deferring(.redo) { grid in
      guard let edit = grid.history.redo() else { return }
      grid.show(edit)
    }
  }

  private mutating func deferring(
    _ edit: DeferredEdit,
    _ body: (inout Grid) -> Void
  ) {
    guard interaction.lift == nil else { return deferred.append(edit) }
    presentation.capture(arrangement)
    body(&self)
    giveUpMovedPress()
    settle()
    assertInvariants()
  }

  mutating func performDeferredEdits() {
    guard !deferred.isEmpty else { return }
    let waiting = deferred
    deferred = []
    for edit in waiting {
      switch edit {
      case .undo: undo()
      case .redo: redo()
      case .edit(let makeEdit): perform(makeEdit)
      }
    }
  }

  // MARK: Making an edit

  private mutating func make(
    _ edit: Edit, motion: EditMotion
  ) {
    chrome.dismissToast()
    let revision = document.revision
    switch motion {
    case .drop(let preview): makeDrop(edit, of: preview)
    case .fly(let source): makeFlight(edit, from: source)
    case .fade:
      apply(edit)
      announceUnseenChange(edit)
    }
    guard document.revision != revision else { return }
    report(edit)
    history.record(edit)
    effects.append(.documentChanged(revision: document.revision))
  }

  /// Applies an edit that undo or redo returned.
  private mutating func show(_ edit: Edit) {
    chrome.dismissToast()
    let revision = document.revision
    apply(edit)
    guard document.revision != revision else { return }
    announce(edit)
    effects.append(.documentChanged(revision: document.revision))
  }

  /// Applies `edit`, fades removed items out and added ones in, and reports a skipped one.
  private mutating func apply(_ edit: Edit) {
    let before = edit.changes.map { change in
      document.items.handle(of: change.id).flatMap { frameOfFavorite($0, at: change.from) }
    }
    let skipped = document.apply(edit)
    relayout()
    for (change, frame) in zip(edit.changes, before) {
      guard let handle = document.items.handle(of: change.id) else { continue }
      switch (frame, document.isFavorite(handle)) {
      case (let frame?, false): presentation.vanish(handle, frame: frame, at: now)
      case (nil, true): presentation.appear(handle, at: now)
      default: break
      }
    }
    if let handle = skipped.first.flatMap(document.items.handle(of:)) {
      effects.append(.toast(.skipped(handle)))
    }
  }

  /// Reports the items that a new edit removed and the pin marks that it dropped.
  private mutating func report(_ edit: Edit) {
    for change in edit.changes {
      guard case (.favorites, .catalog) = (change.from, change.to) else { continue }
      effects += document.items.handle(of: change.id).map { [.toast(.removed($0))] } ?? []
    }
    effects += edit.droppedMarks.compactMap(document.items.handle).map(Effect.pinMarkDropped)
  }

  /// Reports an added item by a toast when it is out of sight, and announces other changes of one
  /// item; a removal has its own toast, and an edit of several items is left to its caller.
  private mutating func announceUnseenChange(_ edit: Edit) {
    guard edit.changes.count == 1, let change = edit.changes.first,
      let handle = document.items.handle(of: change.id), document.isFavorite(handle)
    else { return }
    guard case .catalog = change.from else { return announce(edit) }
    let viewport = Rect(origin: .zero, size: layout.viewport)
    if let frame = frameOfFavorite(handle, at: change.to), viewport.intersects(frame) {
      return announce(edit)
    }
    effects.append(.toast(.added(handle)))
  }

  private mutating func makeDrop(
    _ edit: Edit, of preview: DragPreview
  ) {
    document.apply(edit)
    relayout()
    let lift = preview.lift
    let target = document.index(of: lift.item, expectedAt: lift.target) ?? lift.target
    let indexPath = IndexPath(item: target, section: 0)
    effects.append(.didMove(lift.item, from: lift.source, to: indexPath))
    effects.append(.announce(.dropped(lift.item, place: target + 1)))
    fly(preview, to: .favorite(expectedAt: target), resting: indexPath)
  }

  private mutating func returnToSource(_ preview: DragPreview) {
    let source = preview.lift.source
    guard document.handle(at: source) == preview.lift.item else { return }
    relayout()
    let destination: Flight.Destination =
      preview.lift.isCopy ? .catalog(source) : .favorite(expectedAt: source.item)
    fly(preview, to: destination, resting: source)
  }

  /// Starts the flight of the lifted cell from where it floats to the cell at `indexPath`.
  private mutating func fly(
    _ preview: DragPreview, to destination: Flight.Destination, resting indexPath: IndexPath
  ) {
    guard !rules.reducesMotion, rules.settleDuration > .zero else { return }
    let resting = layout.frameForItem(at: indexPath).offset(dy: -interaction.scroll)
    presentation.fly(
      Flight(
        item: preview.lift.item,
        motion: Motion(
          from: preview.frame.origin - resting.origin, start: now, duration: rules.settleDuration,
          curve: .easeInOut),
        scale: liftScale(since: preview.start, at: now), anchor: preview.anchor, isRaised: true,
        destination: destination))
  }

  /// Adds the item of the catalog cell at `source`, which stays where it is in the window.
  private mutating func makeFlight(
    _ edit: Edit, from source: IndexPath
  ) {
    let old = layout.frameForItem(at: source)
    let seen = old.offset(dy: -interaction.scroll)
    document.apply(edit)
    relayout()
    interaction.followContent(by: layout.frameForItem(at: source).y - old.y)
    relayout()
    guard let handle = edit.changes.first.flatMap({ document.items.handle(of: $0.id) }),
      let location = edit.changes.first?.to
    else { return }
    let viewport = Rect(origin: .zero, size: layout.viewport)
    guard let resting = frameOfFavorite(handle, at: location), viewport.intersects(seen),
      viewport.intersects(resting)
    else { return effects.append(.toast(.added(handle))) }
    announce(edit)
    guard !rules.reducesMotion else { return presentation.appear(handle, at: now) }
    presentation.fly(
      Flight(
        item: handle,
        motion: Motion(
          from: seen.origin - resting.origin, start: now, duration: Timings.appear,
          curve: .easeInOut),
        scale: 1, anchor: .zero, isRaised: false,
        destination: .favorite(expectedAt: location.index)))
  }

  /// Where the favorite that is expected at `location` rests, in viewport coordinates, or `nil`
  /// for any other item.
  private func frameOfFavorite(_ handle: ItemHandle, at location: Location) -> Rect? {
    guard document.isFavorite(handle), interaction.search == nil else { return nil }
    return document.index(of: handle, expectedAt: location.index).map {
      layout.frameForItem(at: IndexPath(item: $0, section: 0)).offset(dy: -interaction.scroll)
    }
  }
}
