package import GridCore

/// A part of the screen that a person sees as a whole.
package struct Monitor: Equatable, Sendable {
  /// Where it is on the screen, in device pixels.
  package let frame: Rect
  /// How large its picture is, as it says itself; zero when it does not.
  let millimeters: Size

  /// How many of its pixels lie on an inch; `nil` when nobody can know.
  ///
  /// A projector says nothing, and some televisions say their shape in the place of their size.
  package var dotsPerInch: Double? {
    guard millimeters.width > 0, millimeters.height > 0, !frame.isEmpty,
      !Self.shapes.contains(millimeters)
    else { return nil }
    return (frame.size.squaredDiagonal / millimeters.squaredDiagonal).squareRoot() * 25.4
  }

  private static let shapes: Set<Size> = [
    Size(width: 16, height: 9), Size(width: 16, height: 10),
    Size(width: 160, height: 90), Size(width: 160, height: 100),
  ]

  /// What of it `workArea` leaves, which is the screen without panels; all of it when nothing does.
  package func area(within workArea: Rect) -> Rect {
    let area = frame.intersection(workArea)
    return area.isEmpty ? frame : area
  }
}

extension [Monitor] {
  /// The monitor that shows `point`, else the nearest one; `nil` when there is none at all.
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
