/// What a gesture aims at: a cell, by the short name of its application, or a point of the window.
enum Place {
  case favorite(String)
  case catalog(String)
  case point(Point)

  /// The cell's item in `dump`.
  func item(in dump: Dump) -> Dump.Item? {
    switch self {
    case .favorite(let name): dump.favorites.first { $0.id.shortName == name }
    case .catalog(let name): dump.catalog.first { $0.id.shortName == name }
    case .point: nil
    }
  }

  /// The center of the cell, in the window.
  func center(in dump: Dump) throws -> Point {
    if case .point(let point) = self { return point }
    guard let frame = item(in: dump)?.frame else { throw Unmet("no cell in view for \(self)") }
    return frame.center
  }
}
