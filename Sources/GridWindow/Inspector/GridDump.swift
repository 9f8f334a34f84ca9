import GridCore

/// The state of the grid as the inspector reports it.
///
/// Lengths are device pixels in viewport coordinates. Frames are those of the settled layout; that
/// of the lifted item is its floating cell without transform.
struct GridDump {
  /// The reported grid.
  let grid: Grid
  /// The attributes of the reported moment.
  let frame: Frame
  /// The text of the toast.
  let toast: String?
  /// The last announcement for a screen reader.
  let announced: String?
  /// The titles of the buttons in the panel of an empty section 0.
  let panel: [String]
  /// Whether an edit is not saved, or not published.
  let pendingSave, pendingPublish: Bool

  /// The whole reply; `all` lists every catalog item, not only those in the viewport.
  func json(all: Bool) -> JSON {
    let document = grid.document
    let looks = AppearanceDump(frame)
    return [
      "order": ids(document.favorites), "proposed": ids(grid.proposedFavorites),
      "editing": .bool(grid.isEditing), "drag": .string(grid.dragPhase.rawValue),
      "liftedID": JSON(grid.liftedItem.map { document.items[$0].id }),
      "settling": ids(grid.settlingItems), "scroll": .integer(grid.scrollOffset),
      "scrollMax": .integer(grid.maximumScrollOffset), "scale": .number(grid.scale),
      "viewport": [.integer(grid.viewport.width), .integer(grid.viewport.height)],
      "pendingSave": .bool(pendingSave), "pendingPublish": .bool(pendingPublish),
      "search": JSON(grid.searchText),
      "focus": JSON(grid.focusedItem.map { document.items[$0].id }), "toast": JSON(toast),
      "announced": JSON(announced),
      "panel": .array(buttons),
      "sections": .array(
        grid.sections.indices.map { section($0, isWhole: all || $0 == 0, looks: looks) }),
    ]
  }

  private var buttons: [JSON] {
    zip(panel, grid.panelButtonFrames).enumerated().map { number, button in
      [
        "title": .string(button.0), "frame": JSON(button.1),
        "focused": .bool(grid.focusedPanelButton == number),
      ]
    }
  }

  private func ids(_ handles: [ItemHandle]) -> JSON {
    .array(handles.map { .string(grid.document.items[$0].id) })
  }

  private func section(_ index: Int, isWhole: Bool, looks: AppearanceDump) -> JSON {
    let section = grid.sections[index]
    let isOfFavorites = index == 0 && grid.searchText == nil
    let handles = isOfFavorites ? grid.proposedFavorites : section.items
    let items = handles.indices.compactMap {
      item(handles[$0], at: IndexPath(item: $0, section: index), isListed: isWhole, looks: looks)
    }
    return [
      "id": .string(section.id), "title": .string(section.title),
      "frame": JSON(grid.frame(ofSection: index)), "items": .array(items),
    ]
  }

  /// The item at `path`; `nil` if it is neither in the viewport nor to be listed.
  private func item(
    _ handle: ItemHandle, at path: IndexPath, isListed: Bool, looks: AppearanceDump
  ) -> JSON? {
    let item = grid.document.items[handle]
    let isLifted = handle == grid.liftedItem && path.section == 0
    let look = looks[handle, section: path.section, isLifted: isLifted]
    let rect = grid.frameForItem(at: path)
    let isVisible = isLifted || rect.intersects(Rect(origin: .zero, size: grid.viewport))
    guard isVisible || isListed else { return nil }
    let badge = grid.badge(of: handle, at: path)
    return [
      "id": .string(item.id), "title": .string(item.title),
      "frame": isVisible ? JSON(rect) : .null, "badge": .string(badge.name),
      "badgeFrame": isVisible && badge != .none ? JSON(grid.badgeFrame(at: path)) : .null,
      "pinned": .bool(path.section == 0 && isPinned(handle)),
      "ghost": .bool(item.availability == .missing),
      "hidden": .bool(path == grid.sourceOfLiftedCopy), "lifted": .bool(isLifted),
      "rotation": .number(look?.rotation ?? 0), "scale": .number(look?.scale ?? 1),
      "opacity": .number(look?.opacity ?? 1),
    ]
  }

  private func isPinned(_ handle: ItemHandle) -> Bool {
    let document = grid.document
    guard document.isMarkedAsPinned(handle), let index = document.indexOfFavorite(handle) else {
      return false
    }
    return document.isPinned(at: index)
  }
}

extension JSON {
  /// A rectangle as `[x, y, width, height]`.
  fileprivate init(_ rect: Rect) {
    self = .array([rect.x, rect.y, rect.width, rect.height].map(JSON.integer))
  }
}

extension Badge {
  fileprivate var name: String {
    switch self {
    case .none: "none"
    case .remove: "remove"
    case .add: "add"
    case .added: "added"
    }
  }
}
