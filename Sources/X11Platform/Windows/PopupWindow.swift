package import CX11
package import GridCore

/// A menu window, which is above all others and bypasses the window manager.
///
/// While it is open, it gets all input to windows of the program and, if the grab succeeds, to those
/// of other programs.
package final class PopupWindow: PaintedWindow {
  package let display: Display
  package let id: XID
  package let visual: ScreenVisual
  package let graphics: GC
  /// Its rectangle in root coordinates.
  package let frame: Rect

  private let owner: XID
  private let grab: InputGrab

  /// Creates and maps a popup of `owner`.
  ///
  /// Its content isn't drawn yet.
  package init(on owner: Window, frame: Rect) {
    let (display, visual) = (owner.display, owner.visual)
    let geometry = WindowGeometry(
      width: frame.width, height: frame.height, origin: .init(x: frame.x, y: frame.y))
    let id = display.makeWindow(
      geometry, visual: visual,
      events: [
        .keyPress, .buttonPress, .buttonRelease, .enterWindow, .leaveWindow, .pointerMotion,
        .exposure, .structureNotify,
      ],
      isPopup: true)
    guard let graphics = XCreateGC(display.pointer, id, 0, nil) else {
      preconditionFailure("Xlib makes a graphics context for every window it made.")
    }
    (self.display, self.visual, self.id, self.graphics) = (display, visual, id, graphics)
    (self.frame, self.owner) = (frame, owner.id)
    display.set(
      display.atoms[.netWMWindowType], of: id, type: XA_ATOM,
      values: [display.atoms[.netWMWindowTypePopupMenu]])
    XSetTransientForHint(display.pointer, id, owner.id)
    XMapRaised(display.pointer, id)
    grab = InputGrab(on: display, window: id)
  }

  deinit {
    guard !display.isLost else { return }
    grab.release()
    XFreeGC(display.pointer, graphics)
    XDestroyWindow(display.pointer, id)
  }

  /// When the next attempt to grab pointer and keyboard is due; `nil` if none is.
  package var deadline: Duration? { grab.deadline }

  /// Makes the next attempt to grab, if it is due at `now`.
  package func advance(to now: Duration) { grab.advance(to: now) }

  /// Handles `event` and reports its meaning; returns true if nothing else should handle it.
  package func receive(_ event: XEvent, report: (PopupEvent) -> Void) -> Bool {
    switch event.type {
    case ButtonPress, ButtonRelease: button(event.xbutton, report: report)
    case MotionNotify: report(.moved(to: point(event.xmotion.x_root, event.xmotion.y_root)))
    case EnterNotify, LeaveNotify:
      guard event.xany.window == id else { return false }
      report(.moved(to: point(event.xcrossing.x_root, event.xcrossing.y_root)))
    case KeyPress:
      let keysyms = keysyms(of: event.xkey.keycode)
      if let key = MenuKey(keysyms: keysyms) { report(.key(key)) }
    case KeyRelease: break
    case FocusOut:
      if event.xfocus.mode == NotifyNormal, event.xfocus.detail != NotifyInferior { report(.lost) }
      return false
    case UnmapNotify, DestroyNotify:
      guard [id, owner].contains(event.xany.window) else { return false }
      report(.lost)
      return event.xany.window != owner
    case Expose, display.shmCompletionType:
      guard event.xany.window == id else { return false }
      report(event.type == Expose ? .exposed : .imageCopied)
    default: return event.xany.window == id
    }
    return true
  }

  /// The unshifted keysym of a key in each group of the keyboard.
  private func keysyms(of keycode: UInt32) -> [KeySym] {
    (0..<4).map { XkbKeycodeToKeysym(display.pointer, KeyCode(keycode), $0, 0) }
  }

  private func button(_ event: XButtonEvent, report: (PopupEvent) -> Void) {
    guard !(4...7).contains(event.button) else { return }
    let point = point(event.x_root, event.y_root)
    report(event.type == ButtonPress ? .pressed(at: point) : .released(at: point))
  }

  /// The point `x`, `y` of the root window in popup coordinates.
  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Int(x), y: Int(y)) - frame.origin
  }
}

/// What an X event means to an open popup.
///
/// Points are in device pixels from its top left corner.
package enum PopupEvent: Equatable {
  /// The pointer moved, inside or outside the popup.
  case moved(to: Point)
  /// A button other than the wheel was pressed or released.
  case pressed(at: Point), released(at: Point)
  /// A key was pressed that has a meaning in menus.
  case key(MenuKey)
  /// The popup has to be drawn again.
  case exposed
  /// The server has read the image presented last.
  case imageCopied
  /// The owner has lost the focus, or the popup or its owner was unmapped or destroyed.
  case lost
}
