import CX11
import GridCore

extension Window {
  /// Asks the window manager to raise and focus the window; without one, does both itself.
  ///
  /// - Parameter time: The server timestamp of the event that asked for it, in milliseconds.
  package func activate(at time: UInt32) {
    setUserTime(time)
    if display.windowManagerSupports(.netActiveWindow) {
      return display.sendToWindowManager(.netActiveWindow, about: id, [1, Int(time), 0])
    }
    XMapRaised(display.pointer, id)
    takeFocus(at: time)
  }

  /// Sets the input focus to the window, for screens without a window manager.
  ///
  /// - Precondition: The window is mapped.
  package func takeFocus(at time: UInt32) {
    _ = display.trapErrors {
      XSetInputFocus(display.pointer, id, Int32(RevertToPointerRoot), Time(time))
    }
  }

  /// Moves the window to the current desktop, and to the one of `monitors` that `choice` selects.
  package func moveToCurrentDesktop(on choice: MonitorChoice, of monitors: [Monitor]) {
    if let desktop = display.values(of: .netCurrentDesktop, on: display.root)?.first {
      display.sendToWindowManager(.netWMDesktop, about: id, [Int(desktop), 1])
    }
    let area = display.workArea(of: display.monitor(choice, among: monitors))
    if !area.contains(frame.center) { center(in: area) }
  }

  /// Moves the window to the nearest of `monitors` if its center is on none of them.
  ///
  /// It does nothing if there is a window manager, which does the same.
  package func moveOntoNearest(of monitors: [Monitor]) {
    let middle = frame.center
    guard let nearest = monitors.nearest(to: middle), !nearest.frame.contains(middle),
      !display.hasWindowManager
    else { return }
    center(in: display.workArea(of: nearest))
  }

  /// Centers the window in `area`, and shrinks it to fit.
  private func center(in area: Rect) {
    let (width, height) = (min(size.width, area.width), min(size.height, area.height))
    let origin = Point(centering: Size(width: width, height: height), in: area)
    XMoveResizeWindow(
      display.pointer, id, Int32(origin.x), Int32(origin.y), UInt32(width), UInt32(height))
  }
}

extension Window {
  /// Sets `_NET_WM_USER_TIME`, the server timestamp of the user's last key or button press.
  func setUserTime(_ time: UInt32) {
    set(.netWMUserTime, type: XA_CARDINAL, values: [CUnsignedLong(time)])
  }
}

extension Window {
  /// Sets the id of the start that the window belongs to.
  ///
  /// Call it before the window is mapped.
  ///
  /// If the id has no timestamp, no user time is set, and the window manager decides about the focus.
  package func setStartupID(_ startup: StartupID) {
    set(.netStartupID, type: display.atoms[.utf8String], bytes: Array(startup.text.utf8))
    if let time = startup.time { setUserTime(time) }
  }
}
