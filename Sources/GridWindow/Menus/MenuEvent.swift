import GridPainting
import X11Platform

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
