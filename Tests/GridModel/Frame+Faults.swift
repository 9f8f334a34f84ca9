@testable import GridCore

extension Frame {
  /// What is wrong with this frame, whatever the grid is doing.
  func faults(of grid: Grid, at now: Duration) -> [String] {
    var faults = attributes.flatMap { $0.faults(of: grid) }
    if Set(attributes.map(\.element)).count != attributes.count {
      faults.append("an element is painted twice")
    }
    let gaps = attributes.count { $0.element == .gap || $0.look.contains(.placeholder) }
    if grid.dragPhase != .lifted, gaps > 0 { faults.append("a gap without a lift") }
    for (item, count) in favoritesPainted(in: grid) where count > 1 {
      faults.append("\(grid.document.items[item].id) is painted \(count) times")
    }
    return grid.isBusy(at: now) ? faults : faults + restFaults(of: grid)
  }

  /// How often each favorite is painted.
  private func favoritesPainted(in grid: Grid) -> [ItemHandle: Int] {
    let returning = grid.presentation.flights.compactMap { flight in
      if case .catalog = flight.destination { flight.item } else { nil }
    }
    return attributes.reduce(into: [:]) { counts, attributes in
      switch attributes.element {
      case .cell(let item, section: 0) where !attributes.look.contains(.placeholder):
        counts[item, default: 0] += 1
      case .floatingCell(let item) where !returning.contains(item): counts[item, default: 0] += 1
      default: break
      }
    }
  }

  /// What is wrong where nothing moves: everything is shown exactly where it rests.
  private func restFaults(of grid: Grid) -> [String] {
    var expected: [Element: Rect] = [:]
    let viewport = Rect(origin: .zero, size: grid.viewport)
    for (index, section) in grid.sections.enumerated() {
      for (place, item) in section.items.enumerated() {
        let rest = grid.frameForItem(at: IndexPath(item: place, section: index))
        guard rest.intersects(viewport) else { continue }
        expected[.cell(item, section: index)] = rest.offset(dy: grid.scrollOffset)
      }
    }
    var faults: [String] = []
    for attributes in attributes {
      guard case .cell = attributes.element else { continue }
      let rest = expected.removeValue(forKey: attributes.element)
      if let rest, rest != attributes.frame { faults.append("a cell at rest is elsewhere") }
      if attributes.alpha != 1 || attributes.transform.scale != 1 || attributes.icon.scale != 1 {
        faults.append("a cell at rest is not drawn as it is")
      }
    }
    if !expected.isEmpty { faults.append("\(expected.count) cells are not painted") }
    return faults
  }
}

extension FrameAttributes {
  fileprivate func faults(of grid: Grid) -> [String] {
    var faults: [String] = []
    if frame.isEmpty { faults.append("an empty frame is painted: \(element)") }
    let numbers = [transform.scale, transform.rotation, icon.scale, icon.rotation, alpha]
    if !numbers.allSatisfy(\.isFinite) || transform.scale <= 0 || icon.scale <= 0 {
      faults.append("a transform is no transform: \(element)")
    }
    if !(0...1).contains(alpha) { faults.append("an opacity is none: \(element)") }
    let turn = abs(transform.rotation) + abs(icon.rotation)
    if turn > 2 * grid.rules.wobbleAngle { faults.append("turned too far: \(element)") }
    if !grid.isEditing, turn != 0 || badge != .none || look.contains(.bordered) {
      faults.append("looks as in edit mode: \(element)")
    }
    if case .floatingCell(let item) = element {
      if item != grid.liftedItem, !grid.settlingItems.contains(item) {
        faults.append("a card floats for nothing")
      }
      if turn != 0 { faults.append("a lifted item turns") }
    }
    return faults
  }
}
