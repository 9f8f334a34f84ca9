import Freedesktop
import GridCore
import GridSettings

/// What an entry of a menu does.
nonisolated enum MenuAction: Equatable, Sendable {
  /// Launches the item.
  case open
  /// Starts one of the application's own actions.
  case start(DesktopAction)
  /// Adds the item to the favorites, or removes it.
  case add, remove
  /// Moves the favorite to the first or last place that it may have.
  case moveToStart, moveToEnd
  /// Pins the favorite, or lets it go.
  case keepInPlace, letItMove
  /// Puts the item's id on the clipboard.
  case copyID
  /// Starts what a preset that is not trusted says; `staysOpen` asks that the window stay.
  case startOnce(PresetAction, staysOpen: Bool)
  /// Does what a key does.
  case press(KeyCommand)
  /// Closes the menu, and nothing else.
  case cancel

  /// What a key asks for that does the same; `nil` when none does.
  var command: KeyCommand? {
    switch self {
    case .press(let command): command
    case .open: .activate(staysOpen: false)
    case .add, .remove: .toggleMembership
    default: nil
    }
  }
}
