/// What an item can be found by.
public struct SearchEntry: Equatable, Sendable {
  /// What the item is called, in the person's language and in that of its authors.
  public let names: [String]
  /// What else it may be known by: its kind, keywords, program and id.
  public let others: [String]

  /// An entry with what it is called and what else it may be known by.
  public init(names: [String], others: [String]) {
    (self.names, self.others) = (names, others)
  }
}
