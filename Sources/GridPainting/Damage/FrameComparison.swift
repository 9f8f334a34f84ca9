import GridCore

/// Finds where two frames differ after the first one was scrolled by `distance` rows.
struct FrameComparison {
  private let old, new: Frame
  private let distance: Int
  private let viewport: Rect
  /// Whether the text of the toast changed, or the width for it.
  private let hasNewToast: Bool
  /// Whether titles of the empty panel's buttons changed.
  private let hasNewOffers: Bool
  /// Whether the width for the heading of section 0 changed.
  private let hasNewHeading: Bool
  /// Whether the searched text changed, and with it the marked letters.
  private let hasNewSearch: Bool
  private var rects: [Rect] = []
  private var isMatched: [Bool]
  private var cursor = 0
  private var lastMatch = -1

  init(from old: Frame, to new: Frame, distance: Int) {
    (self.old, self.new, self.distance) = (old, new, distance)
    viewport = Rect(origin: .zero, size: new.viewport)
    hasNewToast =
      old.toast != new.toast || old.frame(of: .toastButton) != new.frame(of: .toastButton)
    hasNewOffers = old.offers != new.offers
    hasNewHeading = old.frame(of: .editButton) != new.frame(of: .editButton)
    hasNewSearch = old.searchText != new.searchText
    isMatched = Array(repeating: false, count: old.attributes.count)
  }

  mutating func damagedRects() -> [Rect] {
    addExposedStrip()
    for attributes in new.attributes { compare(attributes) }
    for (index, attributes) in old.attributes.enumerated() where !isMatched[index] {
      addOld(attributes)
    }
    return rects
  }

  private mutating func addExposedStrip() {
    let top = distance > 0 ? 0 : viewport.maxY + distance
    add(Rect(x: 0, y: top, width: viewport.width, height: abs(distance)))
  }

  private mutating func compare(_ attributes: FrameAttributes) {
    guard let index = popMatch(for: attributes.element) else { return addNew(attributes) }
    let before = old.attributes[index]
    let keepsOrder = index > lastMatch
    lastMatch = max(index, lastMatch)
    if keepsOrder, !isMoved(attributes.element) {
      let hasNewText = hasNewText(attributes.element)
      if before == attributes, !hasNewText { return }
      if !hasNewText, addIconOnly(before, attributes) { return }
    }
    addOld(before)
    addNew(attributes)
  }

  /// The index of the old attributes of `element`; looked for first where the last match ended,
  /// since most elements keep their order.
  private mutating func popMatch(for element: Element) -> Int? {
    let count = old.attributes.count
    for step in 0..<count {
      let index = (cursor + step) % count
      guard !isMatched[index], old.attributes[index].element == element else { continue }
      isMatched[index] = true
      cursor = (index + 1) % count
      return index
    }
    return nil
  }

  /// Whether the scrolling moved the element's pixels although it stays where it is.
  private func isMoved(_ element: Element) -> Bool { distance != 0 && element.isOverlay }

  /// Whether the element's text changed although its attributes didn't.
  private func hasNewText(_ element: Element) -> Bool {
    switch element {
    case .toast: hasNewToast
    case .panelButton: hasNewOffers
    case .header(section: 0): hasNewHeading
    case .searchField, .noMatches, .cell, .vanishingCell: hasNewSearch
    default: false
    }
  }

  /// Damages only the icon when nothing else of a cell differs.
  private mutating func addIconOnly(_ before: FrameAttributes, _ after: FrameAttributes) -> Bool {
    var restored = after
    restored.icon = before.icon
    guard restored == before, let first = before.iconBounds(in: old),
      let second = after.iconBounds(in: new)
    else { return false }
    add(first.offset(dy: distance).union(second))
    return true
  }

  private mutating func addOld(_ attributes: FrameAttributes) {
    add(attributes.bounds(in: old).offset(dy: distance))
  }

  private mutating func addNew(_ attributes: FrameAttributes) {
    add(attributes.bounds(in: new))
  }

  private mutating func add(_ rect: Rect) {
    let visible = rect.intersection(viewport)
    guard !visible.isEmpty else { return }
    if let last = rects.last, last.union(visible).area <= last.area + visible.area {
      rects[rects.count - 1] = last.union(visible)
    } else {
      rects.append(visible)
    }
  }
}
