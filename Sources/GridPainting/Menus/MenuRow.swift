/// One row of a menu, as it is drawn.
public struct MenuRow: Equatable, Sendable {
  /// What it says.
  public var title: String
  /// The key that does the same, at the trailing edge; empty for none.
  public var key: String
  /// Whether it can be chosen; others are grayed.
  public var isEnabled: Bool
  /// Whether a line parts it from the row before.
  public var startsGroup: Bool

  /// A row from its parts.
  public init(
    title: String, key: String = "", isEnabled: Bool = true, startsGroup: Bool = false
  ) {
    (self.title, self.key) = (title, key)
    (self.isEnabled, self.startsGroup) = (isEnabled, startsGroup)
  }
}
