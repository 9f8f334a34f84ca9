/// Every item the program has heard of, by handle and by id.
///
/// The table only grows: a handle once given stays good, whatever is uninstalled meanwhile.
public struct ItemTable: Sendable {
  private var items: [Item] = []
  private var revisions: [UInt32] = []
  private var handles: [ItemID: ItemHandle] = [:]

  /// An empty table.
  public init() {}

  /// How many items are known.
  public var count: Int { items.count }

  /// The item of `handle`.
  ///
  /// - Precondition: This table gave the handle.
  public subscript(handle: ItemHandle) -> Item { items[handle.row] }

  /// The id of the item, without the rest of it.
  package func id(of handle: ItemHandle) -> String { items[handle.row].id }

  /// Whether the item can be launched, without the rest of it.
  package func availability(of handle: ItemHandle) -> Availability {
    items[handle.row].availability
  }

  /// The handle of the item whose id is `id`, or `nil` when no such item was ever inserted.
  ///
  /// - Complexity: O(1) expected.
  public func handle(of id: String) -> ItemHandle? { handles[ItemID(id)] }

  /// A number that grows whenever the look of the item changes: its title, icon or availability.
  public func revision(of handle: ItemHandle) -> UInt32 { revisions[handle.row] }

  /// Makes room for `count` items in all.
  public mutating func reserveCapacity(_ count: Int) {
    items.reserveCapacity(count)
    revisions.reserveCapacity(count)
    handles.reserveCapacity(count)
  }

  /// Inserts `item`, or replaces what was known of the same id, and returns its handle.
  ///
  /// - Complexity: O(1) expected.
  @discardableResult
  public mutating func update(_ item: Item) -> ItemHandle {
    guard let handle = handle(of: item.id) else { return append(item) }
    if items[handle.row] != item {
      items[handle.row] = item
      revisions[handle.row] &+= 1
    }
    return handle
  }

  /// The handle of `id`; an id never seen becomes a missing item whose title is its id.
  public mutating func handle(ofKnownOrMissing id: String) -> ItemHandle {
    handle(of: id) ?? append(Item(id: id, title: id, availability: .missing))
  }

  /// Says that the look of the item changed in a way the table doesn't hold, such as its icon's
  /// pixels having arrived.
  public mutating func touch(_ handle: ItemHandle) { revisions[handle.row] &+= 1 }

  private mutating func append(_ item: Item) -> ItemHandle {
    precondition(items.count < Int(UInt32.max), "More items than handles can number.")
    let handle = ItemHandle(rawValue: UInt32(items.count))
    items.append(item)
    revisions.append(0)
    handles[ItemID(item.id)] = handle
    return handle
  }
}
