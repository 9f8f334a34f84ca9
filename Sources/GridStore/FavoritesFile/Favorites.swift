import GridDocument

/// The ids of section 0 in order, and which of them are marked as pinned.
package struct Favorites: Equatable, Sendable {
  /// The ids in order, each once; ids are equal when their bytes are.
  package var ids: [String]
  /// The ids that carry a pin mark; each of them is in `ids`.
  package var pinned: Set<String>

  /// Favorites in the order of `ids`.
  package init(_ ids: [String] = [], pinned: Set<String> = []) {
    self.ids = ids
    self.pinned = pinned
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.pinned == right.pinned && left.ids.count == right.ids.count
      && zip(left.ids, right.ids).allSatisfy { ItemID($0) == ItemID($1) }
  }
}
