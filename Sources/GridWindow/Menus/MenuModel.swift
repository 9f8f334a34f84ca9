import GridPainting
import X11Platform

/// An open menu: its entries, and the one that would be chosen.
///
/// It knows no window.
nonisolated struct MenuModel: Equatable, Sendable {
  /// The entries from the top.
  let entries: [MenuEntry]
  /// The index of the entry that Enter would choose; it is an enabled one.
  private(set) var highlighted: Int?
  /// Whether letting a button go chooses: not before the pointer went elsewhere, for the button that
  /// opened the menu is still down, or another was pressed in it.
  private var isArmed = false
  private let firstHit: MenuHit

  /// What becomes of the menu.
  enum Result: Equatable, Sendable {
    /// It stays open.
    case stays
    /// It closes and nothing is done.
    case closes
    /// It closes and this is done.
    case chooses(MenuAction)
  }

  /// A menu of `entries` that opens with the pointer on `hit`.
  init(_ entries: [MenuEntry], pointer hit: MenuHit = .outside) {
    (self.entries, firstHit) = (entries, hit)
  }

  /// What is drawn.
  var rows: [MenuRow] { entries.map(\.row) }

  /// Takes one event.
  mutating func take(_ event: MenuEvent) -> Result {
    switch event {
    case .moved(let hit):
      if hit != firstHit { isArmed = true }
      highlight(hit)
    case .pressed(.outside), .lost, .key(.close): return .closes
    case .pressed(let hit):
      isArmed = true
      highlight(hit)
    case .released(let hit):
      guard isArmed, case .row(let row) = hit else { return .stays }
      return choose(row)
    case .key(.choose): return highlighted.map(choose) ?? .stays
    case .key(.down): step(by: 1, from: highlighted ?? -1)
    case .key(.up): step(by: -1, from: highlighted ?? entries.count)
    case .key(.home): step(by: 1, from: -1)
    case .key(.end): step(by: -1, from: entries.count)
    case .key(.letter(let letter)): search(for: letter)
    }
    return .stays
  }

  private mutating func highlight(_ hit: MenuHit) {
    if case .row(let row) = hit, entries[row].row.isEnabled {
      highlighted = row
    } else {
      highlighted = nil
    }
  }

  private func choose(_ row: Int) -> Result {
    entries[row].row.isEnabled ? .chooses(entries[row].action) : .stays
  }

  /// Goes from the entry `start`, which may be one before the first or after the last, to the next
  /// enabled one.
  private mutating func step(by step: Int, from start: Int) {
    highlighted = next(by: step, from: start) { _ in true } ?? highlighted
  }

  private mutating func search(for letter: Character) {
    let wanted = letter.lowercased()
    highlighted =
      next(by: 1, from: highlighted ?? -1) { $0.title.prefix(1).lowercased() == wanted }
      ?? highlighted
  }

  private func next(by step: Int, from start: Int, where fits: (MenuRow) -> Bool) -> Int? {
    let count = entries.count
    return (1...max(count, 1)).lazy.map { (start + $0 * step + 2 * count) % max(count, 1) }
      .first { entries.indices.contains($0) && entries[$0].row.isEnabled && fits(entries[$0].row) }
  }
}
