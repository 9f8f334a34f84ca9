/// What one cell of the grid shows: an application, a channel, a line of text.
public struct Item: Equatable, Sendable {
  /// The stable identity; for an application its desktop-file id.
  ///
  /// Never an index, never a title.
  public let id: String
  /// The name shown below the icon, already in the person's language.
  public var title: String
  /// The icon's theme name or absolute path as its source gave it; empty when it named none.
  public var icon: String
  /// Whether the item can be launched.
  public var availability: Availability

  /// An item as its source describes it.
  public init(
    id: String, title: String, icon: String = "", availability: Availability = .available
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.availability = availability
  }
}

/// Whether an item can be launched, and why not.
public enum Availability: Hashable, Sendable {
  /// It can be launched.
  case available
  /// It is installed but can't run; `reason` is one sentence for the person. Drawn gray.
  case unavailable(reason: String)
  /// Nothing installed has this id. It keeps its slot, is drawn dimmed, and is never launched.
  case missing
}
