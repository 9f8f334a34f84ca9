import Testing

@testable import GridCore

/// The cases that people reported of programs of this kind, C01 to C22.
@Suite struct CaseTests {
  private static let ids = Array("abcdefghijkl")

  private static func board(
    _ favorites: String = "abcdefghijkl", reduces: Bool = false,
    _ configure: (inout Fixture) -> Void = { _ in }
  ) -> Board {
    Board(favorites) {
      $0.rules.dragStart = .hold
      $0.rules.reducesMotion = reduces
      configure(&$0)
    }
  }

  @Test(arguments: [false, true])
  func `C01 neighbors never swap to and fro under a still pointer`(reduces: Bool) {
    var board = Self.board(reduces: reduces)
    board.lift("a")
    board.move(to: "d", steps: 20)
    board.forgetEffects()
    board.wait(.seconds(3))
    #expect(board.proposals <= 1)
    board.release()
    board.expectRest()
    for offset in 5...90 {
      var board = Self.board("abcdefghij", reduces: reduces)
      board.lift("j")
      board.move(by: offset, 0, steps: 1)
      #expect(board.proposed == "abcdefghij")
      board.wait(.seconds(2))
      board.move(by: 0, 0, steps: 3)
      #expect(board.proposals == 0)
      board.release()
      #expect(board.commits == 0)
      board.expectRest()
    }
  }

  @Test func `C02 after scrolling the item lands where the pointer is`() {
    var board = Self.board(Fixture.sixty) { $0.size = Size(width: 640, height: 300) }
    board.lift("a")
    board.move(to: Point(x: board.pointer.x, y: 296))
    while board.grid.scrollOffset < 400 { board.wait(.milliseconds(100)) }
    let slots = board.document.favorites.indices.filter { board.slot($0).center.y >= 120 }
    let target = slots.first ?? 0
    board.move(to: board.slot(target).center, steps: 5)
    board.release()
    #expect(board.order == moved(Fixture.sixty, from: 0, to: target))
    board.expectRest()
  }

  @Test func `C03 a drag and a hold are no click`() {
    var board = Self.board()
    board.drag("b", to: "f", steps: 15)
    board.endEditing()
    board.lift("b")
    board.release()
    #expect(board.launches.isEmpty)
    board.expectRest()
  }

  @Test func `C04 a motion without the button ends the drag`() {
    var board = Self.board()
    board.lift("c")
    board.move(to: "g")
    board.isDown = false
    board.move(by: 5, 5, steps: 1)
    #expect(board.lifted == nil && board.order == board.proposed)
    board.move(to: "k")
    board.release()
    #expect(board.order == "abcdefghijkl" && board.commits == 0 && board.launches.isEmpty)
    board.expectRest()
  }

  @Test(arguments: [false, true])
  func `C05 a release outside the window puts the item back`(reduces: Bool) {
    var board = Self.board(reduces: reduces)
    board.lift("c")
    board.move(to: Point(x: -200, y: board.pointer.y), steps: 20)
    board.release()
    board.move(to: board.slot(6).center)
    #expect(board.lifted == nil && board.order == "abcdefghijkl" && board.commits == 0)
    board.expectRest()
  }

  @Test(arguments: 0..<12, [false, true])
  func `C06 a canceled drag restores every order and rectangle`(item: Int, reduces: Bool) {
    for target in 0..<12 {
      var board = Self.board(reduces: reduces)
      let rects = Self.ids.map { board.rect(of: $0) }
      board.lift(Self.ids[item])
      board.move(to: board.slot(target).center, steps: 8)
      board.key(.escape)
      board.release()
      board.expectRest()
      #expect(board.order == "abcdefghijkl" && board.commits == 0)
      #expect(Self.ids.map { board.rect(of: $0) } == rects)
      #expect(Self.ids.filter { board.cell($0) == nil && board.rect(of: $0).y < 480 } == [])
    }
  }

  @Test func `C07 the wheel while an item is lifted scrolls and crashes nothing`() {
    var board = Self.board(Fixture.sixty) { $0.size = Size(width: 640, height: 300) }
    board.lift("a")
    for _ in 0..<10 { board.wheel(1) }
    #expect(board.grid.scrollOffset == 600)
    for _ in 0..<10 { board.wheel(-1) }
    board.move(by: 3, 0, steps: 1)
    board.release()
    #expect(board.commits == 0)
    board.expectRest()
  }

  @Test func `C08 empty sections and a single item are survived`() {
    var board = Self.board("")
    board.press(at: board.grid.layout.emptyPanelFrame.origin + Point(x: 3, y: 3))
    board.wait(.milliseconds(700))
    board.move(by: 30, 30)
    board.release()
    #expect(board.effects == [])
    for endsOutside in [false, true] {
      for moves in [false, true] {
        var board = Self.board("a") {
          $0.catalog = ["", "ABCD"]
          $0.rules.singleItemMoves = moves
        }
        let layout = board.grid.layout
        board.lift("a")
        board.move(to: layout.headerFrame(ofSection: 1).center)
        board.move(to: layout.headerFrame(ofSection: 2).center)
        if !endsOutside { board.move(to: board.slot(0).center) }
        board.release()
        #expect(board.order == "a" && board.commits == 0)
        board.expectRest()
      }
    }
  }

  @Test(arguments: [1, 4, 5, 12])
  func `C09 behind the last cell is the last place and over the title the first`(count: Int) {
    let order = String("abcdefghijkl".prefix(count))
    func dropped(at point: (Board) -> Point) -> String {
      var board = Self.board(order) { $0.rules.singleItemMoves = true }
      board.lift("a")
      board.move(to: point(board))
      board.release()
      board.expectRest()
      return board.order
    }
    let last = String(order.dropFirst()) + "a"
    #expect(
      dropped { board in
        Point(x: board.slot(count - 1).center.x, y: min(board.slot(count - 1).maxY + 30, 470))
      } == last)
    #expect(
      dropped { $0.slot(count).center }
        == (count.isMultiple(of: 4) ? dropped { $0.slot(count).center } : last))
    #expect(dropped { $0.grid.layout.headerFrame(ofSection: 0).center } == order)
  }

  @Test func `C10 jitter does not end a hold and a jump does`() {
    var board = Self.board()
    board.press("e")
    let start = board.pointer
    for step in 0..<30 {
      board.wait(.milliseconds(20))
      let jitter = Point(x: step.isMultiple(of: 2) ? 3 : -3, y: step.isMultiple(of: 3) ? 3 : -3)
      board.move(to: start + jitter, steps: 1)
    }
    #expect(board.lifted == "e")
    board.move(to: "h")
    board.release()
    #expect(board.commits == 1)
    board.endEditing()
    board.expectRest()

    var second = Self.board()
    second.press("e")
    second.wait(.milliseconds(100))
    second.move(by: 20, 0, steps: 1)
    second.release()
    #expect(second.lifted == nil && second.launches.isEmpty && second.commits == 0)
    second.expectRest()
  }

  @Test(arguments: [false, true], [DragStart.hold, .holdOrMove])
  func `C10 press and move at once lifts in edit mode or by rule`(
    editing: Bool, start: DragStart
  ) {
    var board = Self.board { $0.rules.dragStart = start }
    if editing { board.beginEditing() }
    board.press("e")
    board.move(to: board.slot(7).center, steps: 5)
    let lifts = editing || start == .holdOrMove
    #expect((board.lifted == "e") == lifts)
    #expect(board.toasts == (lifts ? [] : [.holdToLift]))
    board.release()
    #expect(board.launches.isEmpty && board.commits == (lifts ? 1 : 0))
    board.endEditing()
    board.expectRest()
  }

  @Test func `C11 a hold on a catalog item begins edit mode and a click launches`() {
    var board = Self.board("abc")
    board.press("A")
    board.wait(.milliseconds(800))
    #expect(board.grid.isEditing)
    board.release()
    #expect(board.order == "abc" && board.launches.isEmpty)
    board.wait(.seconds(1))
    #expect(board.cell("A", section: 1)?.look.contains(.pressed) == false)
    board.endEditing()
    board.click("A")
    #expect(board.launches.count == 1)
    board.expectRest()
  }

  @Test func `C14 scrolling stays in its range and ends with the drag`() {
    for (ends, edge) in [("drop", 299), ("drop", 0), ("escape", 299), ("escape", 0)] {
      var board = Self.board(Fixture.sixty) { $0.size = Size(width: 640, height: 300) }
      if edge == 0 { board.key(.end) }
      let index = board.document.favorites.indices.first { board.slot($0).y > 80 } ?? 0
      board.press(at: board.slot(index).center)
      board.wait(.milliseconds(800))
      board.move(to: Point(x: board.pointer.x, y: edge))
      board.wait(.seconds(ends == "drop" ? 10 : 1))
      if ends == "drop" { board.release() } else { board.key(.escape) }
      let scroll = board.grid.scrollOffset
      board.wait(.milliseconds(500))
      #expect(board.grid.scrollOffset == scroll)
      board.expectRest()
    }
  }

  @Test func `C16 hovering and coming back leaves nothing behind`() {
    var board = Self.board()
    board.lift("b")
    for target in [2, 1] { board.move(to: board.slot(target).center) }
    board.release()
    board.lift("j")
    for target in [8, 9] { board.move(to: board.slot(target).center) }
    board.release()
    #expect(board.commits == 0)
    board.drag("b", to: board.slot(3).center)
    #expect(board.order == "acdbefghijkl")
    board.lift("b")
    for target in [7, 3, 7, 2] {
      for _ in 0..<4 {
        board.skip(.milliseconds(2))
        board.move(to: board.slot(target).center, steps: 1)
      }
    }
    board.release()
    #expect(board.order == "acbdefghijkl")
    #expect(board.commits == 2)
    board.expectRest()
  }

  @Test func `C17 several shifts in one drag are one save with every id`() {
    var board = Self.board()
    board.lift("a")
    for target in [4, 9, 2] { board.move(to: board.slot(target).center) }
    board.release()
    #expect(board.commits == 1)
    #expect(board.order.sorted() == Self.ids)
    let saved = board.order
    board.reload(favorites: saved)
    #expect(board.order == saved)
    board.expectRest()
  }

  @Test func `C18 dropping where it was writes nothing`() {
    var board = Self.board()
    board.lift("f")
    board.move(to: board.slot(7).center)
    board.move(to: board.slot(5).center)
    board.release()
    #expect(board.commits == 0 && board.grid.history == History())
    board.expectRest()
  }

  @Test(arguments: 0..<30)
  func `C19 a drop outside the band brings the item back`(index: Int) {
    var board = Self.board { $0.size = Size(width: 640, height: 900) }
    let layout = board.grid.layout
    let bottom = board.slot(11).maxY + 48 + 56
    let inside = Point(x: 20 + index * 20, y: bottom + 1 + index * 10)
    let points = [
      Point(x: -1 - index, y: 200), Point(x: 640 + index, y: 100), Point(x: 300, y: -1 - index),
      Point(x: 300, y: 900 + index), inside, layout.frame(ofSection: 1).center,
    ]
    board.lift("b")
    board.move(to: points[index % points.count])
    board.release()
    board.expectRest()
    #expect(board.order == "abcdefghijkl" && board.commits == 0)
  }

  @Test func `C20 a press of any length launches or lifts and never loses an item`() {
    for milliseconds in stride(from: 50, through: 1_000, by: 10) {
      for waits in [true, false] {
        var board = Self.board()
        board.press("b")
        // The two times of the events decide, whenever the shell gets to see them.
        if waits {
          board.wait(.milliseconds(milliseconds))
        } else {
          board.skip(.milliseconds(milliseconds))
        }
        board.release()
        #expect(board.launches.count == (milliseconds < 500 ? 1 : 0))
        #expect(board.grid.isEditing == (milliseconds >= 500))
        board.endEditing()
        board.expectRest()
        #expect(board.order == "abcdefghijkl" && board.commits == 0)
      }
    }
  }

  @Test(arguments: [false, true])
  func `C21 nothing wobbles after edit mode and nothing overlaps`(reduces: Bool) {
    var board = Self.board(reduces: reduces)
    board.beginEditing()
    board.clickBadge("b")
    board.skip(.milliseconds(40))
    board.key(.escape)
    board.wait(.seconds(1))
    #expect(!board.grid.isBusy(at: board.now))
    #expect(board.frame.attributes.allSatisfy { $0.icon.rotation == 0 })
    let rects = board.frame.attributes.filter {
      if case .cell = $0.element { true } else { false }
    }.map(\.frame)
    for (index, rect) in rects.enumerated() {
      #expect(rects.dropFirst(index + 1).allSatisfy { !rect.intersects($0) })
    }
    board.wait(.seconds(6))
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.lift("c")
    board.key(.escape)
    board.key(.escape)
    #expect(!board.grid.isEditing)
    board.isDown = false
    board.expectRest()
    #expect(board.grid.wakeUp(after: board.now) == .never)
  }

  @Test func `C22 without animations edit mode shows badges and nothing turns`() {
    var board = Self.board(reduces: true)
    board.beginEditing()
    #expect(board.cell("a")?.badge == .remove)
    board.wait(.seconds(1))
    #expect(board.cell("a")?.icon.rotation == 0)
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.endEditing()
    board.expectRest()
  }
}
