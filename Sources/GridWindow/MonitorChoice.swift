import GridCore

/// A monitor by what it is.
nonisolated enum MonitorChoice: Equatable, Sendable {
  /// The one that the pointer is on.
  case pointer
  /// The person's first one.
  case primary

  /// The part of the monitor without panels.
  ///
  /// The person's first one stands in front of `monitors`. It is all of `workArea` when there is no
  /// such monitor, and all of the monitor when the two are apart.
  ///
  /// All are device pixels of the screen, the `pointer` too.
  func area(among monitors: [Rect], pointer: Point, within workArea: Rect) -> Rect {
    let monitor =
      switch self {
      case .pointer: monitors.first { $0.contains(pointer) }
      case .primary: monitors.first
      }
    guard let monitor else { return workArea }
    let area = monitor.intersection(workArea)
    return area.isEmpty ? monitor : area
  }
}
