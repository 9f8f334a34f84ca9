/// Something that a screen reader is to say, without its words; places count from 1.
///
/// What a toast says is said by its effect and not once more by an announcement.
public enum Announcement: Equatable, Sendable {
  /// The keyboard went to the item, or it is carried or held there: its place among so many.
  case item(ItemHandle, place: Int, count: Int)
  /// The item was lifted.
  case lifted(ItemHandle)
  /// The lifted item was dropped.
  case dropped(ItemHandle, place: Int)
  /// The lifted item went back where it came from.
  case cancelled(ItemHandle, place: Int)
  /// The item is a favorite now.
  case added(ItemHandle)
  /// The item is no favorite any more.
  case removed(ItemHandle)
  /// Nothing was found for this text.
  case nothingFound(String)
}
