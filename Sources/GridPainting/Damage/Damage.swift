package import GridCore

/// The changes that turn a painted frame into the next one.
package struct Damage: Equatable, Sendable {
  /// How many rows the picture is first moved down, or up when negative; `nil` for none.
  package var scroll: Int?
  /// The rectangles that are then painted again, in viewport pixels.
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
  /// A changed element damages its old and its new pixels; one with nothing but another icon only those
  /// of the icon. After scrolling, painted pixels are moved, and only the new strip and the overlays
  /// are damaged. A change outside the frame, such as another theme, needs `everything`.
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
