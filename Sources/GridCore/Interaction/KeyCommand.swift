/// A command of the keyboard: what a key with its modifiers asks for.
public enum KeyCommand: Equatable, Sendable {
  /// Cancels or closes the innermost of these: a drag, a press, a search, edit mode.
  case escape
  /// Undoes the last edit, or redoes the last one undone.
  case undo, redo
  /// Scrolls by nearly a window and moves the focus by as much.
  case pageUp, pageDown
  /// Moves the focus to the start or the end, or scrolls there when there is no focus.
  case home, end
  /// Moves the focus by one cell, or a lifted item by one slot.
  case arrow(Direction)
  /// Moves the focus to the first item of the next section, or of the one before.
  case nextSection, previousSection
  /// Launches the focused item, or drops a lifted one; `staysOpen` asks that the window stay.
  case activate(staysOpen: Bool)
  /// Lifts the focused favorite in edit mode, or drops it.
  case lift
  /// Moves the focused favorite by one slot, or by a row.
  case move(Direction)
  /// Deletes the last character of the search.
  case deleteBackward
  /// Removes the focused favorite.
  case delete
  /// Adds the focused item to the favorites, or removes it.
  case toggleMembership
  /// Begins or ends edit mode.
  case toggleEditing
  /// Launches a favorite by its position, counted from 1.
  case launchFavorite(Int)
  /// Opens the context menu of the focused item.
  case menu
  /// Opens the menu of the page.
  case pageMenu
  /// Closes the page.
  case close
}
