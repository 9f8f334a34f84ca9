import CX11

/// A start of the program that finds the window open: it hands over what it was asked for.
@MainActor struct SecondStart {
  private let display: Display
  private let window: XID

  /// A start on `display`.
  init(on display: Display) {
    self.display = display
    window = XCreateSimpleWindow(display.pointer, display.root, -1, -1, 1, 1, 0, 0, 0)
  }

  /// Asks the window `holder` to come, tells the desktop that this start is over, and waits until
  /// the server has all of it.
  func handOver(to holder: XID, toggles: Bool, edits: Bool, startup: StartupID?) {
    let time = startup?.time.flatMap { $0 == 0 ? nil : $0 } ?? serverTime
    let summons = Summons(toggles: toggles, edits: edits, time: time)
    _ = display.trapping { display.tell(holder, .summons, summons.values) }
    if let startup { StartupMessages(on: display, from: window).remove(id: startup.text) }
    display.synchronize()
  }

  /// The time of the server: that at which it takes up a change of a property (ICCCM 2.1).
  private var serverTime: UInt32 {
    let mask: CX11EventMask = .propertyChange
    XSelectInput(display.pointer, window, mask.rawValue)
    XChangeProperty(
      display.pointer, window, display.atoms[.summons], XA_CARDINAL, 32, PropModeAppend, nil, 0)
    var event = XEvent()
    XWindowEvent(display.pointer, window, mask.rawValue, &event)
    return UInt32(truncatingIfNeeded: event.xproperty.time)
  }
}
