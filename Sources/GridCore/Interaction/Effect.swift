/// What happened on the page, or what the front end is asked to do.
public enum Effect: Equatable, Sendable {
  /// An edit was made: the favorites are to be saved. One for each edit; the order itself is
  /// read from the grid.
  case documentChanged(revision: Int)
  /// An item is to be launched; `staysOpen` asks that the window stay whatever its role.
  case launch(ItemHandle, staysOpen: Bool)
  /// An item was chosen, and the window is to close.
  case select(ItemHandle)
  /// The lifted item would now drop at `to`. Index paths count after the move.
  case proposedMove(ItemHandle, from: IndexPath, to: IndexPath)
  /// The lifted item was dropped at `to`. Index paths count after the move.
  case didMove(ItemHandle, from: IndexPath, to: IndexPath)
  /// Edit mode began or ended.
  case didChangeEditing(Bool)
  /// A server has received the order of this revision; reported by `Grid.orderWasPublished`.
  /// to itself.
  case orderChanged(revision: Int)
  /// A toast is due. The front end measures its words and
  /// calls `Grid.showToast`.
  case toast(Toast)
  /// A screen reader is to say something.
  case announce(Announcement)
  /// The pointer rests on the cell of an item. When its label is cut, the shell measures the
  /// full title and calls `Grid.showTooltip`.
  case tooltip(ItemHandle)
  /// An offer in the panel of an empty section 0 was chosen; the front end carries it out.
  case offerTaken(id: Int)
  /// The page is to close: its button was clicked, or a key asks for it.
  case closeRequested
  /// The search text changed; empty when the search closed. The front end finds the
  /// items and calls `Grid.showResults`.
  case searchChanged(String)
  /// The context menu of an item is asked for, beside a rectangle in viewport coordinates.
  case contextMenu(ItemHandle, at: IndexPath, beside: Rect)
  /// The menu of what the page can do is asked for, beside a rectangle in viewport coordinates.
  case pageMenu(beside: Rect)
  /// Escape was pressed with nothing to cancel or close; what it ends is up to the window's role.
  case escaped
  /// A pin mark that pinned nothing was dropped by an edit beside it.
  case pinMarkDropped(ItemHandle)
  /// An edit was refused.
  case refused(EditError)
}

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
