import CX11

extension Connection {
  /// Takes pointer and keyboard for this connection alone, as a menu does.
  ///
  /// - Returns: Whether the server gave both; without both it keeps none.
  func grab() -> Bool {
    let pointer = XGrabPointer(
      display, root, 0, UInt32(ButtonPressMask), GrabModeAsync, GrabModeAsync, 0, 0, 0)
    let keyboard = XGrabKeyboard(display, root, 0, GrabModeAsync, GrabModeAsync, 0)
    guard pointer == GrabSuccess, keyboard == GrabSuccess else {
      ungrab()
      return false
    }
    return true
  }

  func ungrab() {
    XUngrabPointer(display, 0)
    XUngrabKeyboard(display, 0)
    sync()
  }
}
