@testable import GridCore

extension SimulatedGrid {
  // MARK: Pointer

  mutating func press(at point: Point, button: PointerButton = .primary) {
    pointer = point
    if button == .primary { isDown = true }
    send(.pointerPressed(at: point, button: button))
  }

  mutating func press(_ id: Character, button: PointerButton = .primary) {
    press(at: center(of: id), button: button)
  }

  /// Moves in so many equal steps, 8 ms each.
  mutating func move(to point: Point, steps: Int = 10) {
    let start = pointer
    for step in 1...steps {
      skip(.milliseconds(8))
      pointer = Point(
        x: start.x + (point.x - start.x) * step / steps,
        y: start.y + (point.y - start.y) * step / steps)
      send(.pointerMoved(to: pointer, buttons: isDown ? .primary : []))
    }
  }

  mutating func move(by dx: Int, _ dy: Int, steps: Int = 10) {
    move(to: pointer + Point(x: dx, y: dy), steps: steps)
  }

  mutating func move(to id: Character, steps: Int = 10) { move(to: center(of: id), steps: steps) }

  mutating func release(button: PointerButton = .primary) {
    if button == .primary { isDown = false }
    send(.pointerReleased(at: pointer, button: button))
  }

  mutating func click(at point: Point, button: PointerButton = .primary) {
    press(at: point, button: button)
    skip(.milliseconds(50))
    release(button: button)
  }

  mutating func click(_ id: Character, button: PointerButton = .primary) {
    click(at: center(of: id), button: button)
  }

  mutating func clickBadge(_ id: Character, section: Int = 0) {
    click(at: badge(of: id, section: section).center)
  }

  /// Presses and holds until the item is lifted or edit mode begins.
  mutating func lift(_ id: Character, section: Int = 0) {
    press(at: center(of: id, section: section))
    wait(.milliseconds(600))
  }

  /// The whole gesture: hold, carry, drop, and wait until all is at rest.
  mutating func drag(_ id: Character, to point: Point, steps: Int = 10) {
    lift(id)
    move(to: point, steps: steps)
    release()
    wait(.seconds(1))
  }

  mutating func drag(_ id: Character, to target: Character, steps: Int = 10) {
    drag(id, to: center(of: target), steps: steps)
  }

  // MARK: Others

  mutating func wheel(_ clicks: Int) { send(.wheelTurned(clicks: clicks)) }

  mutating func key(_ command: KeyCommand) { send(.key(command)) }

  mutating func beginEditing() {
    change { grid in grid.beginEditing() }
  }

  mutating func endEditing() {
    change { grid in grid.endEditing() }
  }

  /// Another program writes the favorites file.
  mutating func reload(favorites: String, pinned: String = "") {
    change(reloads: true) { grid in
      grid.reloadFavorites(
        favorites.map(String.init), pinned: Set(pinned.map(String.init)))
    }
  }

  /// Applications are installed and uninstalled.
  mutating func reload(catalog: [String]) {
    change(reloads: true) { grid in
      grid.reload { $0.reload(catalog: catalog) }
    }
  }

  mutating func update(_ id: Character, _ availability: Availability) {
    change(reloads: true) { grid in
      grid.updateItem(
        Item(id: String(id), title: "Title of \(id)", availability: availability))
    }
  }

  /// Makes an edit as the command line or the bus does.
  mutating func perform(
    _ makeEdit: @escaping @Sendable (Document) throws(EditError) -> Edit?
  ) {
    change { grid in grid.perform(makeEdit) }
  }
}
