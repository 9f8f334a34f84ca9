/// What a key, with its modifiers, asks for.
public enum KeyCommand: Equatable, Sendable {
  /// Takes back the innermost thing that is open: a drag, a press, edit mode.
  case escape
  /// Takes back the last edit, or does the last one taken back again.
  case undo, redo
  /// Scrolls by nearly a window, and takes the focus along.
  case pageUp, pageDown
  /// Goes to the start or the end: with the focus, or by scrolling when there is none yet.
  case home, end
  /// Moves the focus by one place, or carries a lifted item there.
  case arrow(Direction)
  /// Moves the focus to the first item of the next section, or of the one before.
  case nextSection, previousSection
  /// Launches the focused item, or drops a lifted one; `staysOpen` asks that the window stay.
  case activate(staysOpen: Bool)
  /// Lifts the focused favorite in edit mode, or drops it.
  case lift
  /// Moves the focused favorite by one place, or by a row.
  case move(Direction)
  /// Takes back the last character of the search.
  case deleteBackward
  /// Removes the focused favorite.
  case delete
  /// Adds the focused item to the favorites, or removes it.
  case toggleMembership
  /// Begins or ends edit mode.
  case toggleEditing
  /// Launches a favorite by its place, counted from 1.
  case launchFavorite(Int)
  /// Opens the context menu of the focused item.
  case menu
  /// Opens the menu of what the page can do.
  case pageMenu
  /// Closes the page.
  case close
}
