package import GridCore

/// An action that keys can be bound to, with its name in the configuration.
///
/// The bindings, the keys of the `[Keys]` group and their manual are made from the table of actions.
package struct KeyAction: Sendable {
  /// The name in the configuration.
  package let name: String
  /// The command that the keys send to the grid.
  package let command: KeyCommand
  /// The default keys, in the form of the configuration.
  package let defaults: String
  /// What it does, in one line.
  package let summary: String

  private init(_ name: String, _ command: KeyCommand, _ defaults: String, _ summary: String) {
    (self.name, self.command, self.defaults, self.summary) = (name, command, defaults, summary)
  }

  /// The key combinations of `defaults`.
  var defaultKeys: [KeyCombination] {
    defaults.split(separator: ";").compactMap { try? KeyCombination(String($0)) }
  }

  /// Every action, in the order of the manual.
  package static let all = navigation + edits + favorites + page

  private static let navigation = [
    KeyAction("Left", .arrow(.left), "Left", "Goes or carries one place to the left."),
    KeyAction("Right", .arrow(.right), "Right", "Goes or carries one place to the right."),
    KeyAction("Up", .arrow(.up), "Up", "Goes or carries one row up."),
    KeyAction("Down", .arrow(.down), "Down", "Goes or carries one row down."),
    KeyAction("Home", .home, "Home", "Goes to the start."),
    KeyAction("End", .end, "End", "Goes to the end."),
    KeyAction("PageUp", .pageUp, "Page_Up", "Goes up by nearly a window."),
    KeyAction("PageDown", .pageDown, "Page_Down", "Goes down by nearly a window."),
    KeyAction("NextSection", .nextSection, "Tab", "Goes to the next section."),
    KeyAction(
      "PreviousSection", .previousSection, "Shift+Tab;ISO_Left_Tab",
      "Goes to the section before."),
    KeyAction(
      "Open", .activate(staysOpen: false), "Return;ISO_Enter",
      "Starts the item that the keyboard is on, or drops the one that is carried."),
    KeyAction(
      "OpenAndStay", .activate(staysOpen: true), "Ctrl+Return;Ctrl+ISO_Enter",
      "Starts the item, and the window stays open."),
    KeyAction(
      "Cancel", .escape, "Escape",
      "Takes back the innermost thing that is open: a drag, a search, edit mode, a launcher."),
  ]

  private static let edits = [
    KeyAction("Lift", .lift, "space", "Lifts a favorite in edit mode, and drops it."),
    KeyAction("MoveLeft", .move(.left), "Ctrl+Shift+Left", "Moves a favorite one place back."),
    KeyAction("MoveRight", .move(.right), "Ctrl+Shift+Right", "Moves a favorite one place on."),
    KeyAction("MoveUp", .move(.up), "Ctrl+Shift+Up", "Moves a favorite one row up."),
    KeyAction("MoveDown", .move(.down), "Ctrl+Shift+Down", "Moves a favorite one row down."),
    KeyAction("Remove", .delete, "Delete", "Removes a favorite."),
    KeyAction(
      "ToggleFavorite", .toggleMembership, "Ctrl+d",
      "Adds the item to the favorites, or removes it."),
    KeyAction("ToggleEditing", .toggleEditing, "Ctrl+e", "Begins or ends edit mode."),
    KeyAction("Undo", .undo, "Ctrl+z", "Takes the last edit back."),
    KeyAction("Redo", .redo, "Ctrl+Shift+z", "Does the last edit taken back again."),
    KeyAction(
      "DeleteBackward", .deleteBackward, "BackSpace", "Takes back a character of the search."),
  ]

  private static let favorites = (1...9).map { number in
    KeyAction(
      "OpenFavorite\(number)", .launchFavorite(number), "Alt+\(number)",
      "Starts favorite \(number).")
  }

  private static let page = [
    KeyAction("Menu", .menu, "Menu;Shift+F10", "Opens the menu of the item."),
    KeyAction(
      "Help", .pageMenu, "F1", "Opens the menu of what the page can do, and by which keys."),
    KeyAction("Close", .close, "Ctrl+q;Ctrl+w", "Closes the window."),
  ]
}
