import CX11
import Glibc
import System

/// The last error that the server reported, with the serial number of the failed request.
///
/// It is global because Xlib's error handler receives no context. Only the thread that uses the
/// connection reads and writes it.
nonisolated(unsafe) private var lastError: (error: X11Error, serial: UInt)?

extension Display {
  /// Runs `body`, waits for the server, and returns the last error of the requests made in `body`.
  ///
  /// Use it for requests that may fail in normal operation, such as requests on windows of other
  /// programs, and attaching shared memory.
  ///
  /// - Complexity: One round trip.
  func trapErrors(_ body: () -> Void) -> X11Error? {
    let first = XNextRequest(pointer)
    body()
    XSync(pointer, 0)
    guard let last = lastError, last.serial >= first else { return nil }
    lastError = nil
    return last.error
  }

  /// Returns and clears the last error that occurred outside `trapErrors`; `nil` if there is none.
  package func popError() -> X11Error? {
    defer { lastError = nil }
    return lastError?.error
  }

  /// Replaces Xlib's handlers, which print a message and exit: an error is kept for `popError()`, and
  /// a lost connection sets `isLost`.
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
