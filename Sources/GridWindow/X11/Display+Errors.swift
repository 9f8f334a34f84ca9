import CX11

/// What the error handler, which Xlib gives nothing of ours, shares with an open trap.
private struct ErrorTrap {
  let firstSerial: UInt
  var caught: X11Error?
}

/// The trap that is open; its last error stays in it.
private var openTrap: ErrorTrap?

extension Display {
  /// Runs `body`, waits for the server, and returns the last error of the requests made in it.
  ///
  /// For requests that may rightly fail: those on other programs' windows, and the attaching of
  /// shared memory. Errors of earlier requests are logged as ever.
  ///
  /// - Complexity: One round trip.
  func trapping(_ body: () -> Void) -> X11Error? {
    openTrap = ErrorTrap(firstSerial: XNextRequest(pointer))
    body()
    XSync(pointer, 0)
    defer { openTrap = nil }
    return openTrap?.caught
  }

  /// Makes errors neither exit nor print Xlib's own words, and a lost connection come back as
  /// `isLost`.
  func installErrorHandlers() {
    XSetErrorHandler { display, event in
      guard let display, let event = event?.pointee else { return 0 }
      return MainActor.assumeIsolated { Display.report(event, on: display) }
    }
    XSetIOErrorHandler { _ in 0 }
    let owner = Unmanaged.passUnretained(self).toOpaque()
    XSetIOErrorExitHandler(
      pointer,
      { _, owner in
        guard let owner else { return }
        let display = Unmanaged<Display>.fromOpaque(owner)
        MainActor.assumeIsolated { display.takeUnretainedValue().connectionWasLost() }
      }, owner)
  }

  private static func report(_ event: XErrorEvent, on display: OpaquePointer) -> Int32 {
    let error = X11Error(event, on: display)
    if let trap = openTrap, event.serial >= trap.firstSerial {
      openTrap?.caught = error
    } else {
      Log()(.error, error.description)
    }
    return 0
  }
}
