/// Which item is lifted, where it came from, and where it would land.
struct Lift: Equatable, Sendable {
  /// Where a lifted item came from.
  enum Origin: Equatable, Sendable {
    /// The favorite at this index.
    case favorite(index: Int)
    /// A catalog item, a copy of which becomes a favorite.
    case copy(of: IndexPath)
  }

  let item: ItemHandle
  var origin: Origin
  /// The index in section 0 where the item would land, counted after the move.
  var target: Int

  /// Where the item came from.
  var source: IndexPath {
    switch origin {
    case .favorite(let index): IndexPath(item: index, section: 0)
    case .copy(let indexPath): indexPath
    }
  }

  /// The announcement of a drop at the target.
  var dropped: Announcement { .dropped(item, place: target + 1) }

  /// The announcement of a return to the source.
  var cancelled: Announcement { .cancelled(item, place: source.item + 1) }

  var isCopy: Bool {
    if case .copy = origin { true } else { false }
  }
}
