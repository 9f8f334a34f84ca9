package import GridCore

/// What has to be done to a painted frame to make it show the next one.
package struct Damage: Equatable, Sendable {
  /// How many rows the picture is moved down first, or up when negative; `nil` when it stays.
  package var scroll: Int?
  /// What is painted again then, in viewport pixels.
  ///
  /// Rectangles may overlap.
  package var rects: [Rect]

  /// The picture is moved by `scroll` rows, and `rects` are painted again then.
  package init(scroll: Int?, rects: [Rect]) {
    (self.scroll, self.rects) = (scroll, rects)
  }

  /// Nothing to do.
  package static let none = Damage(scroll: nil, rects: [])

  /// Everything is painted.
  package static func everything(_ viewport: Size) -> Damage {
    Damage(scroll: nil, rects: [Rect(origin: .zero, size: viewport)])
  }

  /// Whether there is nothing to do.
  package var isEmpty: Bool { scroll == nil && rects.isEmpty }

  /// The most rectangles that `between` returns.
  package static let limit = 16

  /// What changes from `old`, `nil` when nothing was painted yet, to `new`.
  ///
  /// An element that differs damages the pixels it touched and touches, one that differs in
  /// nothing but its icon only those of the icon. When the content was scrolled, what is painted
  /// already is moved and only the strip that comes in is damaged, and overlays. A change of what
  /// is in no frame, such as the theme, takes `everything`.
  ///
  /// - Complexity: O(elements) as long as they keep their order.
  package static func between(_ old: Frame?, _ new: Frame) -> Damage {
    guard let old, old.viewport == new.viewport, old.metrics == new.metrics else {
      return .everything(new.viewport)
    }
    let distance = old.scrollOffset - new.scrollOffset
    guard abs(distance) < new.viewport.height else { return .everything(new.viewport) }
    var comparison = FrameComparison(from: old, to: new, distance: distance)
    let rects = comparison.damagedRects().coalesced(to: limit)
    return Damage(scroll: distance == 0 ? nil : distance, rects: rects)
  }
}
