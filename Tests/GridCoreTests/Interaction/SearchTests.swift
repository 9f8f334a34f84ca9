import Testing

@testable import GridCore
@testable import GridModel

@Suite struct SearchTests {
  /// A board whose search for `text` found `results`.
  private func board(searching text: String = "x", found results: String = "Cab") -> SimulatedGrid {
    var board = SimulatedGrid("abcdef") { $0.catalog = ["ABCDEF"] }
    board.send(.text(text))
    board.show(results, for: text)
    return board
  }

  @Test func `typing opens a search and goes on with it`() {
    var board = board(searching: "f")
    #expect(board.grid.searchText == "f")
    board.send(.text("i"))
    #expect(board.grid.searchText == "fi")
    #expect(board.effects.contains(.searchChanged("fi")))
    board.expectRest()
  }

  @Test func `the page shows what was found and nothing else`() {
    let board = board(found: "Cab")
    let cells = board.frame.attributes.compactMap { attributes -> String? in
      if case .cell(let item, 1) = attributes.element { board.document.items[item].id } else { nil }
    }
    #expect(cells == ["C", "a", "b"])
    #expect(board.attributes(of: .searchField) != nil)
    #expect(board.attributes(of: .editButton) == nil)
  }

  @Test func `it says that nothing was found`() {
    let board = board(found: "")
    #expect(board.attributes(of: .noMatches) != nil)
  }

  /// Blanks, controls, signs that are never drawn, and marks without a letter.
  private static let invisible = [
    " ", "\u{a0}\u{3000}", "\u{1}", "\u{7f}", "\u{85}", "\u{ad}", "\u{34f}", "\u{61c}",
    "\u{200b}", "\u{200d}\u{200d}", "\u{200e}", "\u{200f}", "\u{2028}", "\u{202e}", "\u{2060}",
    "\u{3164}", "\u{115f}\u{1160}", "\u{301}", "\u{301}\u{308}", "\u{20dd}", "\u{fe0f}", "\u{feff}",
    "\u{fff9}", "\u{1d173}", "\u{e0001}", "\u{e0100}", " \u{200b}\u{301}\u{200f}\n",
  ]

  @Test(arguments: invisible) func `what nobody can see is no text to search for`(text: String) {
    var board = SimulatedGrid("abc") { $0.catalog = ["ABC"] }
    board.send(.text(text))
    #expect(board.grid.searchText == nil && board.effects == [])
    board.change { grid in grid.search(for: text) }
    #expect(board.grid.searchText == nil && board.effects == [])
    board.expectRest()
  }

  @Test(arguments: invisible)
  func `beside what is seen it stays, and alone it closes the search`(text: String) {
    var board = board(searching: "f")
    board.send(.text(text))
    #expect(board.grid.searchText == "f" + text)
    board.change { grid in grid.search(for: text) }
    #expect(board.grid.searchText == nil)
    board.expectRest()
  }

  @Test(arguments: ["é", "e\u{301}", "日", "ﻣ", "🙂", "\u{903}", "-", "\u{200f}א", "1"])
  func `what is seen is searched for, whatever goes with it`(text: String) {
    var board = SimulatedGrid("abc")
    board.send(.text(text))
    #expect(board.grid.searchText == text)
  }

  @Test func `an answer to another text is ignored`() {
    var board = board(searching: "f", found: "a")
    board.send(.text("g"))
    board.show("b", for: "f")
    #expect(board.document.text(board.grid.sections[1].items) == "a")
  }

  @Test func `enter launches the first and closes the search`() {
    var board = board(found: "Cab")
    board.key(.activate(staysOpen: false))
    #expect(board.launches == [.launch(board.handle("C"), staysOpen: false)])
    #expect(board.grid.searchText == nil)
  }

  @Test func `as long as there may be more to find, what is there is shown and Enter waits`() {
    var board = SimulatedGrid("abc") { $0.catalog = ["ABC"] }
    board.send(.text("x"))
    board.show("", for: "x", isComplete: false)
    #expect(board.attributes(of: .noMatches) == nil)
    board.show("a", for: "x", isComplete: false)
    #expect(board.document.text(board.grid.sections[1].items) == "a")
    board.key(.activate(staysOpen: false))
    board.show("ab", for: "x", isComplete: false)
    #expect(board.launches == [])
    board.show("Ca", for: "x")
    #expect(board.launches == [.launch(board.handle("C"), staysOpen: false)])
    board.expectRest()
  }

  @Test(arguments: [InputEvent.key(.escape), .closing])
  func `Escape and the end of the page take back an Enter that waits`(event: InputEvent) {
    var board = SimulatedGrid("abc")
    board.send(.text("x"))
    board.key(.activate(staysOpen: false))
    board.send(event)
    board.show("a", for: "x")
    #expect(board.launches == [])
    #expect((board.grid.searchText == nil) == (event != .closing))
  }

  @Test func `an enter that comes before the answer waits for it`() {
    var board = SimulatedGrid("abc") { $0.catalog = ["ABC"] }
    board.send(.text("x"))
    #expect(board.attributes(of: .noMatches) == nil)
    board.key(.activate(staysOpen: true))
    board.send(.text("y"))
    board.key(.activate(staysOpen: false))
    #expect(board.launches == [])
    board.show("Ca", for: "xy")
    #expect(board.launches == [.launch(board.handle("C"), staysOpen: false)])
    #expect(board.grid.searchText == nil)
    board.expectRest()
  }

  @Test func `arrows choose among what was found`() {
    var board = board(found: "Cab")
    board.key(.arrow(.right))
    board.key(.activate(staysOpen: false))
    #expect(board.launches == [.launch(board.handle("a"), staysOpen: false)])
  }

  @Test func `backspace takes a character back and closes an empty search`() {
    var board = board(searching: "ab")
    board.key(.deleteBackward)
    #expect(board.grid.searchText == "a")
    board.key(.deleteBackward)
    #expect(board.grid.searchText == nil)
    #expect(board.effects.contains(.searchChanged("")))
  }

  @Test func `escape closes the search before it leaves edit mode`() {
    var board = SimulatedGrid("abc")
    board.beginEditing()
    board.send(.text("x"))
    board.key(.escape)
    #expect(board.grid.searchText == nil)
    #expect(board.grid.isEditing)
    board.key(.escape)
    #expect(!board.grid.isEditing)
  }

  @Test func `the page is scrolled as it was before the search`() {
    var board = SimulatedGrid()
    board.wheel(3)
    let scroll = board.grid.scrollOffset
    board.send(.text("x"))
    #expect(board.grid.scrollOffset == 0)
    board.key(.escape)
    #expect(scroll > 0 && board.grid.scrollOffset == scroll)
  }

  @Test func `nothing lifts and no hold begins edit mode while a search is open`() {
    var board = board(found: "Cab")
    let center = board.slot(0, section: 1).center
    board.press(at: center)
    board.wait(.seconds(1))
    #expect(board.grid.dragPhase == .pressed)
    #expect(!board.grid.isEditing)
    board.move(by: 100, 0)
    #expect(board.grid.dragPhase == .idle)
    #expect(board.toasts == [])
  }

  @Test func `badges add and remove what was found`() {
    var board = board(found: "Ca")
    board.beginEditing()
    let added = board.grid.badgeFrame(at: IndexPath(item: 0, section: 1)).center
    board.click(at: added)
    #expect(board.order == "abcdefC")
    #expect(board.toasts.contains(.added(board.handle("C"))))
    board.wait(.seconds(1))
    let removed = board.grid.badgeFrame(at: IndexPath(item: 1, section: 1)).center
    board.click(at: removed)
    #expect(board.order == "bcdefC")
    board.expectRest()
  }

  @Test func `a key that types is text while a search is open, whatever it does otherwise`() {
    var board = board(searching: "a")
    board.beginEditing()
    board.send(.key(.lift, typing: " "))
    board.send(.key(.arrow(.down), typing: "j"))
    #expect(board.grid.searchText == "a j")
    board.send(.key(.escape, typing: ""))
    #expect(board.grid.searchText == nil)
  }

  @Test func `nothing is searched during a press`() {
    var board = SimulatedGrid("abc")
    board.press("a")
    board.send(.text("x"))
    #expect(board.grid.searchText == nil)
  }
}

extension SimulatedGrid {
  /// The shell's answer to a search.
  fileprivate mutating func show(_ results: String, for text: String, isComplete: Bool = true) {
    change { grid in
      let handles = results.map { grid.document.handle($0) }
      grid.showResults(
        handles, for: text, isComplete: isComplete)
    }
  }
}

@Suite struct SearchFocusTests {
  @Test(arguments: [0, 1, 5, 20, 39], [1, 3])
  func `a search may open and close wherever the focus is`(steps: Int, results: Int) {
    var board = SimulatedGrid("abcdef") {
      $0.catalog = ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"]
    }
    board.key(.nextSection)
    for _ in 0..<3 { board.key(.nextSection) }
    for _ in 0..<steps { board.key(.arrow(.right)) }
    board.send(.text("k"))
    board.show("K", for: "k")
    board.key(.activate(staysOpen: false))
    board.send(.text("k"))
    board.show(String("Kab".prefix(results)), for: "k")
    board.key(.arrow(.down))
    board.key(.toggleMembership)
    board.key(.activate(staysOpen: false))
    board.key(.undo)
    board.expectRest()
  }
}
