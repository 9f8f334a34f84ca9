import GridCore
import GridPainting

extension [MenuEntry] {
  /// The menu of the page: what can be done now, as a key would do it.
  ///
  /// What a key would do nothing for is there too, disabled, so that everything has its place and its
  /// key can be learned.
  ///
  /// - Parameters:
  ///   - grid: The page.
  ///   - now: The moment that keys would be pressed.
  ///   - strings: The language.
  nonisolated init(page grid: Grid, at now: Duration, strings: LocalizedStrings) {
    // A launch blocks the next one for a moment; whoever reads a menu takes longer.
    let moment = now + Timings.launchGuard
    func entry(_ title: StringKey, _ command: KeyCommand, onItem: Bool = false) -> MenuEntry {
      let does =
        (!onItem || grid.focusedItem != nil)
        && grid.effects(of: command, at: moment).contains { $0.isDeed(of: command) }
      return MenuEntry(strings[title], .press(command), isEnabled: does)
    }
    let (rules, isSearching) = (grid.rules, grid.searchText != nil)
    self = []
    var ofItem: [MenuEntry] = []
    if let title = Self.opening(on: grid) {
      ofItem.append(entry(title, .activate(staysOpen: false), onItem: true))
    }
    if let title = Self.membership(on: grid) { ofItem.append(entry(title, .toggleMembership)) }
    append(
      group: ofItem + [
        entry(.moveLeft, .move(.left)), entry(.moveRight, .move(.right)),
        entry(.itemMenu, .menu),
      ])
    let editing = entry(grid.isEditing ? .done : .edit, .toggleEditing)
    append(
      group: (rules.editing == .none ? [] : [editing]) + [entry(.undo, .undo), entry(.redo, .redo)])
    if isSearching {
      append(group: [entry(.closeSearch, .escape)])
    } else if rules.searches {
      append(group: [MenuEntry(strings[.typeToSearch], .cancel, isEnabled: false)])
    }
    append(group: [entry(.closePage, .close)])
    var manual = MenuEntry(strings[.allKeys], .cancel, isEnabled: false)
    manual.row.key = "man gridwindow"
    append(manual)
  }

  /// What Enter does with the item that the keyboard is on, where it is a thing of its own; while
  /// there is no such item, what it would do with a favorite.
  private nonisolated static func opening(on grid: Grid) -> StringKey? {
    guard !grid.isEditing else { return nil }
    return switch grid.focusedClick ?? grid.rules.clickFavorite {
    case .launch: .open
    case .select: .choose
    case .add, .none: nil
    }
  }

  /// Adding or removing the item that the keyboard is on.
  private nonisolated static func membership(on grid: Grid) -> StringKey? {
    let rules = grid.rules
    if grid.focusedItem.map(grid.document.isFavorite) ?? false {
      return rules.badges == .none ? nil : .removeFromFavorites
    }
    return rules.badges == .all || rules.clickCatalog == .add ? .addToFavorites : nil
  }
}

extension Effect {
  /// Whether it is something done by `command`, and not only told or shown.
  ///
  /// Whatever is activated closes a search, even what can't be opened.
  fileprivate nonisolated func isDeed(of command: KeyCommand) -> Bool {
    switch self {
    case .documentChanged, .launch, .select, .didChangeEditing, .offerTaken, .closeRequested,
      .contextMenu:
      true
    case .searchChanged: command == .escape
    default: false
    }
  }
}
