package import GridCore

/// What an X event means to an open popup; points are device pixels from its corner.
package enum PopupEvent: Equatable {
  /// The pointer moved, perhaps outside.
  case moved(to: Point)
  /// A button other than the wheel went down, or came up.
  case pressed(at: Point), released(at: Point)
  /// A key went down that means something to menus.
  case key(MenuKey)
  /// Its pixels were lost.
  case exposed
  /// The server has read the image last presented.
  case imageCopied
  /// The page has lost the focus, or one of both windows is gone.
  case lost
}
