import Testing

@testable import GridCore
@testable import GridModel

/// Dragging a copy of a catalog item into the favorites.
@Suite struct CopyTests {
  private static func board(_ favorites: String = "abc", editing: Bool = false) -> SimulatedGrid {
    var board = SimulatedGrid(favorites) { $0.catalog = ["ABCDEFGH"] }
    if editing { board.beginEditing() }
    return board
  }

  @Test func `a copy dropped in the band is an add at that place`() {
    var board = Self.board()
    board.press("C")
    board.move(by: 0, -10, steps: 1)
    #expect(board.lifted == "C")
    #expect(board.proposed == "abcC")
    board.move(to: board.slot(1).center)
    #expect(board.proposed == "aCbc")
    #expect(board.order == "abc")
    board.release()
    #expect(board.order == "aCbc")
    #expect(board.commits == 1)
    #expect(board.document.catalogOrder == ["ABCDEFGH"])
    board.key(.undo)
    #expect(board.order == "abc")
    board.expectRest()
  }

  @Test func `a copy dropped outside is nothing`() {
    var board = Self.board()
    board.press("C")
    board.move(to: board.center(of: "H") + Point(x: 0, y: 60))
    #expect(board.attributes(of: .gap) == nil)
    board.release()
    #expect(board.order == "abc" && board.commits == 0)
    board.expectRest()
  }

  @Test func `its gap is hidden outside the band and the places stay`() {
    var board = Self.board("abcd")
    board.press("C")
    board.move(by: 0, 20, steps: 2)
    #expect(board.grid.layout.numberOfItems(inSection: 0) == 5)
    #expect(board.attributes(of: .gap) == nil)
    board.move(to: board.slot(4).center)
    #expect(board.attributes(of: .gap) != nil)
    board.move(to: Point(x: 300, y: 470))
    #expect(board.attributes(of: .gap) == nil)
    #expect(board.grid.layout.numberOfItems(inSection: 0) == 5)
    board.release()
    #expect(board.grid.layout.numberOfItems(inSection: 0) == 4)
    board.expectRest()
  }

  @Test func `a new row is made up for by scrolling so that the catalog stays`() {
    var board = Self.board("abcd")
    let before = board.rect(of: "E")
    board.press("C")
    board.move(by: 0, 9, steps: 1)
    #expect(board.lifted == "C")
    #expect(board.rect(of: "E") == before)
    #expect(board.grid.scrollOffset == 128)
    board.key(.escape)
    #expect(board.grid.scrollOffset == 0)
    #expect(board.rect(of: "E") == before)
    board.expectRest()
  }

  @Test func `in edit mode a copy lifts past the slop or at the full hold delay`() {
    var board = Self.board(editing: true)
    board.press("C")
    board.wait(.milliseconds(499))
    #expect(board.lifted == nil)
    board.wait(.milliseconds(1))
    #expect(board.lifted == "C")
    board.key(.escape)
    board.release()
    board.press("D")
    board.move(by: 9, 0, steps: 1)
    #expect(board.lifted == "D")
    board.key(.escape)
    board.endEditing()
    board.expectRest()
  }

  @Test func `outside edit mode a copy lifts when a favorite would`() {
    var board = SimulatedGrid("abc") {
      $0.catalog = ["ABCD"]
      $0.rules.dragStart = .hold
    }
    board.press("C")
    board.move(by: 20, 0, steps: 1)
    #expect(board.lifted == nil)
    board.release()
    board.lift("C", section: 1)
    #expect(board.lifted == "C" && board.grid.isEditing)
    board.key(.escape)
    board.endEditing()
    board.expectRest()
  }

  @Test func `a copy is canceled with a toast when its id is added elsewhere or uninstalled`() {
    var board = Self.board()
    board.press("C")
    board.move(to: board.slot(1).center)
    board.reload(favorites: "abcC")
    #expect(board.lifted == nil && board.order == "abcC")
    #expect(board.toasts == [.alreadyFavorite])
    board.release()
    board.press("D")
    board.move(to: board.slot(1).center)
    board.reload(catalog: ["ABCEFGH"])
    #expect(board.lifted == nil && board.order == "abcC")
    #expect(board.toasts.last == .notInstalled(board.handle("D")))
    board.release()
    board.expectRest()
  }

  @Test func `a copy goes on when the catalog lists it elsewhere`() {
    var board = Self.board()
    board.press("C")
    board.move(to: board.slot(1).center)
    board.reload(catalog: ["AB", "DEC"])
    #expect(board.lifted == "C")
    board.release()
    #expect(board.order == "aCbc")
    board.expectRest()
  }

  @Test func `the catalog itself never moves`() {
    var board = Self.board()
    for target in ["A", "B", "H"] as [Character] {
      board.press("E")
      board.move(to: target)
      board.release()
      board.wait(.seconds(1))
    }
    #expect(board.document.catalogOrder == ["ABCDEFGH"])
    #expect(board.commits == 0)
    board.expectRest()
  }

  @Test func `a copy into full favorites is refused and goes back`() {
    var board = SimulatedGrid("abc") {
      $0.catalog = ["ABC"]
      $0.limit = 3
    }
    board.press("B")
    board.move(to: board.slot(0).center)
    board.release()
    #expect(board.order == "abc" && board.commits == 0)
    #expect(board.effects.contains(.refused(.full(limit: 3))))
    board.expectRest()
  }

  @Test func `under moves a dropped copy leaves its section`() {
    var board = SimulatedGrid("abc") {
      $0.catalog = ["ABCD"]
      $0.membership = .moves
    }
    board.press("C")
    board.move(to: board.slot(0).center)
    board.release()
    #expect(board.order == "Cabc")
    #expect(board.document.catalogOrder == ["ABD"])
    board.key(.undo)
    #expect(board.document.catalogOrder == ["ABCD"])
    board.expectRest()
  }
}
