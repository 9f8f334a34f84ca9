import GridCore

/// What an item can be found by.
nonisolated struct SearchEntry: Equatable, Sendable {
  /// The item.
  let item: ItemHandle
  /// What the item is called, in the person's language and in that of its authors.
  let names: [String]
  /// What else it may be known by: its kind, keywords, program and id.
  let others: [String]
}
