import CX11
import GridCore

extension Display {
  /// The size of the screen without the panels of the current desktop, in device pixels; the
  /// whole screen when no window manager tells.
  ///
  /// - Complexity: At most four round trips.
  var workAreaSize: Size {
    let screen = Size(
      width: Int(XDisplayWidth(pointer, self.screen)),
      height: Int(XDisplayHeight(pointer, self.screen)))
    guard let areas = values(of: .netWorkArea, on: root), areas.count >= 4 else { return screen }
    let desktop = Int(values(of: .netCurrentDesktop, on: root)?.first ?? 0)
    let start = (desktop + 1) * 4 <= areas.count ? desktop * 4 : 0
    let area = Size(width: Int(areas[start + 2]), height: Int(areas[start + 3]))
    return area.width > 0 && area.height > 0 ? area : screen
  }
}
