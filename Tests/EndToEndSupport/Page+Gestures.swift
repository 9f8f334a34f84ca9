/// The target of a gesture: a cell, by the short name of its application, or a point of the window.
enum Target {
  case favorite(String)
  case catalog(String)
  case point(Point)

  /// The cell's item in `dump`.
  func item(in dump: Dump) -> Dump.Item? {
    switch self {
    case .favorite(let name): dump.favorites.first { $0.id.shortName == name }
    case .catalog(let name): dump.catalog.first { $0.id.shortName == name }
    case .point: nil
    }
  }

  /// The center of the cell, in the window.
  func center(in dump: Dump) throws -> Point {
    if case .point(let point) = self { return point }
    guard let frame = item(in: dump)?.frame else {
      throw EndToEndError("no cell in view for \(self)")
    }
    return frame.center
  }
}

/// The gesture words of the cases: press, hold, move, release, key.
extension Page {
  /// A point of the window on the screen.
  private func onScreen(_ point: Point) throws -> Point {
    guard let frame = connection.frame(of: window) else {
      throw EndToEndError("the window is gone")
    }
    return frame.origin + point
  }

  func move(to place: Target, steps: Int = 1, pause: Duration = .milliseconds(2)) async throws {
    let dump = if let resting { resting } else { try await inspector.dump(all: true) }
    pointer.move(to: try onScreen(place.center(in: dump)), steps: steps, pause: pause)
  }

  /// `P`: presses the center of the cell; later moves aim at the cells as they rest now.
  func press(_ place: Target, button: UInt32 = 1) async throws {
    resting = nil
    try await move(to: place)
    resting = try await inspector.dump(all: true)
    pointer.press(button)
  }

  /// `H`: holds until the pressed item is lifted.
  func hold() async throws { try await until("the lift") { $0.drag == "lifted" } }

  /// `P H`: presses and holds until the item is lifted.
  func lift(_ name: String) async throws {
    try await press(.favorite(name))
    try await hold()
  }

  /// `M`: moves to the position of the cell at the time of the press.
  func drag(to name: String, steps: Int = 10) async throws {
    try await move(to: .favorite(name), steps: steps)
  }

  /// `M`: moves by `offset` from the current position.
  func drag(by offset: Point, steps: Int = 10, pause: Duration = .milliseconds(2)) {
    pointer.move(to: pointer.position + offset, steps: steps, pause: pause)
  }

  /// `R`: releases the button and waits until everything is at rest.
  func drop() async throws {
    pointer.release()
    resting = nil
    try await idle()
  }

  /// A whole drag: `P(name) H M(target) R`.
  func drag(_ name: String, to target: String, steps: Int = 10) async throws {
    try await lift(name)
    try await drag(to: target, steps: steps)
    try await drop()
  }

  func click(_ place: Target, times: Int = 1, button: UInt32 = 1) async throws {
    resting = nil
    try await move(to: place)
    pointer.click(button, times: times)
    try await idle()
  }

  /// Clicks the badge of a cell.
  func clickBadge(_ place: Target) async throws {
    let dump = try await inspector.dump(all: true)
    guard let badge = place.item(in: dump)?.badgeFrame else {
      throw EndToEndError("no badge on \(place)")
    }
    try await click(.point(badge.center))
  }

  /// `K`: presses a chord of keys, with the pointer over the window so that it has the focus.
  func key(_ chord: String) async throws {
    keyboard.press(chord)
    _ = try await dump()
  }

  /// Enters edit mode as a person does, by holding an item, and releases it.
  func edit() async throws {
    try await press(.favorite(try await dump().order.first.map(\.shortName) ?? ""))
    try await until("edit mode") { $0.editing }
    try await drop()
  }

  /// Leaves edit mode with Esc.
  func leaveEditing() async throws {
    try await move(to: .point(Point(x: 4, y: 4)))
    try await key("Escape")
    try await until("the end of edit mode") { !$0.editing }
    try await idle()
  }

  /// Waits until `names` are all that was launched.
  func awaitLaunches(_ names: String...) async throws { try await awaitLaunches(names) }

  func awaitLaunches(_ names: [String]) async throws {
    _ = try await awaited("the launches \(names), but \(sandbox.launched)") {
      sandbox.launched == names ? true : nil
    }
  }

  /// Moves the pointer to the corner of the screen, outside the window.
  func park() { pointer.move(to: Point(x: 1279, y: 799)) }
}
