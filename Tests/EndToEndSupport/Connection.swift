import CX11

/// The test's connection to an X server, with which it acts as another program.
final class Connection {
  let display: OpaquePointer
  let root: Window

  init(to server: XServer) throws {
    Self.outliveErrors()
    guard let display = XOpenDisplay(server.name) else {
      throw EndToEndError("no display \(server.name)")
    }
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    self.display = display
    root = XDefaultRootWindow(display)
    XSelectInput(display, root, SubstructureNotifyMask)
  }

  deinit { XCloseDisplay(display) }

  /// Makes Xlib leave the process alone when a window vanishes in the middle of a request.
  private static func outliveErrors() {
    XSetErrorHandler { _, _ in 0 }
    XSetIOErrorHandler { _ in 0 }
  }

  /// Waits until the server has done all that was asked.
  func sync() { XSync(display, 0) }

  func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  /// The next event that `matching` wants; events before it are dropped.
  func event(where matching: (XEvent) -> Bool) -> XEvent? {
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if matching(event) { return event }
    }
    return nil
  }
}

extension Connection {
  /// Grabs pointer and keyboard, as a menu does.
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
