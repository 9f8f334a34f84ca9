@testable import GridCore

extension SimulatedGrid {
  /// The board of the cases that people reported: items lift when they are held.
  static func ofCase(
    _ favorites: String = "abcdefghijkl", reduces: Bool = false,
    _ configure: (inout Fixture) -> Void = { _ in }
  ) -> SimulatedGrid {
    SimulatedGrid(favorites) {
      $0.rules.dragStart = .hold
      $0.rules.reducesMotion = reduces
      configure(&$0)
    }
  }
}
