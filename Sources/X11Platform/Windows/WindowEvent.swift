package import GridCore

/// The meaning of an X event for the owner of a window.
package enum WindowEvent: Equatable {
  /// Input for the grid.
  case input(InputEvent)
  /// The window may have moved on the screen.
  case moved
  /// A rectangle of the window has to be drawn again.
  case exposed(Rect)
  /// The server has read the image presented last.
  case imageCopied
  /// The window manager asks the program to close the window.
  case closeRequested
  /// A later start of the program sends a request; `Window.acceptRequest()` returns it.
  case activationRequested
  /// Another program destroyed the window. No request may name it any more.
  case destroyed
}
