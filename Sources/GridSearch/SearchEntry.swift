/// What an item can be found by.
public struct SearchEntry: Equatable, Sendable {
  /// What an item is for the order of the results.
  public enum Kind: Sendable {
    /// Something that a person works with.
    case application
    /// What only serves an application, such as a tool for its settings: shown behind.
    case helper
    /// Something that an application can do, such as opening a private window: shown behind all.
    case action
  }

  /// What the item is called, in the person's language and in that of its authors.
  public let names: [String]
  /// What else it may be known by: its kind, keywords, program and id.
  public let others: [String]
  /// What the item is for the order of the results.
  public let kind: Kind

  /// An entry with what it is called and what else it may be known by.
  public init(names: [String], others: [String], kind: Kind = .application) {
    (self.names, self.others, self.kind) = (names, others, kind)
  }
}
