import GridCore
import GridPainting
import Testing
import X11Platform

@testable import GridWindow

/// The menu of what the page can do.
@Suite struct PageMenuTests {
  private static let late = Duration.seconds(60)

  /// A page with favorites a to c, a catalog with those and e, and the keyboard on the item that
  /// `keys` lead to.
  private func page(
    _ keys: [KeyCommand] = [], rules: Rules = Rules(),
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> Grid {
    var document = Document()
    let handles = "abce".map { document.update(Item(id: "\($0)", title: "App \($0)")) }
    document.loadCatalog([GridSection(id: "all", title: "All", items: handles)])
    document.loadFavorites(["a", "b", "c"], pinned: [])
    var metrics = Metrics()
    metrics.layoutDirection = direction
    let controller = GridController(
      Grid(
        document: document, rules: rules, metrics: metrics,
        viewport: Size(width: 768, height: 680)))
    for key in keys { controller.send(.key(key), at: .zero) }
    return controller.grid
  }

  private func entries(_ grid: Grid, strings: LocalizedStrings = .english) -> [MenuEntry] {
    [MenuEntry](page: grid, at: Self.late, strings: strings)
  }

  /// The titles, those of disabled entries in parentheses, groups parted by a bar.
  private func spoken(_ grid: Grid) -> String {
    entries(grid).map(\.row).map { row in
      (row.startsGroup ? "| " : "") + (row.isEnabled ? row.title : "(\(row.title))")
    }.joined(separator: " ")
  }

  @Test func `without the keyboard on an item everything is listed, and little can be chosen`() {
    #expect(
      spoken(page()) == """
        (Open) (Add to Favorites) (Move Left) (Move Right) (Item Menu) \
        | Edit (Undo) (Redo) | (Type to search) | Close (All Keys)
        """)
  }

  @Test(
    arguments: [
      ([.arrow(.right)], "Open Remove from Favorites (Move Left) Move Right Item Menu | Edit"),
      (
        [.arrow(.right), .arrow(.right)],
        "Open Remove from Favorites Move Left Move Right Item Menu | Edit"
      ),
      ([.arrow(.right), .end], "Open Add to Favorites (Move Left) (Move Right) Item Menu | Edit"),
      (
        [.arrow(.right), .toggleEditing],
        "Remove from Favorites (Move Left) Move Right Item Menu | Done (Undo) (Redo)"
      ),
      (
        [.arrow(.right), .delete],
        "Open Remove from Favorites (Move Left) Move Right Item Menu | Edit Undo (Redo)"
      ),
      (
        [.arrow(.right), .delete, .undo],
        "Open Remove from Favorites Move Left Move Right Item Menu | Edit (Undo) Redo"
      ),
    ] as [([KeyCommand], String)])
  func `what can be chosen is what a key would do something for`(
    keys: [KeyCommand], text: String
  ) {
    #expect(spoken(page(keys)).hasPrefix(text), "\(spoken(page(keys)))")
  }

  @Test func `right after a launch Open can still be chosen`() {
    let controller = GridController(page([.arrow(.right)]))
    controller.send(.key(.activate(staysOpen: true)), at: Self.late)
    let text = spoken(controller.grid)
    #expect(text.hasPrefix("Open "), "\(text)")
  }

  @Test func `left is left in a language that is written from right to left`() {
    let text = spoken(page([.arrow(.left)], direction: .rightToLeft))
    #expect(text.contains("Move Left (Move Right)"), "\(text)")
  }

  @Test func `while a search is open it can be closed`() {
    let controller = GridController(page())
    var grid: Grid { controller.grid }
    controller.change(at: .zero) { $0.search(for: "app") }
    #expect(spoken(grid).hasSuffix("(Edit) (Undo) (Redo) | Close Search | Close (All Keys)"))
  }

  @Test func `a page that edits, opens and searches nothing has fewer entries`() {
    var rules = Rules()
    (rules.badges, rules.clickFavorite, rules.clickCatalog) = (.none, .none, .none)
    (rules.editing, rules.searches) = (.none, false)
    #expect(
      spoken(page([.arrow(.right)], rules: rules)) == """
        (Move Left) Move Right Item Menu | (Undo) (Redo) | Close (All Keys)
        """)
  }

  @Test(
    arguments: [
      [], [.arrow(.right)], [.arrow(.right), .end], [.arrow(.right), .delete],
      [.arrow(.right), .toggleEditing], [.arrow(.right), .delete, .undo],
    ] as [[KeyCommand]])
  func
    `an enabled entry's key does something, and a disabled one's does nothing`(
      keys: [KeyCommand]
    )
  {
    for entry in entries(page(keys)) {
      guard case .press(let command) = entry.action else {
        #expect(!entry.row.isEnabled)
        continue
      }
      let controller = GridController(page(keys))
      var grid: Grid { controller.grid }
      let revision = grid.document.revision
      controller.send(.key(command), at: Self.late)
      let changes = grid.document.revision != revision || grid.isEditing != page(keys).isEditing
      let asks = controller.takeEffects().contains { effect in
        switch effect {
        case .launch, .contextMenu, .closeRequested: true
        default: false
        }
      }
      #expect(entry.row.isEnabled == (changes || asks), "\(entry.row.title)")
    }
  }

  @Test(
    arguments: [
      (ClickAction.launch, ClickAction.add, "Open", nil), (.none, .launch, nil, "Open"),
      (.select, .none, "Choose", nil), (.add, .select, nil, "Choose"),
    ] as [(ClickAction, ClickAction, String?, String?)])
  func `what Enter does is said as it is where the keyboard is`(
    onFavorite: ClickAction, onOther: ClickAction, favorite: String?, other: String?
  ) {
    var rules = Rules()
    (rules.clickFavorite, rules.clickCatalog) = (onFavorite, onOther)
    let cases: [([KeyCommand], String?)] = [
      ([.arrow(.right)], favorite), ([.arrow(.right), .end], other),
    ]
    for (keys, title) in cases {
      let entry = entries(page(keys, rules: rules)).first {
        $0.action == .press(.activate(staysOpen: false))
      }
      #expect(entry?.row.title == title && entry?.row.isEnabled == title.map { _ in true })
    }
  }

  @Test func `what can't be opened is not offered, found by a search neither`() {
    let controller = GridController(page())
    var grid: Grid { controller.grid }
    controller.change(at: .zero) { $0.search(for: "app") }
    controller.change(at: .zero) { $0.showResults($0.document.favorites, for: "app") }
    controller.send(.key(.arrow(.right)), at: .zero)
    #expect(spoken(grid).hasPrefix("Open "), "\(spoken(grid))")
    var document = Document()
    document.loadFavorites(["gone"], pinned: [])
    let other = GridController(
      Grid(document: document, metrics: Metrics(), viewport: Size(width: 768, height: 680)))
    other.change(at: .zero) { $0.search(for: "gone") }
    other.change(at: .zero) { $0.showResults($0.document.favorites, for: "gone") }
    other.send(.key(.arrow(.right)), at: .zero)
    #expect(other.grid.focusedItem != nil)
    #expect(spoken(other.grid).hasPrefix("(Open) "), "\(spoken(other.grid))")
  }

  @Test func `each entry names its key, and where none is bound it names none`() throws {
    let keys = KeyBindings(["Undo": [], "ToggleEditing": [try KeyCombination("F2")]])
    let named = entries(page()).map { $0.naming(keys).row }
    #expect(
      named.map { "\($0.title): \($0.key)" } == [
        "Open: Enter", "Add to Favorites: Ctrl+D", "Move Left: Ctrl+Shift+Left",
        "Move Right: Ctrl+Shift+Right", "Item Menu: Menu", "Edit: F2", "Undo: ",
        "Redo: Ctrl+Shift+Z", "Type to search: ", "Close: Ctrl+Q", "All Keys: man gridwindow",
      ])
  }

  @Test func `it speaks the language of the page`() {
    let titles = entries(page(), strings: .traditionalChinese).map(\.row.title)
    #expect(titles.suffix(4) == ["重做", "輸入即可搜尋", "關閉", "所有按鍵"])
    #expect(entries(page(), strings: .simplifiedChinese).contains { $0.row.title == "向左移动" })
  }
}
