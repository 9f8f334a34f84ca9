import GridCore
import GridPainting
import X11Platform

/// One entry of a menu: what it says and what it does.
nonisolated struct MenuEntry: Equatable, Sendable {
  /// How it is drawn.
  var row: MenuRow
  /// What it does when it is chosen.
  let action: MenuAction

  /// An entry called `title`.
  init(_ title: String, _ action: MenuAction, isEnabled: Bool = true) {
    (row, self.action) = (MenuRow(title: title, isEnabled: isEnabled), action)
  }

  /// The entry with the key of `bindings` that does the same beside its title.
  func naming(_ bindings: KeyBindings) -> MenuEntry {
    guard let command = action.command else { return self }
    var entry = self
    entry.row.key = bindings.combination(for: command)?.label ?? ""
    return entry
  }
}
