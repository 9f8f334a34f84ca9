/// Which favorites are marked as pinned, and which of the marks hold.
///
/// A mark holds in an unbroken leading or trailing run of the order. A mark further inside pins
/// nothing; it is kept and written back until an edit would bring it next to a run or an end.
package struct Pins: Equatable, Sendable {
  package private(set) var marked: Set<ItemHandle> = []
  /// How many favorites at the start never move.
  package private(set) var prefixCount = 0
  /// How many favorites at the end never move.
  package private(set) var suffixCount = 0

  /// Whether there are marks that pin nothing at present.
  package var hasInnerMarks: Bool { marked.count > prefixCount + suffixCount }

  package func isMarked(_ handle: ItemHandle) -> Bool { marked.contains(handle) }

  /// Whether the favorite at `index` of `count` is pinned.
  package func holds(at index: Int, of count: Int) -> Bool {
    index < prefixCount || index >= count - suffixCount
  }

  mutating func set(_ handle: ItemHandle, marked isMarked: Bool) {
    if isMarked { marked.insert(handle) } else { marked.remove(handle) }
  }

  /// Counts the runs again after `order` or a mark changed.
  ///
  /// - Complexity: O(*r*) in the length of the runs.
  mutating func recount(in order: [ItemHandle]) {
    prefixCount = order.prefix { marked.contains($0) }.count
    let rest = order.count - prefixCount
    suffixCount = order.suffix(rest).reversed().prefix { marked.contains($0) }.count
  }

  /// Whether the runs are those of `order`.
  func areCounted(in order: [ItemHandle]) -> Bool {
    var counted = self
    counted.recount(in: order)
    return counted == self
  }
}
