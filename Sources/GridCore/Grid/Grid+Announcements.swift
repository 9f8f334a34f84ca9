/// The position of the lifted or focused item, as it was last announced.
struct AnnouncedPosition: Equatable, Sendable {
  let item: ItemHandle
  let indexPath: IndexPath
  /// Whether the item is lifted, and not only focused.
  let isLifted: Bool
}

extension Grid {
  /// Announces the position of the lifted or focused item when it changed.
  ///
  /// A lift, a drop and a cancel have announcements of their own.
  mutating func announcePosition() {
    let (old, new) = (announcedPosition, interaction.announcedPosition)
    guard new != old else { return }
    announcedPosition = new
    guard let new, new.isLifted ? old?.isLifted == true : old?.isLifted != true else { return }
    effects.append(
      .announce(
        .item(
          new.item, place: new.indexPath.item + 1,
          count: layout.numberOfItems(inSection: new.indexPath.section))))
  }

  /// Announces the change of an edit that has no toast.
  mutating func announce(_ edit: Edit) {
    guard let change = edit.changes.first, let item = document.items.handle(of: change.id) else {
      return
    }
    switch (change.from, document.indexOfFavorite(item)) {
    case (.catalog, _?): effects.append(.announce(.added(item)))
    case (.favorites, nil): effects.append(.announce(.removed(item)))
    case (.favorites, let index?) where interaction.shownFocus?.item != item:
      effects.append(
        .announce(.item(item, place: index + 1, count: document.favorites.count)))
    default: break
    }
  }
}

extension Interaction {
  /// The position of the lifted item, or else of the focused one.
  fileprivate var announcedPosition: AnnouncedPosition? {
    if let lift {
      return AnnouncedPosition(
        item: lift.item, indexPath: IndexPath(item: lift.target, section: 0), isLifted: true)
    }
    guard let focus = shownFocus, let item = focus.item else { return nil }
    return AnnouncedPosition(item: item, indexPath: focus.indexPath, isLifted: false)
  }
}
