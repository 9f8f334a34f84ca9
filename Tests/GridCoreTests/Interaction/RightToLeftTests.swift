import Testing

@testable import GridCore
@testable import GridModel

/// The gestures and the keys on a page whose lines run from right to left.
@Suite struct RightToLeftTests {
  private func board(
    _ favorites: String = "abcdefghij", _ configure: (inout Fixture) -> Void = { _ in }
  ) -> SimulatedGrid {
    SimulatedGrid(favorites) { fixture in
      fixture.metrics.layoutDirection = .rightToLeft
      configure(&fixture)
    }
  }

  @Test func `C12 each of ten in a ragged grid goes to each place as from left to right`() {
    let ids = Array("abcdefghij")
    for from in ids {
      for to in ids {
        var (plain, turned) = (SimulatedGrid("abcdefghij"), board())
        plain.drag(from, to: to)
        turned.drag(from, to: to)
        #expect(turned.order == plain.order, "\(from) to \(to)")
        #expect(Array(turned.order).firstIndex(of: from) == ids.firstIndex(of: to))
        #expect(turned.faults == [])
      }
    }
  }

  @Test(arguments: [10, 11], ["a", "e", "h", "i", "j"])
  func `the empty places of the last row lie at the left and count as after the last`(
    place: Int, id: String
  ) throws {
    var board = board()
    let empty = board.slot(place)
    #expect(empty.maxX < board.slot(9).x && empty.y == board.slot(9).y)
    let id = try #require(id.first)
    board.drag(id, to: empty.center)
    #expect(board.order == "abcdefghij".filter { $0 != id } + String(id))
    board.expectRest()
  }

  @Test func `left goes on in the line and right goes back`() {
    var board = board("abcdefgh")
    board.key(.arrow(.right))
    func focus() -> String? { board.grid.focusedItem.map { board.document.items[$0].id } }
    #expect(focus() == "a")
    var seen: [String?] = []
    for direction in [Direction.left, .left, .down, .right, .up] {
      board.key(.arrow(direction))
      seen.append(focus())
    }
    #expect(seen == ["b", "c", "g", "f", "b"])
  }

  @Test func `Ctrl, Shift and left move the favorite on, and right back`() {
    var board = board("abcdefgh")
    for _ in 0..<2 { board.key(.arrow(.left)) }
    board.key(.move(.left))
    #expect(board.order == "acbdefgh")
    board.key(.move(.right))
    board.key(.move(.right))
    #expect(board.order == "bacdefgh")
  }

  @Test func `a lift by keys is carried to where the arrow points`() throws {
    var board = board("abcdefgh")
    board.beginEditing()
    board.key(.arrow(.left))
    board.key(.lift)
    let before = try #require(board.floating("a").map(board.seen))
    board.key(.arrow(.left))
    let after = try #require(board.floating("a").map(board.seen))
    #expect(after.x < before.x && board.proposed == "bacdefgh")
    board.key(.lift)
    #expect(board.order == "bacdefgh")
  }

  @Test func `the grabbed point stays below the pointer, also when the window grows`() throws {
    var board = board()
    let grab = Point(x: board.rect(of: "b").x + 20, y: board.rect(of: "b").y + 30)
    board.press(at: grab)
    board.wait(.milliseconds(600))
    for way in [-250, 90, -40] {
      board.move(by: way, 60)
      let card = try #require(board.floating("b").map(board.seen))
      #expect(board.pointer - card.origin == Point(x: 20, y: 30))
    }
    board.send(.resized(Size(width: 900, height: 480)))
    let card = try #require(board.floating("b").map(board.seen))
    #expect(board.pointer - card.origin == Point(x: 20, y: 30))
    #expect(board.faults == [])
  }

  @Test func `a press whose cell moved away from the pointer with the window's edge is given up`() {
    var board = board()
    board.press("b")
    board.send(.resized(Size(width: 700, height: 480)))
    #expect(board.grid.dragPhase == .idle)
    board.release()
    #expect(board.launches.isEmpty)
  }

  @Test func `a drag ends when the page is turned over`() {
    var board = board()
    board.lift("b")
    board.change { grid in
      grid.configure(rules: Rules(), metrics: Fixture.fourColumns)
    }
    #expect(board.grid.dragPhase == .idle && board.grid.layoutDirection == .leftToRight)
    #expect(board.order == "abcdefghij")
  }
}
