@testable import GridCore

/// A page and its mirror image.
struct MirrorPair {
  private(set) var plain: SimulatedGrid
  private var mirrored: SimulatedGrid

  init(_ fixture: Fixture) {
    var fixture = fixture
    plain = SimulatedGrid(fixture)
    fixture.metrics.layoutDirection = .rightToLeft
    mirrored = SimulatedGrid(fixture)
    (plain.tick, mirrored.tick) = (.milliseconds(60), .milliseconds(60))
  }

  /// What is wrong on either page, or differs.
  var faults: [String] { plain.faults + mirrored.faults }

  /// Lets `step` happen to the one and its image to the other.
  ///
  /// No edge of a window that grows in mid-press is the mirror image of the other, for the pointer
  /// stays where it is.
  mutating func take(_ step: Step) {
    if case .resize = step, plain.grid.dragPhase != .idle { return }
    let width = plain.grid.viewport.width
    mirrored.pointer = Point(x: width - 1 - plain.pointer.x, y: plain.pointer.y)
    plain.take(step)
    mirrored.take(step.mirrorImage(width: width))
    compare(after: step)
  }

  private mutating func compare(after step: Step) {
    let (one, other) = (plain.grid, mirrored.grid)
    func check(_ name: String, _ isSame: Bool) {
      if !isSame { mirrored.note("\(name) differs after \(step)") }
    }
    check("the order", one.document.favorites == other.document.favorites)
    check("the proposal", one.proposedFavorites == other.proposedFavorites)
    check("the phase", one.dragPhase == other.dragPhase)
    check("the focus", one.focusedItem == other.focusedItem)
    check("the scroll offset", one.scrollOffset == other.scrollOffset)
    check("the next moment", one.wakeUp(after: plain.now) == other.wakeUp(after: mirrored.now))
    check("the number of effects", plain.effects.count == mirrored.effects.count)
    check("the frame", plain.frame.mirrorImage == mirrored.frame.attributes)
  }
}

extension Step {
  /// The step in a mirror as wide as the viewport.
  fileprivate func mirrorImage(width: Int) -> Step {
    switch self {
    case .press(let x, let y, let button): .press(x: width - 1 - x, y: y, button: button)
    case .move(let x, let y): .move(x: width - 1 - x, y: y)
    case .moveUp(let x, let y): .moveUp(x: width - 1 - x, y: y)
    case .release(let x, let y, let button): .release(x: width - 1 - x, y: y, button: button)
    case .command(let index): .command(Self.image(ofCommand: index))
    default: self
    }
  }

  private static func image(ofCommand index: Int) -> Int {
    let commands = SimulatedGrid.commands
    return switch commands[index] {
    case .arrow(.left): commands.firstIndex(of: .arrow(.right)) ?? index
    case .arrow(.right): commands.firstIndex(of: .arrow(.left)) ?? index
    case .move(.left): commands.firstIndex(of: .move(.right)) ?? index
    case .move(.right): commands.firstIndex(of: .move(.left)) ?? index
    default: index
    }
  }
}
