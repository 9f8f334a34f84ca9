/// What adding a catalog item to the favorites does to the catalog.
public enum Membership: Sendable {
  /// The catalog item stays where it is and its badge turns from plus to tick.
  case copies
  /// The item leaves its catalog section, and comes back to it when it is removed.
  case moves
}
