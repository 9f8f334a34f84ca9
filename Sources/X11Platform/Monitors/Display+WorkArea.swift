import CX11
package import GridCore

extension Display {
  /// The one of `monitors` that `choice` selects.
  ///
  /// - Complexity: One round trip.
  package func monitor(_ choice: MonitorChoice, among monitors: [Monitor]) -> Monitor? {
    choice.monitor(among: monitors, pointer: pointerPosition)
  }

  /// The part of `monitor` that panels leave free, in device pixels; without a monitor, that of the
  /// screen.
  ///
  /// - Complexity: At most five round trips.
  package func workArea(of monitor: Monitor?) -> Rect {
    let area = workArea
    return monitor?.area(within: area) ?? area
  }

  /// The part of the screen that the panels of the current desktop leave free, in device pixels; the
  /// whole screen if no window manager reports it.
  ///
  /// - Complexity: At most five round trips.
  package var workArea: Rect {
    let screen = screenFrame
    guard let areas = values(of: .netWorkArea, on: root), areas.count >= 4 else { return screen }
    let desktop = Int(values(of: .netCurrentDesktop, on: root)?.first ?? 0)
    let start = (desktop + 1) * 4 <= areas.count ? desktop * 4 : 0
    let area = Rect(
      x: Int(Int32(bitPattern: areas[start])), y: Int(Int32(bitPattern: areas[start + 1])),
      width: Int(areas[start + 2]), height: Int(areas[start + 3]))
    let visible = area.intersection(screen)
    return visible.isEmpty ? screen : visible
  }

  /// The current size of the screen.
  ///
  /// Xlib's own numbers are those at connection time.
  var screenFrame: Rect {
    var (top, x, y) = (XID(), Int32(), Int32())
    var (width, height, border, depth) = (UInt32(), UInt32(), UInt32(), UInt32())
    XGetGeometry(pointer, root, &top, &x, &y, &width, &height, &border, &depth)
    return Rect(x: 0, y: 0, width: Int(width), height: Int(height))
  }

  /// The position of the pointer on the screen, in device pixels.
  private var pointerPosition: Point {
    var (top, child, x, y) = (XID(), XID(), Int32(), Int32())
    var (windowX, windowY, buttons) = (Int32(), Int32(), UInt32())
    XQueryPointer(pointer, root, &top, &child, &x, &y, &windowX, &windowY, &buttons)
    return Point(x: Int(x), y: Int(y))
  }
}
