import Testing

@testable import GridCore
@testable import GridModel

/// Every command of the keyboard from every place it may be given.
@Suite struct KeyTableTests {
  private static let commands: [KeyCommand] =
    [
      .escape, .undo, .redo, .pageUp, .pageDown, .home, .end, .nextSection, .previousSection,
      .activate(staysOpen: false), .activate(staysOpen: true), .lift, .deleteBackward, .delete,
      .toggleMembership, .toggleEditing, .launchFavorite(3), .launchFavorite(7), .menu,
      .pageMenu, .close,
    ] + Direction.allCases.flatMap { [.arrow($0), .move($0)] }

  /// The first and last favorite, a full row, the short one, the pinned one, the ghost, and the ends
  /// of each section of the catalog.
  private static let places: [Character?] = [nil] + "abdefhgjiACDGH".map { $0 }

  @Test(arguments: places, [false, true])
  func `each command does what is written of it at rest`(focus: Character?, isEditing: Bool) {
    expectAll { board, page in
      if isEditing { board.beginEditing() }
      (page.focus, page.isEditing) = (focus, isEditing)
    }
  }

  @Test(arguments: [false, true])
  func `each command does what is written of it while an item is pressed`(isEditing: Bool) {
    expectAll { board, page in
      if isEditing { board.beginEditing() }
      (page.phase, page.held, page.isEditing) = (.pressed, "f", isEditing)
    }
  }

  @Test func `each command does what is written of it while the pointer carries an item`() {
    expectAll { _, page in (page.phase, page.held, page.isEditing) = (.lifted, "f", true) }
  }

  @Test(arguments: "bfi")
  func `each command does what is written of it while the keys carry an item`(focus: Character) {
    expectAll { board, page in
      board.beginEditing()
      (page.focus, page.isEditing, page.phase) = (focus, true, .lifted)
      page.carried = Array(page.order).firstIndex(of: focus)
    }
  }

  @Test(arguments: ["CabDEdg", "C", "g", ""], [false, true])
  func `each command does what is written of it while a search is open`(
    results: String, isEditing: Bool
  ) {
    expectAll { board, page in
      if isEditing { board.beginEditing() }
      (page.search, page.results, page.focus) = ("x", results, results.first)
      page.isEditing = isEditing
    }
  }

  /// Gives every command to a board that is brought into the state that `prepare` describes.
  private func expectAll(
    _ prepare: (inout SimulatedGrid, inout ReferenceGrid) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for command in Self.commands {
      var (board, page) = (Self.board(), ReferenceGrid())
      prepare(&board, &page)
      board.bring(into: page)
      #expect(board.plain == page, "before", sourceLocation: sourceLocation)
      let foretold = board.grid.effects(of: command, at: board.now)
      board.key(command)
      #expect(board.effects == foretold.filter(\.isNotSpoken), sourceLocation: sourceLocation)
      #expect(board.plain == page.after(command), "\(command)", sourceLocation: sourceLocation)
      #expect(board.faults == [], "\(command)", sourceLocation: sourceLocation)
    }
  }

  /// The page with one edit to take back.
  private static func board() -> SimulatedGrid {
    var board = SimulatedGrid("abcdefghij") {
      ($0.pinned, $0.catalog) = (String(ReferenceGrid.pinned), ReferenceGrid.catalog)
    }
    board.update(ReferenceGrid.ghost, .missing)
    board.perform { document throws(EditError) in try document.editMoving(from: 9, to: 8) }
    board.forgetEffects()
    return board
  }
}

extension Effect {
  fileprivate var isNotSpoken: Bool { if case .announce = self { false } else { true } }
}

extension SimulatedGrid {
  /// Takes the keyboard and the pointer to where `page` has them.
  fileprivate mutating func bring(into page: ReferenceGrid) {
    if let text = page.search {
      send(.text(text))
      change { grid in
        let found = page.results.map { grid.document.handle($0) }
        grid.showResults(found, for: text)
      }
    } else if let focus = page.focus {
      key(.arrow(.right))
      while grid.focusedItem != handle(focus) { key(.arrow(.right)) }
    }
    if page.carried != nil { key(.lift) }
    if let held = page.held {
      press(held)
      if page.phase == .lifted { wait(.seconds(1)) }
    }
    forgetEffects()
  }

  /// What a person sees of the page, but for scrolling and motion.
  fileprivate var plain: ReferenceGrid {
    func letters(_ of: (Effect) -> ItemHandle?) -> String {
      effects.compactMap(of).map { document.items[$0].id }.joined()
    }
    var page = ReferenceGrid(
      order: order, focus: grid.focusedItem.flatMap { document.items[$0].id.first })
    (page.isEditing, page.phase, page.search) = (grid.isEditing, grid.dragPhase, grid.searchText)
    if case .carried(let lift) = grid.interaction.phase { page.carried = lift.lift.target }
    page.held = (grid.interaction.session?.lift.item ?? grid.interaction.press?.target.item)
      .flatMap { document.items[$0].id.first }
    if page.search != nil { page.results = document.text(grid.sections[1].items) }
    page.launched = letters { if case .launch(let item, _) = $0 { item } else { nil } }
    page.menus = letters { if case .contextMenu(let item, _, _) = $0 { item } else { nil } }
    page.escapes = effects.count { $0 == .escaped }
    return page
  }
}
