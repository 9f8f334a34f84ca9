extension LayoutMetrics {
  /// The square of the icon in a cell that is at `cell`.
  public func iconFrame(in cell: Rect) -> Rect {
    Rect(x: cell.x + (cell.width - icon) / 2, y: cell.y + iconTop, width: icon, height: icon)
  }

  /// The label's box in a cell that is at `cell`.
  public func labelFrame(in cell: Rect) -> Rect {
    Rect(
      x: cell.x + (cell.width - labelWidth) / 2, y: cell.y + labelTop, width: labelWidth,
      height: labelLines * labelLineHeight)
  }

  /// The circle of the badge on a cell that is at `cell`, without its ring.
  public func badgeFrame(in cell: Rect) -> Rect {
    let center = badgeCenter(in: cell)
    return Rect(x: center.x - badge / 2, y: center.y - badge / 2, width: badge, height: badge)
  }

  /// What a press may hit to act on the badge: a square around it that is moved into the cell.
  public func badgeHitFrame(in cell: Rect) -> Rect {
    let center = badgeCenter(in: cell)
    let (right, bottom) = (cell.maxX - badgeHit, cell.maxY - badgeHit)
    return Rect(
      x: max(min(center.x - badgeHit / 2, right), cell.x),
      y: max(min(center.y - badgeHit / 2, bottom), cell.y), width: badgeHit, height: badgeHit
    ).intersection(cell)
  }

  private func badgeCenter(in cell: Rect) -> Point {
    switch badgeCorner {
    case .iconTopTrailing where icon > 0:
      let (icon, outside) = (iconFrame(in: cell), pixels(1))
      return Point(x: icon.maxX + outside, y: icon.y + outside)
    case .iconTopTrailing, .cellTopTrailing:
      return Point(x: cell.maxX - badge / 2, y: cell.y + badge / 2)
    case .cellTopLeading: return Point(x: cell.x + badge / 2, y: cell.y + badge / 2)
    }
  }
}
