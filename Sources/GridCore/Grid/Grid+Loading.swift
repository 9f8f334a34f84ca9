extension Grid {
  /// Applies a change made elsewhere: to the favorites file, the catalog, or an item's look.
  ///
  /// The change is not animated; running animations continue.
  ///
  /// A drag adapts at once: the lifted favorite is found again by its id, and the drag
  /// is canceled when the id is gone or pinned. A copy's drag is canceled when its id became a
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

  /// Replaces the favorites after another program changed their file, with the history
  /// that belongs to it; `history` is `nil` when that is unchanged.
  public mutating func reloadFavorites(
    _ order: [String], pinned: Set<String>, history: History? = nil
  ) {
    if let history { take(history) }
    reload() { $0.loadFavorites(order, pinned: pinned) }
  }

  /// Replaces the history; a toast that offers to undo disappears when a different edit
  /// is the last one.
  private mutating func take(_ history: History) {
    if toast?.offersUndo == true, history.undoable.last != self.history.undoable.last {
      chrome.dismissToast()
    }
    self.history = history
  }

  /// Replaces the title, icon and availability of one item.
  public mutating func updateItem(_ item: Item) {
    reload() { $0.update(item) }
  }

  /// Records that the pixels of the item's icon arrived, so that it is drawn again.
  public mutating func touchItem(_ handle: ItemHandle) { document.items.touch(handle) }

  /// Replaces the rules and metrics, without animation.
  ///
  /// A drag continues unless it couldn't have begun under the new rules or the layout direction
  /// changed. Edit mode ends when the new rules have none.
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
