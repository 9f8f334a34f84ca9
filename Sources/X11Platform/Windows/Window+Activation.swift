import CX11
import GridCore

extension Window {
  /// Comes to the top and takes the keyboard at `time`, in the server's milliseconds, as far as
  /// the window manager lets it.
  package func activate(at time: UInt32) {
    noteUserTime(time)
    if display.windowManagerKnows(.netActiveWindow) {
      return display.askWindowManager(.netActiveWindow, about: id, [1, Int(time), 0])
    }
    XMapRaised(display.pointer, id)
    takeFocus(at: time)
  }

  /// Takes the keyboard where no window manager gives it; the window has to be shown.
  package func takeFocus(at time: UInt32) {
    _ = display.trapping {
      XSetInputFocus(display.pointer, id, Int32(RevertToPointerRoot), Time(time))
    }
  }

  /// Comes to the desktop that the person looks at, and to the one of `monitors` that is chosen.
  package func comeHere(to choice: MonitorChoice, of monitors: [Monitor]) {
    if let desktop = display.values(of: .netCurrentDesktop, on: display.root)?.first {
      display.askWindowManager(.netWMDesktop, about: id, [Int(desktop), 1])
    }
    let area = display.workArea(of: display.monitor(choice, among: monitors))
    if !area.contains(frame.center) { center(in: area) }
  }

  /// Comes to the nearest of `monitors` when none shows its middle any more; a window manager does
  /// that by itself.
  package func returnToScreen(of monitors: [Monitor]) {
    let middle = frame.center
    guard let nearest = monitors.nearest(to: middle), !nearest.frame.contains(middle),
      !display.hasWindowManager
    else { return }
    center(in: display.workArea(of: nearest))
  }

  /// Moves the window to the middle of `area`, and makes it no larger than that.
  private func center(in area: Rect) {
    let (width, height) = (min(size.width, area.width), min(size.height, area.height))
    let origin = Point(centering: Size(width: width, height: height), in: area)
    XMoveResizeWindow(
      display.pointer, id, Int32(origin.x), Int32(origin.y), UInt32(width), UInt32(height))
  }
}
