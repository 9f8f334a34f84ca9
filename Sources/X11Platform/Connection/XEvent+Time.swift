package import CX11

/// An event from the server, as Xlib has it.
package typealias X11Event = XEvent

extension XEvent {
  /// When the server says it happened, in its 32-bit milliseconds; `nil` for an event that carries
  /// no time.
  package var serverTime: UInt32? {
    let time: Time
    switch type {
    case KeyPress, KeyRelease: time = xkey.time
    case ButtonPress, ButtonRelease: time = xbutton.time
    case MotionNotify: time = xmotion.time
    case EnterNotify, LeaveNotify: time = xcrossing.time
    default: return nil
    }
    return time == CX11CurrentTime ? nil : UInt32(truncatingIfNeeded: time)
  }

  /// The time of a key or button that went down, by which window managers order windows.
  var useTime: UInt32? { type == KeyPress || type == ButtonPress ? serverTime : nil }
}
