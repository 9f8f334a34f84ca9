import GridCore

extension [Rect] {
  /// At most `limit` rectangles that cover these and little more.
  ///
  /// Rectangles that waste nothing together are merged in any case. Too many ones are merged with
  /// their neighbors in reading order, the least waste first: icons of a row become a strip.
  ///
  /// - Complexity: O(*n* log *n*) as long as there are few enough, else O(*n*²).
  func coalesced(to limit: Int) -> [Rect] {
    var rects = sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    rects.mergeNeighbors { $0 <= 0 }
    while rects.count > limit {
      let wastes = zip(rects, rects.dropFirst()).map { $0.waste(mergedWith: $1) }
      let bound = wastes.sorted()[Swift.min(rects.count - limit, wastes.count) - 1]
      rects.mergeNeighbors { $0 <= bound }
    }
    return rects
  }

  /// Merges each rectangle into the one before it when `isAccepted` returns true for the waste.
  private mutating func mergeNeighbors(_ isAccepted: (Int) -> Bool) {
    var merged: [Rect] = []
    for rect in self {
      if let last = merged.last, isAccepted(last.waste(mergedWith: rect)) {
        merged[merged.count - 1] = last.union(rect)
      } else {
        merged.append(rect)
      }
    }
    self = merged
  }
}

extension Rect {
  /// The number of pixels.
  var area: Int { isEmpty ? 0 : width * height }

  /// How many pixels the union with `other` has more than the two together.
  func waste(mergedWith other: Rect) -> Int { union(other).area - area - other.area }
}
