/// One change of the favorites as a person makes it: it is applied, undone and recorded in the
/// history as a whole.
public struct Edit: Equatable, Sendable {
  /// The changes in the order in which they are applied; never empty.
  public var changes: [Change]

  /// An edit of several changes that are done and undone together.
  public init(_ changes: [Change]) { self.changes = changes }

  /// The edit that undoes this one.
  public var inverse: Edit {
    Edit(changes.reversed().map { Change(id: $0.id, from: $0.to, to: $0.from) })
  }

  /// The ids whose pin marks pinned nothing and were dropped on the way.
  ///
  /// Letting an item move again is the first change of its edit, and moves nothing.
  public var droppedMarks: [String] {
    changes.enumerated().compactMap { index, change in
      guard case (.favorites(let old, true), .favorites(let new, false)) = (change.from, change.to),
        index > 0 || old != new
      else { return nil }
      return change.id
    }
  }
}

/// What one edit does to one item.
public struct Change: Equatable, Sendable {
  /// The item's id.
  public var id: String
  /// Where the item was.
  public var from: Location
  /// Where the item is afterward.
  public var to: Location

  /// A change of the item `id` from one location to another.
  public init(id: String, from: Location, to: Location) {
    self.id = id
    self.from = from
    self.to = to
  }
}

/// Where an item is: in the favorites or not.
public enum Location: Equatable, Sendable {
  /// In section 0 at `position`; `isPinned` tells whether it carries a pin mark.
  case favorites(ItemPosition, isPinned: Bool)
  /// Not in section 0. Under `Membership.moves`, `removedIndex` is its position among the removed
  /// items at the start of its catalog section, or `nil` when it stands at its listed position.
  case catalog(removedIndex: Int?)
}

/// A position in an order that names its neighbors, so that it survives edits of other programs.
public struct ItemPosition: Equatable, Sendable {
  /// The index from 0, counted in the order in which the item is at this position.
  public var index: Int
  /// The id just before it, or `nil` at the start.
  public var predecessor: String?
  /// The id just after it, or `nil` at the end.
  public var successor: String?

  /// The position `index`, between two neighbors.
  public init(index: Int, predecessor: String?, successor: String?) {
    self.index = index
    self.predecessor = predecessor
    self.successor = successor
  }
}
