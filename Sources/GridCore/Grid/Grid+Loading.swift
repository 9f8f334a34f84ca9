extension Grid {
  /// Takes up what others changed: the favorites file, the catalog, the look of items.
  ///
  /// Nothing of it is animated, and what is moving goes on.
  ///
  /// A drag is told about it at once: the lifted favorite is found again by its id, and the drag
  /// is canceled when the id is gone or pinned; a lifted copy's drag is canceled when the id became a
  /// favorite or left the catalog. A press on a cell that is elsewhere now is given up.
  ///
  /// `change` changes the document, by its loads and updates.
  public mutating func reload(
    at now: Duration, into effects: inout [Effect], _ change: (inout Document) -> Void
  ) {
    change(&document)
    presentation.discardCapture()
    rebase(at: now, into: &effects)
    relayout()
    giveUpMovedPress(at: now, into: &effects)
    presentation.discardCapture()
    settle(at: now, into: &effects)
    if let text = searchText { effects.append(.searchChanged(text)) }
  }

  /// Takes up the order of the favorites file after another program changed it, with the history
  /// that belongs to it; `history` is `nil` when that is unchanged.
  public mutating func reloadFavorites(
    _ order: [String], pinned: Set<String>, history: History? = nil, at now: Duration,
    into effects: inout [Effect]
  ) {
    if let history { take(history) }
    reload(at: now, into: &effects) { $0.loadFavorites(order, pinned: pinned) }
  }

  /// Takes up a history that others wrote too; a toast that offers to undo goes when another edit
  /// is the last one now.
  private mutating func take(_ history: History) {
    if toast?.offersUndo == true, history.undoable.last != self.history.undoable.last {
      presentation.toast = nil
    }
    self.history = history
  }

  /// Takes up what is now known of one item: its title, icon or availability.
  public mutating func updateItem(_ item: Item, at now: Duration, into effects: inout [Effect]) {
    reload(at: now, into: &effects) { $0.update(item) }
  }

  /// Says that the pixels of the item's icon arrived.
  public mutating func touchItem(_ handle: ItemHandle) { document.items.touch(handle) }

  /// Takes up other rules and metrics.
  ///
  /// A drag goes on unless the new rules don't know it or the page is turned over, and edit mode
  /// ends where there is none any more. Nothing of it is animated.
  public mutating func configure(
    rules: Rules, metrics: Metrics, at now: Duration, into effects: inout [Effect]
  ) {
    let turnsOver = metrics.layoutDirection != layoutDirection
    if turnsOver || !knowsDrag(rules) { cancelDrag(saying: nil, at: now, into: &effects) }
    (self.rules, self.metrics) = (rules, metrics)
    if rules.editing == .none { setEditing(.off, at: now, into: &effects) }
    let cell = layout.metrics.cell
    setViewport(viewport, scale: scale, at: now, into: &effects)
    guard layout.metrics.cell != cell else { return }
    interaction.fitGrab(from: cell, to: layout.metrics.cell)
    settle(at: now, into: &effects)
  }

  /// Whether what is lifted could have been lifted under `rules`.
  private func knowsDrag(_ rules: Rules) -> Bool {
    switch interaction.phase {
    case .idle, .pressed: true
    case .lifted(let session): rules.dragToAdd || !session.lift.isCopy
    case .carried: rules.editing != .none
    }
  }

  private mutating func rebase(at now: Duration, into effects: inout [Effect]) {
    guard var lift = interaction.lift else { return }
    let item = lift.item
    switch lift.origin {
    case .favorite:
      guard let index = document.indexOfFavorite(item) else {
        return cancelDrag(saying: nil, at: now, into: &effects)
      }
      guard !document.isPinned(at: index) else {
        return cancelDrag(saying: .staysInPlace, at: now, into: &effects)
      }
      lift.origin = .favorite(index: index)
    case .copy(let indexPath):
      guard !document.isFavorite(item) else {
        return cancelDrag(saying: .alreadyFavorite, at: now, into: &effects)
      }
      guard let place = catalogPlace(of: item, near: indexPath) else {
        return cancelDrag(saying: .notInstalled(item), at: now, into: &effects)
      }
      lift.origin = .copy(of: place)
    }
    lift.target =
      document.targetIndexPath(
        forMoveFrom: lift.source, toProposed: IndexPath(item: lift.target, section: 0)
      ).item
    interaction.rebase(lift)
  }

  private mutating func cancelDrag(
    saying toast: Toast?, at now: Duration, into effects: inout [Effect]
  ) {
    step(at: now, captures: false, into: &effects) { interaction, context, intents in
      interaction.cancel(at: now, in: context, into: &intents)
      if let toast { intents.append(.effect(.toast(toast))) }
    }
  }

  /// Where the catalog lists `item`, preferably still at `indexPath`.
  private func catalogPlace(of item: ItemHandle, near indexPath: IndexPath) -> IndexPath? {
    if document.handle(at: indexPath) == item { return indexPath }
    for section in document.sections.indices.dropFirst() {
      if let place = document.sections[section].items.firstIndex(of: item) {
        return IndexPath(item: place, section: section)
      }
    }
    return nil
  }
}
