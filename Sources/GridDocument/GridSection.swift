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
