package import GridCore

extension Harness {
  /// The place of the item `id` in `section`, or `nil` when it isn't there.
  package func indexPath(of id: String, section: Int = 0) -> IndexPath? {
    let sections = grid.document.sections
    guard sections.indices.contains(section),
      let item = sections[section].items.firstIndex(where: { grid.document.items[$0].id == id })
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The middle of the cell of the item `id` in `section`, in viewport coordinates.
  ///
  /// - Precondition: The item is there.
  package func center(of id: String, section: Int = 0) -> Point {
    guard let indexPath = indexPath(of: id, section: section) else {
      preconditionFailure("No item \(id) in section \(section).")
    }
    return grid.frameForItem(at: indexPath).center
  }

  /// Puts the pointer at `point` without a button held.
  package func hover(_ point: Point) {
    pointer = point
    send(.pointerMoved(to: point, buttons: []))
  }

  /// Presses the primary button at `point`.
  package func press(_ point: Point) {
    hover(point)
    send(.pointerPressed(at: point, button: .primary))
  }

  /// Presses the primary button on the cell of the item `id`.
  package func press(_ id: String, section: Int = 0) { press(center(of: id, section: section)) }

  /// Keeps everything as it is for `duration`.
  package func hold(_ duration: Duration) { advance(by: duration) }

  /// Moves the pressed pointer to `point` in equal steps of one frame each.
  package func move(to point: Point, steps: Int = 12) {
    let start = pointer
    for step in 1...max(steps, 1) {
      pointer = Point(
        x: start.x + (point.x - start.x) * step / max(steps, 1),
        y: start.y + (point.y - start.y) * step / max(steps, 1))
      send(.pointerMoved(to: pointer, buttons: .primary))
      advance(by: Timings.frame)
    }
  }

  /// Releases the primary button where the pointer is.
  package func release() { send(.pointerReleased(at: pointer, button: .primary)) }

  /// Presses and releases at `point`.
  package func click(_ point: Point) {
    press(point)
    release()
  }

  /// Holds the item `id` until edit mode begins, and releases it.
  package func beginEditing(by id: String) {
    press(id)
    hold(.milliseconds(500))
    release()
  }

  /// Clicks the badge of the item `id`, unless it isn't there.
  package func clickBadge(of id: String) {
    if let indexPath = indexPath(of: id) { click(grid.badgeFrame(at: indexPath).center) }
  }

  /// Gives a command of the keyboard.
  package func key(_ command: KeyCommand) { send(.key(command)) }

  /// Answers the search for `text`, as the shell does.
  package func show(_ results: [ItemHandle], for text: String) {
    change { grid in grid.showResults(results, for: text) }
  }

  /// Shows that a menu of the item is open.
  package func showMenuOwner(_ id: String) {
    guard let item = grid.document.items.handle(of: id) else { return }
    change { grid in grid.showMenuOwner(.cell(item, section: 0)) }
  }

  /// Turns the wheel, downward when positive.
  package func wheel(clicks: Int) { send(.wheelTurned(clicks: clicks)) }

  /// The ids of section 0 in order.
  package var order: [String] {
    grid.document.favorites.map { grid.document.items[$0].id }
  }

  /// Says that the item `id` was launched and has shown no window yet.
  package func start(_ id: String) {
    guard let item = grid.document.items.handle(of: id) else { return }
    change { $0.itemDidStart(item, expectsNotification: true) }
  }

  /// Types `text` and lets the search find the items `ids`, in this order.
  package func search(_ text: String, finding ids: [String]) {
    send(.text(text))
    let items = ids.compactMap(grid.document.items.handle(of:))
    change { $0.showResults(items, for: text) }
  }
}
