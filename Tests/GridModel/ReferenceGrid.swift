@testable import GridCore

/// The page as its keys are described, by rows of letters and without a grid.
///
/// Ten favorites stand in rows of four, the first of them pinned, and one is a ghost; two sections of
/// applications are below.
struct ReferenceGrid: Equatable {
  var order = "abcdefghji"
  var focus: Character?
  var isEditing = false
  var phase = DragPhase.idle
  /// Where the item that keys lifted would land.
  var carried: Int?
  /// The item that the pointer holds, pressed or lifted.
  var held: Character?
  var search: String?
  var results = ""
  var launched = ""
  var menus = ""
  var escapes = 0

  static let catalog = ["ABC", "DEFGH"]
  static let pinned: Character = "a"
  static let ghost: Character = "g"
  /// How many rows a page of the keyboard has in the window of the test.
  static let pageRows = 3

  private var sections: [String] { search == nil ? [order] + Self.catalog : [results] }
  private var places: String { sections.joined() }

  private var rows: [[Character]] {
    sections.flatMap { section in
      stride(from: 0, to: section.count, by: 4).map { Array(section.dropFirst($0).prefix(4)) }
    }
  }

  /// The page after `command`.
  func after(_ command: KeyCommand) -> ReferenceGrid {
    var page = self
    page.obey(command)
    page.carried = page.phase == .lifted ? page.carried : nil
    return page
  }

  private mutating func obey(_ command: KeyCommand) {
    switch command {
    case .escape: escape()
    case .undo where phase != .lifted: order = "abcdefghij"
    case .delete: delete()
    case .toggleMembership where phase != .lifted: toggle()
    case .move(let direction) where phase != .lifted: move(direction)
    case .arrow(let direction) where carried != nil: carry(direction)
    case .lift where carried != nil, .activate where carried != nil: drop()
    // What scrolls takes the pressed cell from below the pointer.
    case .pageDown where phase == .pressed, .end where phase == .pressed:
      (phase, held) = (.idle, nil)
    default: if phase == .idle { obeyAtRest(command) }
    }
  }

  private mutating func obeyAtRest(_ command: KeyCommand) {
    switch command {
    case .arrow(let direction): focus = focus == nil ? places.first : neighbor(direction)
    case .home where focus != nil: focus = places.first
    case .end where focus != nil: focus = places.last
    case .pageUp where focus != nil: for _ in 0..<Self.pageRows { focus = neighbor(.up) }
    case .pageDown where focus != nil: for _ in 0..<Self.pageRows { focus = neighbor(.down) }
    case .nextSection: go(toSection: 1)
    case .previousSection: go(toSection: -1)
    case .activate(let staysOpen): activate(staysOpen: staysOpen)
    case .lift: lift()
    case .deleteBackward where search != nil, .escape where search != nil: closeSearch()
    case .toggleEditing where search == nil: isEditing.toggle()
    case .launchFavorite(let number): launch(Array(order)[number - 1])
    case .menu: menus += focus.map(String.init) ?? ""
    default: break
    }
  }

  // MARK: Going

  private func neighbor(_ direction: Direction) -> Character? {
    guard let focus, let row = rows.firstIndex(where: { $0.contains(focus) }),
      let column = rows[row].firstIndex(of: focus)
    else { return nil }
    let (line, place) = (Array(places), rows[..<row].joined().count + column)
    switch direction {
    case .left: return line[max(place - 1, 0)]
    case .right: return line[min(place + 1, line.count - 1)]
    case .up: return row == 0 ? focus : rows[row - 1][min(column, rows[row - 1].count - 1)]
    case .down:
      return row + 1 == rows.count ? focus : rows[row + 1][min(column, rows[row + 1].count - 1)]
    }
  }

  private mutating func go(toSection step: Int) {
    guard let focus, let section = sections.firstIndex(where: { $0.contains(focus) }) else {
      return self.focus = places.first
    }
    let next = section + step
    if sections.indices.contains(next) { self.focus = sections[next].first }
  }

  private mutating func escape() {
    if phase != .idle {
      (phase, held) = (.idle, nil)
    } else if search != nil {
      closeSearch()
    } else if isEditing {
      isEditing = false
    } else {
      escapes += 1
    }
  }

  private mutating func closeSearch() { (search, results, focus) = (nil, "", nil) }

  // MARK: Doing

  private mutating func launch(_ item: Character) {
    if item != Self.ghost { launched.append(item) }
  }

  private mutating func activate(staysOpen: Bool) {
    guard let focus else { return }
    if isEditing {
      if !order.contains(focus) { order.append(focus) }
    } else {
      launch(focus)
      if !staysOpen, search != nil { closeSearch() }
    }
  }

  private mutating func lift() {
    guard isEditing, search == nil, let focus, focus != Self.pinned,
      let place = Array(order).firstIndex(of: focus)
    else { return }
    (phase, carried) = (.lifted, place)
  }

  private mutating func carry(_ direction: Direction) {
    carried = carried.map { clamped($0 + step(direction)) }
  }

  private mutating func drop() {
    if let focus, let carried { place(focus, at: carried) }
    phase = .idle
  }

  private mutating func move(_ direction: Direction) {
    guard search == nil, let focus, focus != Self.pinned,
      let place = Array(order).firstIndex(of: focus)
    else { return }
    self.place(focus, at: clamped(place + step(direction)))
  }

  private mutating func place(_ item: Character, at index: Int) {
    var items = order.filter { $0 != item }
    items.insert(item, at: items.index(items.startIndex, offsetBy: index))
    order = items
  }

  private func step(_ direction: Direction) -> Int {
    [.left: -1, .right: 1, .up: -4, .down: 4][direction] ?? 0
  }

  private func clamped(_ place: Int) -> Int { min(max(place, 1), order.count - 1) }

  private mutating func toggle() {
    guard let focus else { return }
    if order.contains(focus) { remove(focus) } else { order.append(focus) }
  }

  private mutating func delete() {
    let lifted = phase == .lifted ? held ?? focus : nil
    guard let item = lifted ?? focus, order.contains(item) else { return }
    if phase == .lifted { (phase, held) = (.idle, nil) }
    remove(item)
  }

  private mutating func remove(_ item: Character) {
    guard item != Self.pinned, let place = Array(order).firstIndex(of: item) else { return }
    order.removeAll { $0 == item }
    if search == nil, focus == item { focus = Array(order)[min(place, order.count - 1)] }
  }
}
