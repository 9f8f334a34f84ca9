import GridPainting

/// What the person does to an open menu.
nonisolated enum MenuEvent: Equatable, Sendable {
  /// The pointer moved, with or without a button.
  case moved(over: MenuHit)
  /// A button other than the wheel went down.
  case pressed(on: MenuHit)
  /// It came up.
  case released(on: MenuHit)
  /// A key went down.
  case key(MenuKey)
  /// The page lost the focus, or somebody took the menu away.
  case lost
}

/// What a key means to a menu.
nonisolated enum MenuKey: Equatable, Sendable {
  /// To the entry before or after, the first one after the last.
  case up, down
  /// To the first or the last entry.
  case home, end
  /// Chooses what is highlighted.
  case choose
  /// Closes the menu.
  case close
  /// To the next entry whose title begins with it.
  case letter(Character)
}
