package import GridCore

/// A monitor by what it is.
package enum MonitorChoice: Equatable, Sendable {
  /// The one that the pointer is on.
  case pointer
  /// The person's first one.
  case primary

  /// The monitor meant, of `monitors` whose first one stands in front; `nil` when there is none.
  ///
  /// The `pointer` is a point of the screen in device pixels.
  package func monitor(among monitors: [Monitor], pointer: Point) -> Monitor? {
    switch self {
    case .pointer: monitors.nearest(to: pointer)
    case .primary: monitors.first
    }
  }
}
