import CX11
import GridCore

extension Display {
  /// The screen without the panels of the current desktop, in device pixels; the whole screen when
  /// no window manager tells.
  ///
  /// - Complexity: At most four round trips.
  var workArea: Rect {
    let screen = Rect(
      x: 0, y: 0, width: Int(XDisplayWidth(pointer, self.screen)),
      height: Int(XDisplayHeight(pointer, self.screen)))
    guard let areas = values(of: .netWorkArea, on: root), areas.count >= 4 else { return screen }
    let desktop = Int(values(of: .netCurrentDesktop, on: root)?.first ?? 0)
    let start = (desktop + 1) * 4 <= areas.count ? desktop * 4 : 0
    let area = Rect(
      x: Int(Int32(bitPattern: areas[start])), y: Int(Int32(bitPattern: areas[start + 1])),
      width: Int(areas[start + 2]), height: Int(areas[start + 3]))
    return area.isEmpty ? screen : area
  }

  /// The part of the monitor `choice` without panels, in device pixels.
  func workArea(of choice: MonitorChoice) -> Rect {
    choice.area(among: monitors, pointer: pointerPosition, within: workArea)
  }

  /// Where the pointer is on the screen, in device pixels.
  private var pointerPosition: Point {
    var (top, child, x, y) = (XID(), XID(), Int32(), Int32())
    var (windowX, windowY, buttons) = (Int32(), Int32(), UInt32())
    XQueryPointer(pointer, root, &top, &child, &x, &y, &windowX, &windowY, &buttons)
    return Point(x: Int(x), y: Int(y))
  }
}
