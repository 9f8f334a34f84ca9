/// The position of an item: its section, and its index in the section, both from 0.
///
/// The names follow `UICollectionView`; the type is our own so that the core needs no Foundation.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section; 0 is the favorites.
  public var section: Int
  /// The index in the section.
  public var item: Int

  /// The position of the item at index `item` of `section`.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// Whether `lhs` comes before `rhs` in reading order.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}
