/// The ids of section 0 in order, and which of them are marked as pinned.
package struct Favorites: Equatable, Sendable {
  /// The ids in order, each once.
  package var ids: [String]
  /// The ids that carry a pin mark; each of them stands in `ids`.
  package var pinned: Set<String>

  /// Favorites in the order of `ids`.
  package init(_ ids: [String] = [], pinned: Set<String> = []) {
    self.ids = ids
    self.pinned = pinned
  }
}
