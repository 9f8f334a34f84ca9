extension GridLayout {
  /// The number of cells or buttons in `section` that can have the focus: its items, or those of the panel of
  /// an empty section 0.
  func numberOfFocusItems(inSection section: Int) -> Int {
    let items = numberOfItems(inSection: section)
    return section == 0 && items == 0 ? numberOfPanelButtons : items
  }

  /// The frame of the cell or button at `place`.
  func frame(ofFocusItem place: IndexPath) -> Rect {
    place.section == 0 && place.item < numberOfPanelButtons
      ? panelButtonFrame(place.item) : frameForItem(at: place)
  }

  /// The first place there is, or `nil` in an empty grid.
  var firstFocusItem: IndexPath? { edgePlace(of: 0..<numberOfSections, isFirst: true) }

  /// The last place there is, or `nil` in an empty grid.
  var lastFocusItem: IndexPath? {
    let section = (0..<numberOfSections).last { numberOfFocusItems(inSection: $0) > 0 }
    return section.map { IndexPath(item: numberOfFocusItems(inSection: $0) - 1, section: $0) }
  }

  /// The first place of the nearest section after `section`, or before it, that has one.
  func firstFocusItem(after section: Int) -> IndexPath? {
    edgePlace(of: (section + 1)..<max(numberOfSections, section + 1), isFirst: true)
  }

  /// The first place of the nearest section before `section` that has one.
  func firstFocusItem(before section: Int) -> IndexPath? {
    edgePlace(of: 0..<section, isFirst: false)
  }

  /// The place one step from `place`, or `nil` at the edge of the grid.
  ///
  /// Left and right follow the reading order across rows and sections. Up and down keep the
  /// column; a row that is too short answers with its last place.
  func place(from place: IndexPath, toward direction: Direction) -> IndexPath? {
    switch direction {
    case .left: place.item > 0 ? place.moved(by: -1) : lastFocusItem(before: place.section)
    case .right:
      place.item + 1 < numberOfFocusItems(inSection: place.section)
        ? place.moved(by: 1) : firstFocusItem(after: place.section)
    case .up: placeAbove(place)
    case .down: placeBelow(place)
    }
  }

  private func placeAbove(_ place: IndexPath) -> IndexPath? {
    guard place.item < metrics.columns else { return place.moved(by: -metrics.columns) }
    guard let last = lastFocusItem(before: place.section) else { return nil }
    let rowStart = last.item - last.item % metrics.columns
    return IndexPath(item: min(rowStart + place.item, last.item), section: last.section)
  }

  private func placeBelow(_ place: IndexPath) -> IndexPath? {
    let last = numberOfFocusItems(inSection: place.section) - 1
    if place.item / metrics.columns < last / metrics.columns {
      return IndexPath(item: min(place.item + metrics.columns, last), section: place.section)
    }
    guard let next = firstFocusItem(after: place.section) else { return nil }
    let column = place.item % metrics.columns
    return IndexPath(
      item: min(column, numberOfFocusItems(inSection: next.section) - 1), section: next.section)
  }

  private func lastFocusItem(before section: Int) -> IndexPath? {
    firstFocusItem(before: section).map {
      IndexPath(item: numberOfFocusItems(inSection: $0.section) - 1, section: $0.section)
    }
  }

  private func edgePlace(of sections: Range<Int>, isFirst: Bool) -> IndexPath? {
    let hasPlaces = { (section: Int) in numberOfFocusItems(inSection: section) > 0 }
    let section = isFirst ? sections.first(where: hasPlaces) : sections.last(where: hasPlaces)
    return section.map { IndexPath(item: 0, section: $0) }
  }
}

extension IndexPath {
  /// The place `distance` places farther in the same section.
  fileprivate func moved(by distance: Int) -> IndexPath {
    IndexPath(item: item + distance, section: section)
  }
}
