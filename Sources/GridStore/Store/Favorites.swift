/// The ids of section 0 in order, and which of them are marked as pinned.
public struct Favorites: Equatable, Sendable {
  /// The ids in order, each once.
  public var ids: [String]
  /// The ids that carry a pin mark; each of them stands in `ids`.
  public var pinned: Set<String>

  /// Favorites in the order of `ids`.
  public init(_ ids: [String] = [], pinned: Set<String> = []) {
    self.ids = ids
    self.pinned = pinned
  }
}
