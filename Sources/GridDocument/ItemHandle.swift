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
