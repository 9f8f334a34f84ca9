extension Grid {
  /// Takes up what others changed: the favorites file, the catalog, the look of items.
  ///
  /// Nothing of it is animated, and what is moving goes on.
  ///
  /// A drag is told about it at once: the lifted favorite is found again by its id, and the drag
  /// is canceled when the id is gone; a lifted copy's drag is canceled when the id became a
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
  }

  /// Takes up the order of the favorites file after another program changed it, with the history
  /// that belongs to it; `history` is `nil` when that is unchanged.
  public mutating func reloadFavorites(
    _ order: [String], pinned: Set<String>, history: History? = nil, at now: Duration,
    into effects: inout [Effect]
  ) {
    if let history { self.history = history }
    reload(at: now, into: &effects) { $0.loadFavorites(order, pinned: pinned) }
  }

  /// Takes up what is now known of one item: its title, icon or availability.
  public mutating func updateItem(_ item: Item, at now: Duration, into effects: inout [Effect]) {
    reload(at: now, into: &effects) { $0.update(item) }
  }

  /// Says that the pixels of the item's icon arrived.
  public mutating func touchItem(_ handle: ItemHandle) { document.items.touch(handle) }

  /// Takes up other rules and metrics.
  ///
  /// A drag is canceled, and edit mode ends where there is none any more.
  public mutating func configure(
    rules: Rules, metrics: Metrics, at now: Duration, into effects: inout [Effect]
  ) {
    step(at: now, captures: false, into: &effects) { interaction, _, intents in
      interaction.cancel(at: now, into: &intents)
    }
    (self.rules, self.metrics) = (rules, metrics)
    if rules.editing == .none { setEditing(.off, at: now, into: &effects) }
    setViewport(viewport, scale: scale, at: now, into: &effects)
  }

  private mutating func rebase(at now: Duration, into effects: inout [Effect]) {
    guard case .lifted(var session) = interaction.phase else { return }
    let item = session.lift.item
    switch session.lift.origin {
    case .favorite:
      guard let index = document.indexOfFavorite(item) else {
        return cancelDrag(saying: nil, at: now, into: &effects)
      }
      session.lift.origin = .favorite(index: index)
    case .copy(let indexPath):
      guard !document.isFavorite(item) else {
        return cancelDrag(saying: .alreadyFavorite, at: now, into: &effects)
      }
      guard let place = catalogPlace(of: item, near: indexPath) else {
        return cancelDrag(saying: .notInstalled(item), at: now, into: &effects)
      }
      session.lift.origin = .copy(of: place)
    }
    session.lift.target =
      document.targetIndexPath(
        forMoveFrom: session.source,
        toProposed: IndexPath(item: session.lift.target, section: 0)
      ).item
    interaction.phase = .lifted(session)
  }

  private mutating func cancelDrag(
    saying toast: Toast?, at now: Duration, into effects: inout [Effect]
  ) {
    let item = interaction.session?.lift.item
    step(at: now, captures: false, into: &effects) { interaction, _, intents in
      interaction.cancel(at: now, into: &intents)
      if let toast { intents.append(.effect(.toast(toast))) }
    }
    if let item { presentation.endFlight(of: item) }
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
