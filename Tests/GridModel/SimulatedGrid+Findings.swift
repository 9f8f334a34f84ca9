@testable import GridCore

extension SimulatedGrid {
  // MARK: Orders

  var document: Document { grid.document }
  /// The favorites, an id a character.
  var order: String { document.order }
  /// The favorites as shown, the lifted item in its gap.
  var proposed: String { document.text(grid.proposedFavorites) }
  var lifted: Character? { grid.liftedItem.flatMap { document.items[$0].id.first } }
  func handle(_ id: Character) -> ItemHandle { document.handle(id) }

  // MARK: Places

  /// Where `id` stands; its favorite unless another section is asked for or it is none.
  func place(of id: Character, section: Int? = nil) -> IndexPath {
    let handle = handle(id)
    let sections = section.map { $0...$0 } ?? 0...document.sections.count - 1
    for section in sections {
      let items = section == 0 ? grid.proposedFavorites : document.sections[section].items
      if let item = items.firstIndex(of: handle) { return IndexPath(item: item, section: section) }
    }
    preconditionFailure("\(id) is not shown.")
  }

  /// The slot of `id` at rest, in viewport coordinates.
  func rect(of id: Character, section: Int? = nil) -> Rect {
    slot(place(of: id, section: section).item, section: place(of: id, section: section).section)
  }

  func center(of id: Character, section: Int? = nil) -> Point {
    rect(of: id, section: section).center
  }

  /// A place of `section`, in viewport coordinates, also past the last one.
  func slot(_ item: Int, section: Int = 0) -> Rect {
    let rest = grid.layout.frameForItem(at: IndexPath(item: item, section: section))
    return grid.layoutDirection.flipped(rest, in: grid.viewport.width)
      .offset(dy: -grid.scrollOffset)
  }

  func badge(of id: Character, section: Int = 0) -> Rect {
    grid.badgeFrame(at: place(of: id, section: section))
  }

  // MARK: What is painted

  func attributes(of element: Element) -> FrameAttributes? {
    frame.attributes.first { $0.element == element }
  }

  func cell(_ id: Character, section: Int = 0) -> FrameAttributes? {
    attributes(of: .cell(handle(id), section: section))
  }

  func floating(_ id: Character) -> FrameAttributes? {
    attributes(of: .floatingCell(handle(id)))
  }

  /// Where `element` is seen, in viewport coordinates.
  func seen(_ attributes: FrameAttributes) -> Rect {
    attributes.viewportFrame(scrollOffset: frame.scrollOffset)
  }

  // MARK: What came out

  var commits: Int { effects.count { if case .documentChanged = $0 { true } else { false } } }
  var proposals: Int { effects.count { if case .proposedMove = $0 { true } else { false } } }
  var launches: [Effect] { effects.filter { if case .launch = $0 { true } else { false } } }
  var toasts: [Toast] {
    effects.compactMap { if case .toast(let toast) = $0 { toast } else { nil } }
  }
}
