/// The badge on a cell in edit mode.
public enum Badge: UInt8, Sendable {
  /// No badge.
  case none
  /// A minus: a press removes the favorite.
  case remove
  /// A plus: a press adds the item to the favorites.
  case add
  /// A tick: the item is in the favorites already.
  case added
}
