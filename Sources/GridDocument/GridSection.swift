/// A titled run of items in order.
public struct GridSection: Equatable, Sendable {
  /// A stable name for scripts and tests, for example `favorites` or `internet`.
  public let id: String
  /// The heading shown above the items.
  public var title: String
  /// The second, smaller heading beside the title; empty for none.
  public var hint: String
  /// The items in the order shown.
  public var items: [ItemHandle]

  /// A section of `items` in their order.
  public init(id: String, title: String, hint: String = "", items: [ItemHandle] = []) {
    self.id = id
    self.title = title
    self.hint = hint
    self.items = items
  }
}

extension [GridSection] {
  /// The item at `indexPath`, or `nil` when there is none.
  package func handle(at indexPath: IndexPath) -> ItemHandle? {
    guard indices.contains(indexPath.section),
      self[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return self[indexPath.section].items[indexPath.item]
  }
}

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
