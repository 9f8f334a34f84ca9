package import GridCore

/// Where the rows of a menu are, in device pixels from the menu's top left corner.
package struct MenuLayout: Equatable, Sendable {
  /// The size of the whole menu, border included.
  package let size: Size
  /// The frames of the rows, from the top.
  package let rows: [Rect]
  /// Device pixels a logical pixel.
  let scale: Double
  /// The direction of lines.
  let direction: UserInterfaceLayoutDirection
  /// The lines between groups.
  let lines: [Rect]

  /// The layout of `rows`, the widest of which takes `textWidth` device pixels for its words.
  init(
    _ rows: [MenuRow], textWidth: Int, scale: Double, direction: UserInterfaceLayoutDirection
  ) {
    func pixels(_ length: Double) -> Int { max(Int((length * scale).rounded()), 1) }
    let margin = pixels(ThemeMetrics.innerLine) + pixels(ThemeMetrics.menuMargin)
    let (least, most) = (
      pixels(ThemeMetrics.menuWidths.lowerBound), pixels(ThemeMetrics.menuWidths.upperBound)
    )
    let width = min(max(textWidth + 2 * pixels(ThemeMetrics.menuTextInset), least), most)
    var (frames, lines): ([Rect], [Rect]) = ([], [])
    var y = margin
    for row in rows {
      if row.startsGroup, !frames.isEmpty {
        let gap = pixels(ThemeMetrics.menuGroupGap)
        let thickness = pixels(ThemeMetrics.innerLine)
        lines.append(
          Rect(x: margin, y: y + (gap - thickness) / 2, width: width, height: thickness))
        y += gap
      }
      frames.append(Rect(x: margin, y: y, width: width, height: pixels(ThemeMetrics.menuRowHeight)))
      y += pixels(ThemeMetrics.menuRowHeight)
    }
    size = Size(width: width + 2 * margin, height: y + margin)
    (self.rows, self.lines, self.scale, self.direction) = (frames, lines, scale, direction)
  }

  /// The part of the menu at `point`.
  package func hit(_ point: Point) -> MenuHit {
    guard Rect(origin: .zero, size: size).contains(point) else { return .outside }
    return rows.firstIndex { $0.contains(point) }.map(MenuHit.row) ?? .border
  }

  /// The origin of the menu next to `anchor` and, as far as it fits, inside `area`.
  ///
  /// It opens below the anchor, aligned with the edge where lines begin, and flips to the other side when
  /// it doesn't fit there. All arguments have the same coordinate space.
  package func origin(beside anchor: Rect, in area: Rect) -> Point {
    let below = anchor.maxY + size.height <= area.maxY
    let (rightward, leftward) = (anchor.x, anchor.maxX - size.width)
    let goesRight =
      direction == .leftToRight ? rightward + size.width <= area.maxX : leftward < area.x
    let wanted = Point(
      x: goesRight ? rightward : leftward,
      y: below ? anchor.maxY : anchor.y - size.height)
    return Point(
      x: max(min(wanted.x, area.maxX - size.width), area.x),
      y: max(min(wanted.y, area.maxY - size.height), area.y))
  }
}

/// The part of a menu at a point.
package enum MenuHit: Equatable, Sendable {
  /// A row, counted from 0.
  case row(Int)
  /// The border, or a line between rows.
  case border
  /// Nothing of the menu.
  case outside
}

/// One row of a menu, as it is drawn.
package struct MenuRow: Equatable, Sendable {
  /// The title.
  package var title: String
  /// The key that does the same, at the trailing edge; empty for none.
  package var key: String
  /// Whether it can be chosen; others are grayed.
  package var isEnabled: Bool
  /// Whether a line separates it from the row before.
  package var startsGroup: Bool

  /// A row from its parts.
  package init(
    title: String, key: String = "", isEnabled: Bool = true, startsGroup: Bool = false
  ) {
    (self.title, self.key) = (title, key)
    (self.isEnabled, self.startsGroup) = (isEnabled, startsGroup)
  }
}
