/// What a screen reader is to say, without words; positions count from 1.
///
/// What a toast says is not announced a second time.
public enum Announcement: Equatable, Sendable {
  /// The focus or a lifted item is at this position of `count`.
  case item(ItemHandle, place: Int, count: Int)
  /// The item was lifted.
  case lifted(ItemHandle)
  /// The lifted item was dropped.
  case dropped(ItemHandle, place: Int)
  /// The lifted item returned to where it came from.
  case cancelled(ItemHandle, place: Int)
  /// The item is a favorite now.
  case added(ItemHandle)
  /// The item is no favorite any more.
  case removed(ItemHandle)
  /// Nothing was found for this text.
  case nothingFound(String)
}
