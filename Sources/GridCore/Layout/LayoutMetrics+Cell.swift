extension LayoutMetrics {
  /// The square of the icon in a cell that is at `cell`.
  public func iconFrame(in cell: Rect) -> Rect {
    Rect(x: cell.x + (cell.width - icon) / 2, y: cell.y + iconTop, width: icon, height: icon)
  }

  /// The label's box in a cell that is at `cell`, two lines high.
  public func labelFrame(in cell: Rect) -> Rect {
    Rect(
      x: cell.x + (cell.width - labelWidth) / 2, y: cell.y + labelTop, width: labelWidth,
      height: 2 * labelLineHeight)
  }

  /// The circle of the badge on a cell that is at `cell`, without its ring.
  public func badgeFrame(in cell: Rect) -> Rect {
    let center = badgeCenter(in: cell)
    return Rect(x: center.x - badge / 2, y: center.y - badge / 2, width: badge, height: badge)
  }

  /// What a press may hit to act on the badge, clipped to the cell.
  public func badgeHitFrame(in cell: Rect) -> Rect {
    let center = badgeCenter(in: cell)
    return Rect(
      x: center.x - badgeHit / 2, y: center.y - badgeHit / 2, width: badgeHit, height: badgeHit
    ).intersection(cell)
  }

  private func badgeCenter(in cell: Rect) -> Point {
    switch badgeCorner {
    case .iconTopTrailing:
      let (icon, outside) = (iconFrame(in: cell), pixels(1))
      return Point(x: icon.maxX + outside, y: icon.y + outside)
    case .cellTopTrailing: return Point(x: cell.maxX - badge / 2, y: cell.y + badge / 2)
    case .cellTopLeading: return Point(x: cell.x + badge / 2, y: cell.y + badge / 2)
    }
  }
}
