@testable import GridCore

extension SimulatedGrid {
  /// Four columns of favorites, and three catalog items below.
  static func forKeys(_ favorites: String = "abcdefghij") -> SimulatedGrid {
    SimulatedGrid(favorites) { $0.catalog = ["ABC"] }
  }

  /// The id of the item the keyboard is on.
  var focusedID: String? { grid.focusedItem.map { document.items[$0].id } }
}
