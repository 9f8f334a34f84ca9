import GridCore

/// The items of a page in the order in which they are shown, each once.
nonisolated struct SearchedPage {
  private var sections: [[ItemHandle]] = []
  private var items: [ItemHandle] = []

  /// The items of `document`, favorites first.
  ///
  /// - Complexity: O(sections) if they are unchanged, else O(items).
  mutating func items(of document: Document) -> [ItemHandle] {
    let sections = document.sections.map(\.items)
    guard sections != self.sections else { return items }
    var isListed = [Bool](repeating: false, count: document.items.count)
    self.sections = sections
    items = sections.joined().filter { item in
      defer { isListed[Int(item.rawValue)] = true }
      return !isListed[Int(item.rawValue)]
    }
    return items
  }
}
