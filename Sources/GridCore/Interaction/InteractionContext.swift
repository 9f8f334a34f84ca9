/// What the interaction reads in one step, and the intents it adds.
///
/// All of it belongs to one moment: the document, the settled layout and what floats above it.
struct InteractionContext {
  /// The moment of the step.
  let now: Duration
  let document: Document
  /// The sections as the page shows them: the document's, or those of an open search.
  let sections: [GridSection]
  let layout: GridLayout
  let rules: Rules
  /// The frames of the overlays in viewport coordinates, where they are shown.
  let overlays: Overlays
  /// The offers in the panel of an empty section 0.
  let offers: [PanelOffer]
  /// What the interaction wants done, in order.
  var intents: [Intent] = []

  /// Adds an effect for the shell to the intents.
  mutating func emit(_ effect: Effect) { intents.append(.effect(effect)) }
}

extension InteractionContext {
  /// What `point` of the viewport is on when the content is scrolled up by `scroll`.
  func hit(_ point: Point, scroll: Int, isEditing: Bool) -> HitTarget {
    if let target = overlays.hit(point, metrics: layout.metrics) { return target }
    let content = Point(x: point.x, y: point.y + scroll)
    if layout.closeButtonFrame.contains(content) { return .closeButton }
    if hasEditButton, layout.editButtonFrame.contains(content) { return .editButton }
    if let button = layout.panelButton(at: content) { return .panelButton(button) }
    if let indexPath = layout.indexPathForItem(at: content),
      let handle = self.handle(at: indexPath)
    {
      let badge = isEditing ? self.badge(of: handle, at: indexPath) : .none
      let area = layout.metrics.badgeHitFrame(in: layout.frameForItem(at: indexPath))
      return badge != .none && area.contains(content)
        ? .badge(badge, handle, indexPath) : .cell(handle, indexPath)
    }
    return isOnChrome(content) ? .chrome : .empty
  }

  /// The item shown at `indexPath`, or `nil` when there is none.
  func handle(at indexPath: IndexPath) -> ItemHandle? {
    sections.handle(at: indexPath)
  }

  /// The badge that edit mode shows on the item at `indexPath`.
  func badge(of handle: ItemHandle, at indexPath: IndexPath) -> Badge {
    switch rules.badges {
    case .none: return .none
    case .remove, .all:
      if indexPath.section == 0 { return isPinned(at: indexPath.item) ? .none : .remove }
      if isSearching, let index = document.indexOfFavorite(handle) {
        return document.isPinned(at: index) ? .none : .remove
      }
      guard rules.badges == .all else { return .none }
      return document.isFavorite(handle) ? .added : .add
    }
  }

  /// Whether the item shown at `index` of section 0 never moves.
  func isPinned(at index: Int) -> Bool {
    document.isPinned(at: index, of: layout.numberOfItems(inSection: 0))
  }

  /// Whether a search is open.
  var isSearching: Bool { layout.isSearching }

  /// Whether there is an edit mode to begin, and a button for it.
  var hasEditButton: Bool { rules.editing != .none && !isSearching }

  private func isOnChrome(_ point: Point) -> Bool {
    layout.sections(from: point.y, to: point.y + 1).contains { section in
      layout.headerFrame(ofSection: section).contains(point)
        || layout.separatorFrame(ofSection: section).contains(point)
    }
  }
}
