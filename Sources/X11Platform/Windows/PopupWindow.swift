package import CX11
package import GridCore

/// A window above all others that no window manager knows: a menu.
///
/// While it is shown it gets what the person does to any window of the program, and, as far as the
/// server allows, to those of other programs.
package final class PopupWindow: PaintedWindow {
  package let display: Display
  package let id: XID
  package let visual: ScreenVisual
  package let graphics: GC
  /// Where it is, in coordinates of the root window.
  package let frame: Rect

  private let owner: XID
  private let grab: InputGrab

  /// Makes and shows a popup of `owner`, whose pixels are not drawn yet.
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

  /// When the server is asked again to hold pointer and keyboard; `nil` for no more.
  package var deadline: Duration? { grab.deadline }

  /// Asks the server again, if that is due at `now`.
  package func advance(to now: Duration) { grab.advance(to: now) }

  /// Takes up an event, reports what it means to the popup, and returns whether it is for nobody
  /// else.
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

  /// The unshifted keysyms of a key, one a group of the keyboard.
  private func keysyms(of keycode: UInt32) -> [KeySym] {
    (0..<4).map { XkbKeycodeToKeysym(display.pointer, KeyCode(keycode), $0, 0) }
  }

  private func button(_ event: XButtonEvent, report: (PopupEvent) -> Void) {
    guard !(4...7).contains(event.button) else { return }
    let point = point(event.x_root, event.y_root)
    report(event.type == ButtonPress ? .pressed(at: point) : .released(at: point))
  }

  /// A point of the root window in coordinates of the popup.
  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Int(x), y: Int(y)) - frame.origin
  }
}
