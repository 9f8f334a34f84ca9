/// An edit that waits for the end of a drag.
enum DeferredEdit: Sendable {
  case undo, redo
  case edit(@Sendable (Document) throws(Refusal) -> Edit?)
}

extension Grid {
  mutating func carryOut(_ intent: Intent, at now: Duration, into effects: inout [Effect]) {
    switch intent {
    case .edit(let edit, let motion): make(edit, motion: motion, at: now, into: &effects)
    case .perform(let makeEdit): perform(at: now, into: &effects, makeEdit)
    case .undo: undo(at: now, into: &effects)
    case .redo: redo(at: now, into: &effects)
    case .takeUp(let item):
      presentation.endFlight(of: item)
      effects.append(.announce(.lifted(item)))
    case .putBack(let landing): putBack(landing, at: now)
    case .unpress(let press):
      guard !rules.reducesMotion else { return }
      presentation.release(press, holdDelay: rules.holdDelay, at: now)
    case .dismissToast: presentation.toast = nil
    case .effect(let effect): effects.append(layoutDirection.flipped(effect, in: viewport.width))
    }
  }

  /// Makes the edit that `makeEdit` draws up, which can be undone from now on; a refusal is told
  /// by an effect.
  ///
  ///     grid.perform(at: now, into: &effects) { document throws(Refusal) in
  ///       try document.editMoving(from: 0, to: 2)
  ///     }
  ///
  /// While an item is lifted this waits for the end of the drag: the edit is drawn up from the
  /// document as it is then.
  public mutating func perform(
    at now: Duration, into effects: inout [Effect],
    _ makeEdit: @escaping @Sendable (Document) throws(Refusal) -> Edit?
  ) {
    deferring(.edit(makeEdit), at: now, into: &effects) { grid, effects in
      do throws(Refusal) {
        guard let edit = try makeEdit(grid.document) else { return }
        grid.make(edit, motion: .fade, at: now, into: &effects)
      } catch { effects.append(.refused(error)) }
    }
  }

  /// Takes back the last edit.
  ///
  /// While an item is lifted this waits for the end of the drag.
  public mutating func undo(at now: Duration, into effects: inout [Effect]) {
    deferring(.undo, at: now, into: &effects) { grid, effects in
      guard let edit = grid.history.undo() else { return }
      grid.show(edit.inverse, at: now, into: &effects)
    }
  }

  /// Does the last edit taken back again.
  ///
  /// While an item is lifted this waits for its end.
  public mutating func redo(at now: Duration, into effects: inout [Effect]) {
    deferring(.redo, at: now, into: &effects) { grid, effects in
      guard let edit = grid.history.redo() else { return }
      grid.show(edit, at: now, into: &effects)
    }
  }

  private mutating func deferring(
    _ edit: DeferredEdit, at now: Duration, into effects: inout [Effect],
    _ body: (inout Grid, inout [Effect]) -> Void
  ) {
    guard interaction.lift == nil else { return deferred.append(edit) }
    presentation.capture(arrangement)
    body(&self, &effects)
    giveUpMovedPress(at: now, into: &effects)
    settle(at: now, into: &effects)
  }

  mutating func carryOutDeferred(at now: Duration, into effects: inout [Effect]) {
    guard !deferred.isEmpty else { return }
    let waiting = deferred
    deferred = []
    for edit in waiting {
      switch edit {
      case .undo: undo(at: now, into: &effects)
      case .redo: redo(at: now, into: &effects)
      case .edit(let makeEdit): perform(at: now, into: &effects, makeEdit)
      }
    }
  }

  // MARK: Making an edit

  private mutating func make(
    _ edit: Edit, motion: EditMotion, at now: Duration, into effects: inout [Effect]
  ) {
    presentation.toast = nil
    let revision = document.revision
    switch motion {
    case .drop(let landing): makeDrop(edit, of: landing, at: now, into: &effects)
    case .fly(let source): makeFlight(edit, from: source, at: now, into: &effects)
    case .fade:
      apply(edit, at: now, into: &effects)
      sayUnseenChange(edit, into: &effects)
    }
    guard document.revision != revision else { return }
    report(edit, into: &effects)
    history.record(edit)
    effects.append(.documentChanged(revision: document.revision))
  }

  /// Shows an edit that undo or redo brought.
  private mutating func show(_ edit: Edit, at now: Duration, into effects: inout [Effect]) {
    presentation.toast = nil
    let revision = document.revision
    apply(edit, at: now, into: &effects)
    guard document.revision != revision else { return }
    announce(edit, into: &effects)
    effects.append(.documentChanged(revision: document.revision))
  }

  /// Applies `edit`, fades out what it takes away and in what it brings, and says what it skips.
  private mutating func apply(_ edit: Edit, at now: Duration, into effects: inout [Effect]) {
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

  /// Says what a new edit took away, and which marks it dropped on the way.
  private func report(_ edit: Edit, into effects: inout [Effect]) {
    for change in edit.changes {
      guard case (.favorites, .catalog) = (change.from, change.to) else { continue }
      effects += document.items.handle(of: change.id).map { [.toast(.removed($0))] } ?? []
    }
    effects += edit.droppedMarks.compactMap(document.items.handle).map(Effect.pinMarkDropped)
  }

  /// Says that an item was added where it is not seen appearing, and what became of one otherwise; a
  /// removal has a toast of its own, and who adds several says so itself.
  private func sayUnseenChange(_ edit: Edit, into effects: inout [Effect]) {
    guard edit.changes.count == 1, let change = edit.changes.first,
      let handle = document.items.handle(of: change.id), document.isFavorite(handle)
    else { return }
    guard case .catalog = change.from else { return announce(edit, into: &effects) }
    let viewport = Rect(origin: .zero, size: layout.viewport)
    if let frame = frameOfFavorite(handle, at: change.to), viewport.intersects(frame) {
      return announce(edit, into: &effects)
    }
    effects.append(.toast(.added(handle)))
  }

  private mutating func makeDrop(
    _ edit: Edit, of landing: Landing, at now: Duration, into effects: inout [Effect]
  ) {
    document.apply(edit)
    relayout()
    let lift = landing.lift
    let target = document.index(of: lift.item, expectedAt: lift.target) ?? lift.target
    let indexPath = IndexPath(item: target, section: 0)
    effects.append(.didMove(lift.item, from: lift.source, to: indexPath))
    effects.append(.announce(.dropped(lift.item, place: target + 1)))
    fly(landing, to: .favorite(expectedAt: target), resting: indexPath, at: now)
  }

  private mutating func putBack(_ landing: Landing, at now: Duration) {
    let source = landing.lift.source
    guard document.handle(at: source) == landing.lift.item else { return }
    relayout()
    let destination: Flight.Destination =
      landing.lift.isCopy ? .catalog(source) : .favorite(expectedAt: source.item)
    fly(landing, to: destination, resting: source, at: now)
  }

  /// Sends the lifted card from where it floats to the cell at `indexPath`.
  private mutating func fly(
    _ landing: Landing, to destination: Flight.Destination, resting indexPath: IndexPath,
    at now: Duration
  ) {
    guard !rules.reducesMotion, rules.settleDuration > .zero else { return }
    let resting = layout.frameForItem(at: indexPath).offset(dy: -interaction.scroll)
    presentation.fly(
      Flight(
        item: landing.lift.item,
        motion: Motion(
          from: landing.frame.origin - resting.origin, start: now, duration: rules.settleDuration,
          curve: .easeInOut),
        scale: liftScale(since: landing.start, at: now), anchor: landing.anchor, isRaised: true,
        destination: destination))
  }

  /// Adds by a click on the catalog cell at `source`, which keeps its place in the window.
  private mutating func makeFlight(
    _ edit: Edit, from source: IndexPath, at now: Duration, into effects: inout [Effect]
  ) {
    let old = layout.frameForItem(at: source)
    let seen = old.offset(dy: -interaction.scroll)
    document.apply(edit)
    relayout()
    interaction.scroll += layout.frameForItem(at: source).y - old.y
    relayout()
    guard let handle = edit.changes.first.flatMap({ document.items.handle(of: $0.id) }),
      let location = edit.changes.first?.to
    else { return }
    let viewport = Rect(origin: .zero, size: layout.viewport)
    guard let resting = frameOfFavorite(handle, at: location), viewport.intersects(seen),
      viewport.intersects(resting)
    else { return effects.append(.toast(.added(handle))) }
    announce(edit, into: &effects)
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
