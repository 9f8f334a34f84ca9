/// Where everything rests: a pure function of the document, the lift, the layout and the scroll
/// offset.
///
/// Animations end in it, and presses are tested against it.
struct Arrangement {
  let sections: [GridSection]
  let favorites: ProposedOrder
  let layout: GridLayout
  let scroll: Int

  /// `sections` are the ones shown, section 0 included.
  init(sections: [GridSection], lift: Lift?, layout: GridLayout, scroll: Int) {
    self.sections = sections
    favorites = ProposedOrder(order: sections[0].items, lift: lift)
    (self.layout, self.scroll) = (layout, scroll)
  }

  /// The item shown at `indexPath`.
  func item(at indexPath: IndexPath) -> ItemHandle {
    indexPath.section == 0
      ? favorites[indexPath.item] : sections[indexPath.section].items[indexPath.item]
  }

  /// Calls `body` for each element that scrolls and is within a row of the viewport, the lifted
  /// item's slot excepted, with its frame in viewport coordinates and, for a cell, its place.
  ///
  /// - Complexity: O(log *s* + *v*) in the sections and in the elements visited.
  func forEachElement(_ body: (Element, Rect, IndexPath?) -> Void) {
    let margin = layout.metrics.rowPitch
    let (top, bottom) = (scroll - margin, scroll + layout.viewport.height + margin)
    for section in layout.sections(from: top, to: bottom) {
      visitChrome(of: section, body)
      for item in layout.items(inSection: section, from: top, to: bottom) {
        let indexPath = IndexPath(item: item, section: section)
        if section == 0, favorites.lift?.target == item { continue }
        let frame = layout.frameForItem(at: indexPath).offset(dy: -scroll)
        body(.cell(self.item(at: indexPath), section: section), frame, indexPath)
      }
    }
  }

  private func visitChrome(of section: Int, _ body: (Element, Rect, IndexPath?) -> Void) {
    func visit(_ element: Element, _ frame: Rect) {
      if !frame.isEmpty { body(element, frame.offset(dy: -scroll), nil) }
    }
    if section == 0, layout.isSearching {
      return visit(.searchField, layout.searchFieldFrame)
    }
    if layout.isSearching {
      if layout.numberOfItems(inSection: section) == 0 { visit(.noMatches, layout.noMatchesFrame) }
      return
    }
    visit(.header(section: section), layout.headerFrame(ofSection: section))
    visit(.separator(section: section), layout.separatorFrame(ofSection: section))
    guard section == 0 else { return }
    if favorites.count == 0 { visit(.emptyPanel, layout.emptyPanelFrame) }
  }
}
