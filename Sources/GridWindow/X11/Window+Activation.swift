import CX11
import GridCore

extension Window {
  /// Comes to the top and takes the keyboard at `time`, in the server's milliseconds, as far as
  /// the window manager lets it.
  func activate(at time: UInt32) {
    noteUserTime(time)
    if display.windowManagerKnows(.netActiveWindow) {
      return display.askWindowManager(.netActiveWindow, about: id, [1, Int(time), 0])
    }
    XMapRaised(display.pointer, id)
    takeFocus(at: time)
  }

  /// Takes the keyboard where no window manager gives it; the window has to be shown.
  func takeFocus(at time: UInt32) {
    _ = display.trapping {
      XSetInputFocus(display.pointer, id, Int32(RevertToPointerRoot), Time(time))
    }
  }

  /// Comes to the desktop that the person looks at, and to the monitor `monitor`.
  func comeHere(to monitor: MonitorChoice) {
    if let desktop = display.values(of: .netCurrentDesktop, on: display.root)?.first {
      display.askWindowManager(.netWMDesktop, about: id, [Int(desktop), 1])
    }
    let area = display.workArea(of: monitor)
    let frame = frameOnScreen
    guard !area.contains(frame.center) else { return }
    let origin = WindowGeometry.Origin(centering: frame.size, in: area)
    XMoveWindow(display.pointer, id, Int32(origin.x), Int32(origin.y))
  }

  /// The window's content on the screen, in device pixels.
  private var frameOnScreen: Rect {
    var (x, y, child) = (Int32(), Int32(), XID())
    XTranslateCoordinates(display.pointer, id, display.root, 0, 0, &x, &y, &child)
    return Rect(x: Int(x), y: Int(y), width: size.width, height: size.height)
  }
}
