package import GridCore

/// A monitor: a rectangle of the screen.
package struct Monitor: Equatable, Sendable {
  /// The rectangle on the screen, in device pixels.
  package let frame: Rect
  /// The physical size that the monitor reports; zero if it reports none.
  let millimeters: Size

  /// The density in pixels per inch, along the diagonal; `nil` if it isn't known.
  ///
  /// Projectors report no size, and some televisions report their aspect ratio as their size.
  package var dotsPerInch: Double? {
    guard millimeters.width > 0, millimeters.height > 0, !frame.isEmpty,
      !Self.aspectRatios.contains(millimeters)
    else { return nil }
    return (frame.size.squaredDiagonal / millimeters.squaredDiagonal).squareRoot() * 25.4
  }

  private static let aspectRatios: Set<Size> = [
    Size(width: 16, height: 9), Size(width: 16, height: 10),
    Size(width: 160, height: 90), Size(width: 160, height: 100),
  ]

  /// The intersection with `workArea`, the part of the screen without panels; the whole monitor if
  /// they do not intersect.
  package func area(within workArea: Rect) -> Rect {
    let area = frame.intersection(workArea)
    return area.isEmpty ? frame : area
  }
}

extension [Monitor] {
  /// The monitor that contains `point`, else the nearest one; `nil` if there are no monitors.
  package func nearest(to point: Point) -> Monitor? {
    self.min { $0.frame.squaredDistance(to: point) < $1.frame.squaredDistance(to: point) }
  }
}

extension Size {
  fileprivate var squaredDiagonal: Double {
    Double(width * width + height * height)
  }
}

extension Rect {
  /// Zero for a point inside.
  fileprivate func squaredDistance(to point: Point) -> Int {
    let (dx, dy) = (
      point.x - min(max(point.x, x), maxX - 1), point.y - min(max(point.y, y), maxY - 1)
    )
    return dx * dx + dy * dy
  }
}

/// A way to choose a monitor.
package enum MonitorChoice: Equatable, Sendable {
  /// The monitor that contains the pointer.
  case pointer
  /// The primary monitor.
  case primary

  /// The chosen one of `monitors`, whose first element is the primary one; `nil` if there are none.
  ///
  /// The `pointer` is a point of the screen in device pixels.
  package func monitor(among monitors: [Monitor], pointer: Point) -> Monitor? {
    switch self {
    case .pointer: monitors.nearest(to: pointer)
    case .primary: monitors.first
    }
  }
}
