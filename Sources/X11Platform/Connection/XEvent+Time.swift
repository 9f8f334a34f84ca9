package import CX11

/// Xlib's event, for code that does not import CX11.
package typealias X11Event = XEvent

extension XEvent {
  /// The event's server timestamp in milliseconds; `nil` if the event has none.
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

  /// The server timestamp of a key or button press, which `_NET_WM_USER_TIME` reports; `nil` for other
  /// events.
  var userTime: UInt32? { type == KeyPress || type == ButtonPress ? serverTime : nil }
}
