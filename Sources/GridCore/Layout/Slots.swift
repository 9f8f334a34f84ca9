/// A slot as the pointer proposes it, before it is clamped to a legal one:
/// its row may lie above the first and below the last.
struct Slot: Hashable, Sendable {
  var row, column: Int
}

extension GridLayout {
  /// The slot of section 0 nearest to `point` on each axis by itself.
  func slot(nearest point: Point) -> Slot {
    let first = cellFrame(section: 0, row: 0, column: 0).center
    let column = Self.nearest(point.x - first.x, pitch: metrics.columnPitch)
    let row = Self.nearest(point.y - first.y, pitch: metrics.rowPitch)
    return Slot(
      row: point.y < headerFrame(ofSection: 0).maxY ? min(row, -1) : row,
      column: min(max(column, 0), metrics.columns - 1))
  }

  /// The slot of the item at `index` in section 0.
  func slot(ofItem index: Int) -> Slot {
    Slot(row: index / metrics.columns, column: index % metrics.columns)
  }

  /// Whether `point` is so near to `slot` that a drag which proposes it keeps doing so: inside
  /// the slot grown by half the gap plus the hysteresis, on each axis.
  func keeps(_ slot: Slot, at point: Point) -> Bool {
    let cell = cellFrame(section: 0, row: slot.row, column: slot.column)
    let (x, y) = (
      growth(gap: metrics.itemSpacing, extent: cell.width),
      growth(gap: metrics.lineSpacing, extent: cell.height)
    )
    return point.x >= cell.x - x && point.x < cell.maxX + x
      && point.y >= cell.y - y && point.y < cell.maxY + y
  }

  /// The index of `slot` among `count` slots: an empty one of the last row, or
  /// one below it, is the last; one above the first row is the first.
  func index(of slot: Slot, count: Int) -> Int {
    slot.row < 0 ? 0 : min(slot.row * metrics.columns + slot.column, count - 1)
  }

  /// Whether section 0 takes a drop at `point`.
  ///
  /// It does from its heading to its separator, and a little below its last row. The columns
  /// don't matter.
  func isInBand(_ point: Point) -> Bool {
    let section = frame(ofSection: 0)
    let rowsBottom = cellFrame(section: 0, row: max(numberOfRows(inSection: 0), 1) - 1, column: 0)
    let bottom = max(section.maxY, rowsBottom.maxY + metrics.pixels(Timings.bandBelow))
    return point.y >= section.y && point.y < bottom
  }

  private func growth(gap: Int, extent: Int) -> Int {
    gap / 2 + min(metrics.pixels(Timings.hysteresis), extent / 4)
  }

  /// The multiple of `pitch` nearest to `distance`, as a factor.
  private static func nearest(_ distance: Int, pitch: Int) -> Int {
    let shifted = distance + pitch / 2
    return shifted >= 0 ? shifted / pitch : -((-shifted + pitch - 1) / pitch)
  }
}
