/// What a cell shows of a search: the letters that were typed, and what else the item was found by.
package struct CellHighlight: Equatable, Sendable {
  /// The letters of the title that are marked: ranges of its UTF-8, ascending, whole characters.
  package var title: [Range<Int>]
  /// What the last line of the label says when the title does not explain the result.
  package var reason: String?
  /// The letters of the reason that are marked, as those of the title.
  package var reasonRanges: [Range<Int>]

  /// A highlight from its parts.
  package init(title: [Range<Int>], reason: String? = nil, reasonRanges: [Range<Int>] = []) {
    (self.title, self.reason, self.reasonRanges) = (title, reason, reasonRanges)
  }
}
