import Testing

@testable import GridCore
@testable import GridModel

/// The cases that people reported of programs of this kind: presses, scrolling and edit mode.
@Suite struct CaseTests {
  @Test func `C03 a drag and a hold are no click`() {
    var board = SimulatedGrid.ofCase()
    board.drag("b", to: "f", steps: 15)
    board.endEditing()
    board.lift("b")
    board.release()
    #expect(board.launches.isEmpty)
    board.expectRest()
  }

  @Test func `C04 a motion without the button ends the drag`() {
    var board = SimulatedGrid.ofCase()
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

  @Test func `C07 the wheel while an item is lifted scrolls and crashes nothing`() {
    var board = SimulatedGrid.ofCase(Fixture.sixty) { $0.size = Size(width: 640, height: 300) }
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
    var board = SimulatedGrid.ofCase("")
    board.press(at: board.grid.layout.emptyPanelFrame.origin + Point(x: 3, y: 3))
    board.wait(.milliseconds(700))
    board.move(by: 30, 30)
    board.release()
    #expect(board.effects == [])
    for endsOutside in [false, true] {
      for moves in [false, true] {
        var board = SimulatedGrid.ofCase("a") {
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

  @Test func `C10 jitter does not end a hold and a jump does`() {
    var board = SimulatedGrid.ofCase()
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

    var second = SimulatedGrid.ofCase()
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
    var board = SimulatedGrid.ofCase { $0.rules.dragStart = start }
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
    var board = SimulatedGrid.ofCase("abc")
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
      var board = SimulatedGrid.ofCase(Fixture.sixty) { $0.size = Size(width: 640, height: 300) }
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

  @Test func `C20 a press of any length launches or lifts and never loses an item`() {
    for milliseconds in stride(from: 50, through: 1_000, by: 10) {
      for waits in [true, false] {
        var board = SimulatedGrid.ofCase()
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
    var board = SimulatedGrid.ofCase(reduces: reduces)
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
    var board = SimulatedGrid.ofCase(reduces: true)
    board.beginEditing()
    #expect(board.cell("a")?.badge == .remove)
    board.wait(.seconds(1))
    #expect(board.cell("a")?.icon.rotation == 0)
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.endEditing()
    board.expectRest()
  }
}
