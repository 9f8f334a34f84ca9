/// What a point is on, seen from a menu.
public enum MenuHit: Equatable, Sendable {
  /// A row, counted from 0.
  case row(Int)
  /// The border, or a line between rows.
  case border
  /// Nothing of the menu.
  case outside
}
