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
    _ change: (inout Document) -> Void
  ) {
    change(&document)
    presentation.discardCapture()
    if interaction.lift != nil { step { interaction, context in interaction.rebase(in: &context) } }
    relayout()
    giveUpMovedPress()
    presentation.discardCapture()
    settle()
    assertInvariants()
    if let text = searchText { effects.append(.searchChanged(text)) }
  }

  /// Takes up the order of the favorites file after another program changed it, with the history
  /// that belongs to it; `history` is `nil` when that is unchanged.
  public mutating func reloadFavorites(
    _ order: [String], pinned: Set<String>, history: History? = nil
  ) {
    if let history { take(history) }
    reload() { $0.loadFavorites(order, pinned: pinned) }
  }

  /// Takes up a history that others wrote too; a toast that offers to undo goes when another edit
  /// is the last one now.
  private mutating func take(_ history: History) {
    if toast?.offersUndo == true, history.undoable.last != self.history.undoable.last {
      chrome.dismissToast()
    }
    self.history = history
  }

  /// Takes up what is now known of one item: its title, icon or availability.
  public mutating func updateItem(_ item: Item) {
    reload() { $0.update(item) }
  }

  /// Says that the pixels of the item's icon arrived.
  public mutating func touchItem(_ handle: ItemHandle) { document.items.touch(handle) }

  /// Takes up other rules and metrics.
  ///
  /// A drag goes on unless the new rules don't know it or the page is turned over, and edit mode
  /// ends where there is none any more. Nothing of it is animated.
  public mutating func configure(
    rules: Rules, metrics: Metrics
  ) {
    let turnsOver = metrics.layoutDirection != layoutDirection
    if turnsOver || !interaction.canContinueDrag(under: rules) { cancelDrag() }
    (self.rules, self.metrics) = (rules, metrics)
    if rules.editing == .none { setEditing(.off) }
    let cell = layout.metrics.cell
    setViewport(viewport, scale: scale)
    guard layout.metrics.cell != cell else { return }
    interaction.scaleGrab(from: cell, to: layout.metrics.cell)
    settle()
  }

  private mutating func cancelDrag() {
    step { interaction, context in interaction.cancel(in: &context) }
  }
}
