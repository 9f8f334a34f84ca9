/// All items that were ever known, by handle and by id.
///
/// The table only grows, so a handle stays valid after its item is uninstalled.
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

  /// The id of the item, without copying the item.
  package func id(of handle: ItemHandle) -> String { items[handle.row].id }

  /// Whether the item can be launched, without copying the item.
  package func availability(of handle: ItemHandle) -> Availability {
    items[handle.row].availability
  }

  /// The handle of the item whose id is `id`, or `nil` when no such item was ever inserted.
  ///
  /// - Complexity: O(1) expected.
  public func handle(of id: String) -> ItemHandle? { handles[ItemID(id)] }

  /// A number that grows whenever the look of the item changes: its title, icon or availability.
  public func revision(of handle: ItemHandle) -> UInt32 { revisions[handle.row] }

  /// Reserves storage for `count` items in all.
  public mutating func reserveCapacity(_ count: Int) {
    items.reserveCapacity(count)
    revisions.reserveCapacity(count)
    handles.reserveCapacity(count)
  }

  /// Inserts `item`, or replaces the one with the same id, and returns its handle.
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

  /// Returns the handle of `id`, and inserts a missing item titled `id` when it is unknown.
  public mutating func handle(ofKnownOrMissing id: String) -> ItemHandle {
    handle(of: id) ?? append(Item(id: id, title: id, availability: .missing))
  }

  /// Records a change of the item's look that the table doesn't hold, such as the arrival of its
  /// icon's pixels.
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

/// A number that identifies one item id for as long as the program runs.
///
/// Orders are arrays of handles, so moving an item moves four bytes. A handle is only meaningful
/// together with the `ItemTable` that gave it.
public struct ItemHandle: Hashable, Sendable {
  /// The item's row in its table, from 0.
  public let rawValue: UInt32

  /// The handle of row `rawValue`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  package var row: Int { Int(rawValue) }
}
