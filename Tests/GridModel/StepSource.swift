import TestSupport

@testable import GridCore

/// Makes up what happens next: mostly what a person would do, sometimes anything.
struct StepSource {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func makeFixture() -> Fixture {
    var fixture = Fixture()
    fixture.favorites = String("abcdefghijkl".prefix(below(13)))
    if chance(3) { fixture.pinned = String(fixture.favorites.filter { _ in chance(3) }) }
    if chance(2) { fixture.pinned = String(fixture.favorites.prefix(below(3))) }
    fixture.catalog = makeCatalog()
    if chance(3) { fixture.membership = .moves }
    if chance(8) { fixture.limit = 12 }
    fixture.rules = makeRules()
    fixture.metrics.columns = chance(2) ? nil : 1 + below(6)
    fixture.size = makeSize()
    fixture.scale = [1, 1, 1, 1.25, 2, 0.5, 3][below(7)]
    return fixture
  }

  private mutating func makeRules() -> Rules {
    var rules = Rules()
    rules.editing = [.sticky, .sticky, .whileHeld, .none][below(4)]
    if chance(2) { rules.dragStart = .hold }
    if chance(4) { rules.outside = .keepLast }
    if chance(4) { rules.gap = .placeholder }
    if chance(4) { rules.singleItemMoves = true }
    if chance(4) { rules.dragToAdd = false }
    if chance(4) { rules.reducesMotion = true }
    if chance(4) { rules.wobbleStyle = .cell }
    if chance(4) { rules.clickCatalog = .add }
    if chance(6) { rules.badges = .remove }
    return rules
  }

  private mutating func makeCatalog() -> [String] {
    let ids = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "abcdef".filter { _ in chance(3) }
    let first = ids.prefix(below(ids.count + 1))
    let second = ids.dropFirst(first.count).prefix(below(20))
    return Array([String(first), String(second)].prefix(below(3)))
  }

  private mutating func makeSize() -> Size {
    chance(12)
      ? Size(width: 1 + below(200), height: 1 + below(200))
      : Size(width: 200 + below(800), height: 150 + below(700))
  }

  // MARK: Steps

  mutating func next(for board: SimulatedGrid) -> Step {
    switch board.grid.dragPhase {
    case .lifted where board.grid.interaction.session == nil:
      chance(4) ? anything(board) : .command(below(SimulatedGrid.commands.count))
    case .lifted: chance(4) ? anything(board) : whileLifted(board)
    case .pressed: chance(4) ? anything(board) : whilePressed(board)
    case .idle where board.grid.isEditing && chance(3): useKeys(board)
    case .idle: chance(3) ? anything(board) : press(board)
    }
  }

  /// Leads the focus to a favorite, and lifts that.
  private mutating func useKeys(_ board: SimulatedGrid) -> Step {
    let isOnFavorite = board.grid.interaction.shownFocus?.indexPath.section == 0
    let commands = SimulatedGrid.commands.indices.filter { index in
      SimulatedGrid.commands[index] == (isOnFavorite ? .lift : .arrow(.up))
    }
    return .command(commands.first ?? 0)
  }

  private mutating func press(_ board: SimulatedGrid) -> Step {
    let point = place(on: board)
    return .press(x: point.x, y: point.y, button: chance(12) ? 1 + below(3) : 0)
  }

  private mutating func whilePressed(_ board: SimulatedGrid) -> Step {
    let point = board.pointer
    switch below(6) {
    case 0, 1: return .release(x: point.x, y: point.y, button: 0)
    case 2: return .move(x: point.x + below(12) - 6, y: point.y + below(12) - 6)
    case 3: return .move(x: point.x + below(80) - 40, y: point.y + below(80) - 40)
    default: return .wait(milliseconds: [100, 250, 499, 500, 600][below(5)])
    }
  }

  private mutating func whileLifted(_ board: SimulatedGrid) -> Step {
    let point = place(on: board)
    switch below(8) {
    case 0: return .release(x: board.pointer.x, y: board.pointer.y, button: 0)
    case 1: return .still
    case 2: return .wait(milliseconds: below(400))
    case 3: return .move(x: board.pointer.x + below(30) - 15, y: board.pointer.y + below(30) - 15)
    case 4:
      let height = board.grid.viewport.height
      return .move(x: point.x, y: chance(2) ? below(40) : height - below(40))
    default: return .move(x: point.x, y: point.y)
    }
  }

  private mutating func anything(_ board: SimulatedGrid) -> Step {
    let point = place(on: board)
    let size = makeSize()
    switch below(30) {
    case 0: return .move(x: point.x, y: point.y)
    case 1: return .moveUp(x: point.x, y: point.y)
    case 2: return .press(x: point.x, y: point.y, button: below(4))
    case 3: return .release(x: point.x, y: point.y, button: below(4))
    case 4: return .leave
    case 5: return .wheel(below(21) - 10)
    case 6: return .wait(milliseconds: below(700))
    case 7: return .skip(milliseconds: below(700))
    case 8: return .escape
    case 9, 10: return .undo
    case 11: return .redo
    case 12: return chance(2) ? .page(down: chance(2)) : .end(bottom: chance(2))
    case 13: return .focus(chance(2))
    case 14: return .visible(!chance(3))
    case 15: return .resize(width: size.width, height: size.height)
    case 16:
      return .rescale(
        percent: [50, 100, 125, 200, 300][below(5)], width: size.width, height: size.height)
    case 17: return chance(4) ? .closing : .edit(chance(2))
    case 18: return .edit(chance(2))
    case 19, 20, 21, 22: return .command(below(SimulatedGrid.commands.count))
    case 23: return chance(3) ? .type("x") : .escape
    case 24: return .found(String("aCBbDcE".prefix(below(8))))
    default: return change(board)
    }
  }

  private mutating func change(_ board: SimulatedGrid) -> Step {
    let count = max(board.document.favorites.count, 1)
    switch below(9) {
    case 0: return favorites(board)
    case 1: return .catalog(makeCatalog())
    case 2: return .availability(String(board.order.randomElement(using: &random) ?? "A"), below(3))
    case 3: return .order("remove", below(count), to: 0)
    case 4: return .order("add", below(board.document.items.count), to: below(14))
    case 5: return .order("pin", [0, count - 1, below(count)][below(3)], to: 0)
    case 6: return .order("unpin", below(count), to: 0)
    default: return .order("move", below(count), to: below(count))
    }
  }

  private mutating func favorites(_ board: SimulatedGrid) -> Step {
    var order = Array(board.order)
    if chance(2) { order.shuffle(using: &random) }
    if chance(2) { order = Array(order.prefix(below(order.count + 1))) }
    if chance(2), let new = "abcdefghijklxyzABC".randomElement(using: &random) {
      if !order.contains(new) { order.insert(new, at: below(order.count + 1)) }
    }
    let marked = String(order).filter { _ in chance(5) }
    return .favorites(String(order), marked: marked)
  }

  /// A point worth pointing at: a cell, a badge, a button, or anywhere.
  private mutating func place(on board: SimulatedGrid) -> Point {
    let grid = board.grid
    let section = below(grid.layout.numberOfSections)
    let count = grid.layout.numberOfItems(inSection: section)
    switch below(8) {
    case 0: return Point(x: below(grid.viewport.width + 80) - 40, y: below(grid.viewport.height))
    case 1: return grid.layout.editButtonFrame.offset(dy: -grid.scrollOffset).center
    case 2:
      return grid.overlays.toastButton?.center ?? grid.overlays.scrollThumb?.center ?? .zero
    case 3 where count > 0:
      return grid.badgeFrame(at: IndexPath(item: below(count), section: section)).center
    default:
      let slot = board.slot(below(max(count, 1)), section: chance(2) ? 0 : section)
      return Point(x: slot.x + below(slot.width), y: slot.y + below(slot.height))
    }
  }

  // MARK: Chance

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &random) }
  private mutating func chance(_ bound: Int) -> Bool { below(bound) == 0 }
}
