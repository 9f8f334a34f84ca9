/// What the interaction may read: the document, the settled layout, and where the overlays are.
struct Context {
  let document: Document
  let layout: GridLayout
  let rules: Rules
  /// The frames of the overlays in viewport coordinates, where they are shown.
  let overlays: Overlays

  /// What `point` of the viewport is on when the content is scrolled up by `scroll`.
  func hit(_ point: Point, scroll: Int, isEditing: Bool) -> HitTarget {
    if let target = overlays.hit(point, metrics: layout.metrics) { return target }
    let content = Point(x: point.x, y: point.y + scroll)
    if layout.closeButtonFrame.contains(content) { return .closeButton }
    if layout.editButtonFrame.contains(content), hasEditButton { return .editButton }
    if document.favorites.isEmpty, layout.panelButtonFrame.contains(content), hasEditButton {
      return .panelButton
    }
    if let indexPath = layout.indexPathForItem(at: content),
      let handle = document.handle(at: indexPath)
    {
      let badge = isEditing ? self.badge(of: handle, at: indexPath) : .none
      let area = layout.metrics.badgeHitFrame(in: layout.frameForItem(at: indexPath))
      return badge != .none && area.contains(content)
        ? .badge(badge, handle, indexPath) : .cell(handle, indexPath)
    }
    return isOnChrome(content) ? .chrome : .empty
  }

  /// The badge that edit mode shows on the item at `indexPath`.
  func badge(of handle: ItemHandle, at indexPath: IndexPath) -> Badge {
    switch rules.badges {
    case .none: return .none
    case .remove, .all:
      if indexPath.section == 0 { return isPinned(at: indexPath.item) ? .none : .remove }
      guard rules.badges == .all else { return .none }
      return document.isFavorite(handle) ? .added : .add
    }
  }

  /// Whether the item shown at `index` of section 0 never moves.
  func isPinned(at index: Int) -> Bool {
    document.isPinned(at: index, of: layout.numberOfItems(inSection: 0))
  }

  /// Whether there is an edit mode to begin.
  var hasEditButton: Bool { rules.editing != .none }

  private func isOnChrome(_ point: Point) -> Bool {
    layout.sections(from: point.y, to: point.y + 1).contains { section in
      layout.headerFrame(ofSection: section).contains(point)
        || layout.separatorFrame(ofSection: section).contains(point)
    }
  }
}
