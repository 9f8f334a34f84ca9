package import CX11

/// Tells the window manager when a new size has been drawn, so that it resizes no faster than the
/// page can follow: `_NET_WM_SYNC_REQUEST` of EWMH 1.5.
package final class ResizeSync {
  /// The counter on the server.
  let counter: XID

  private let display: Display
  private var request: Request?

  /// The value that the counter is to have once the next size has been drawn.
  private struct Request {
    let value: XSyncValue
    /// Whether that size has come.
    var isDue = false
  }

  /// A counter at 0; `nil` when the server has none.
  init?(on display: Display) {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XSyncQueryExtension(display.pointer, &event, &error) != 0,
      XSyncInitialize(display.pointer, &major, &minor) != 0
    else { return nil }
    self.display = display
    counter = XSyncCreateCounter(display.pointer, XSyncValue(hi: 0, lo: 0))
  }

  deinit {
    if !display.isLost { XSyncDestroyCounter(display.pointer, counter) }
  }

  /// Takes up the window manager's announcement of a size.
  package func announced(_ message: XClientMessageEvent) {
    request = Request(
      value: XSyncValue(
        hi: Int32(truncatingIfNeeded: message.data.l.3),
        lo: UInt32(truncatingIfNeeded: message.data.l.2)))
  }

  /// Takes up that the size has come.
  func configured() { request?.isDue = true }

  /// Says that what is shown has the last size.
  package func painted() {
    guard let request, request.isDue else { return }
    XSyncSetCounter(display.pointer, counter, request.value)
    self.request = nil
  }
}
