import CX11

/// Reports to the window manager when a new size has been drawn, so that it does not resize faster
/// than the program draws (`_NET_WM_SYNC_REQUEST` of EWMH 1.5).
package final class ResizeSync {
  /// The counter on the server.
  let counter: XID

  private let display: Display
  private var request: Request?

  /// A request to set the counter once the next size has been drawn.
  private struct Request {
    let value: XSyncValue
    /// Whether that size has arrived.
    var hasSize = false
  }

  /// Creates a counter with the value 0; `nil` if the server lacks the SYNC extension.
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

  /// Handles the window manager's announcement of a size.
  func receive(_ message: XClientMessageEvent) {
    request = Request(
      value: XSyncValue(
        hi: Int32(truncatingIfNeeded: message.data.l.3),
        lo: UInt32(truncatingIfNeeded: message.data.l.2)))
  }

  /// Notes that the announced size has arrived.
  func didConfigure() { request?.hasSize = true }

  /// Sets the counter, if the drawn frame has the announced size.
  package func didPaint() {
    guard let request, request.hasSize else { return }
    XSyncSetCounter(display.pointer, counter, request.value)
    self.request = nil
  }
}
