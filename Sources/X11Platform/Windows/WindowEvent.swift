package import GridCore

/// What an X event means to the program.
package enum WindowEvent: Equatable {
  /// Something the grid has to know.
  case input(InputEvent)
  /// The window may be elsewhere on the screen than before.
  case moved
  /// The pixels of a rectangle of the window were lost.
  case exposed(Rect)
  /// The server has read the image last presented.
  case imageCopied
  /// The window manager asks to close the window.
  case closeRequested
  /// A later start of the program asks for the window.
  case summoned(ActivationRequest)
  /// Somebody destroyed the window; it must not be named to the server any more.
  case destroyed
}
