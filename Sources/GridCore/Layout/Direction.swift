/// A direction across the grid.
public enum Direction: Sendable, CaseIterable {
  /// Toward the left or the right; inside the grid, toward the start or the end of the line.
  case left, right
  /// Toward the first or the last row.
  case up, down
}
