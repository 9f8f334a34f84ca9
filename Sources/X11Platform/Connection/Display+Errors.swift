import CX11
import Glibc
import System

/// The last error that the server reported, and the serial number of its request: Xlib tells it to
/// a function that is given nothing of ours, on the thread that uses the connection.
nonisolated(unsafe) private var lastError: (error: X11Error, serial: UInt)?

extension Display {
  /// Runs `body`, waits for the server, and returns the last error of the requests made in it.
  ///
  /// For requests that may rightly fail: those on other programs' windows, and the attaching of
  /// shared memory.
  ///
  /// - Complexity: One round trip.
  func trapping(_ body: () -> Void) -> X11Error? {
    let first = XNextRequest(pointer)
    body()
    XSync(pointer, 0)
    guard let last = lastError, last.serial >= first else { return nil }
    lastError = nil
    return last.error
  }

  /// The last error outside a trap that was not taken yet.
  package func takeError() -> X11Error? {
    defer { lastError = nil }
    return lastError?.error
  }

  /// Makes errors neither exit nor print Xlib's own words, and a lost connection come back as
  /// `isLost`.
  func installErrorHandlers() {
    XSetErrorHandler { display, event in
      guard let display, let event = event?.pointee else { return 0 }
      lastError = (X11Error(event, on: display), event.serial)
      return 0
    }
    XSetIOErrorHandler { _ in 0 }
    let owner = Unmanaged.passUnretained(self).toOpaque()
    XSetIOErrorExitHandler(
      pointer,
      { _, owner in
        guard let owner else { return }
        Unmanaged<Display>.fromOpaque(owner).takeUnretainedValue().connectionWasLost()
      }, owner)
  }
}
