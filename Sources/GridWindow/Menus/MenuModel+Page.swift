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
  ///   - words: The language.
  nonisolated init(page grid: Grid, at now: Duration, words: Words) {
    func entry(_ title: Phrase, _ command: KeyCommand) -> MenuEntry {
      let does = grid.effects(of: command, at: now).contains(where: \.isDeed)
      return MenuEntry(words[title], .press(command), isEnabled: does)
    }
    let (rules, isSearching) = (grid.rules, grid.searchText != nil)
    self = []
    append(
      group: Self.titlesOfItem(on: grid).map { entry($0.title, $0.command) } + [
        entry(.moveLeft, .move(.left)), entry(.moveRight, .move(.right)),
        entry(.itemMenu, .menu),
      ])
    let editing = entry(grid.isEditing ? .done : .edit, .toggleEditing)
    append(
      group: (rules.editing == .none ? [] : [editing]) + [entry(.undo, .undo), entry(.redo, .redo)])
    if isSearching {
      append(group: [entry(.closeSearch, .escape)])
    } else if rules.searches {
      append(group: [MenuEntry(words[.typeToSearch], .cancel, isEnabled: false)])
    }
    append(group: [entry(.closePage, .close)])
    var manual = MenuEntry(words[.allKeys], .cancel, isEnabled: false)
    manual.row.key = "man gridwindow"
    append(manual)
  }

  /// What is done with the item that the keyboard is on, on this page: opening it where a click does,
  /// and adding or removing it.
  private nonisolated static func titlesOfItem(
    on grid: Grid
  ) -> [(title: Phrase, command: KeyCommand)] {
    let rules = grid.rules
    let isFavorite = grid.focusedItem.map(grid.document.isFavorite) ?? false
    var titles: [(title: Phrase, command: KeyCommand)] = []
    if !grid.isEditing, rules.clickFavorite == .launch {
      titles.append((.open, .activate(staysOpen: false)))
    }
    if isFavorite ? rules.badges != .none : rules.badges == .all || rules.clickCatalog == .add {
      titles.append((isFavorite ? .removeFromFavorites : .addToFavorites, .toggleMembership))
    }
    return titles
  }
}

extension Effect {
  /// Whether it is something done, and not only told or shown.
  fileprivate nonisolated var isDeed: Bool {
    switch self {
    case .documentChanged, .launch, .select, .didChangeEditing, .offerTaken, .closeRequested,
      .searchChanged, .contextMenu:
      true
    default: false
    }
  }
}
