import Testing

@testable import GridCore
@testable import GridModel

@Suite struct LiftTests {
  @Test func `a hold of half a second enters edit mode and lifts`() {
    var board = SimulatedGrid()
    board.press("b")
    board.wait(.milliseconds(499))
    #expect(!board.grid.isEditing && board.lifted == nil)
    board.wait(.milliseconds(1))
    #expect(board.grid.isEditing && board.lifted == "b")
    #expect(board.effects == [.didChangeEditing(true)])
    board.release()
    #expect(board.grid.isEditing)
    board.expectRest()
  }

  @Test(arguments: [100, 300, 1_000])
  func `the hold delay is a rule`(milliseconds: Int) {
    var board = SimulatedGrid { $0.rules.holdDelay = .milliseconds(milliseconds) }
    board.press("b")
    board.wait(.milliseconds(milliseconds - 1))
    #expect(board.lifted == nil)
    board.wait(.milliseconds(1))
    #expect(board.lifted == "b")
    board.release()
    board.expectRest()
  }

  @Test func `moving past the slop before the delay gives a hold up and says why`() {
    var board = SimulatedGrid { $0.rules.dragStart = .hold }
    board.press("b")
    board.move(by: 0, 9, steps: 1)
    #expect(board.grid.dragPhase == .idle)
    #expect(board.toasts == [.holdToLift])
    board.wait(.seconds(1))
    board.release()
    #expect(board.lifted == nil && board.launches.isEmpty && !board.grid.isEditing)
    board.expectRest()
  }

  @Test func `under hold or move a favorite lifts past the slop without edit mode`() {
    var board = SimulatedGrid()
    board.press("b")
    board.move(by: 8, 0, steps: 1)
    #expect(board.lifted == nil)
    board.move(by: 1, 0, steps: 1)
    #expect(board.lifted == "b")
    #expect(!board.grid.isEditing)
    board.move(to: "d")
    board.release()
    #expect(board.order == "acdbefghijkl")
    #expect(!board.grid.isEditing)
    board.expectRest()
  }

  @Test(arguments: [0.5, 1, 1.25, 2, 3])
  func `the slop is euclidean and scales with the window`(scale: Double) {
    let slop = 8 * scale
    for (dx, dy) in [(0.0, 1.0), (1.0, 0.0), (0.6, 0.8), (-0.8, 0.6)] {
      for (factor, lifts) in [(0.9, false), (1.2, true)] {
        var board = SimulatedGrid {
          $0.scale = scale
          $0.size = Size(width: Int(640 * scale), height: Int(480 * scale))
        }
        board.press("b")
        let distance = slop * factor
        board.move(by: Int((dx * distance).rounded()), Int((dy * distance).rounded()), steps: 1)
        #expect((board.lifted == "b") == lifts)
        board.key(.escape)
      }
    }
  }

  @Test(arguments: [DragStart.hold, .holdOrMove])
  func `in edit mode a favorite lifts after 200 ms or past the slop`(start: DragStart) {
    var board = SimulatedGrid { $0.rules.dragStart = start }
    board.beginEditing()
    board.press("b")
    board.wait(.milliseconds(199))
    #expect(board.lifted == nil)
    board.wait(.milliseconds(1))
    #expect(board.lifted == "b")
    board.release()
    board.press("c")
    board.move(by: 9, 0, steps: 1)
    #expect(board.lifted == "c")
    board.release()
    board.endEditing()
    board.expectRest()
  }

  @Test func `in edit mode the delay is never longer than the hold delay`() {
    var board = SimulatedGrid { $0.rules.holdDelay = .milliseconds(120) }
    board.beginEditing()
    board.press("b")
    board.wait(.milliseconds(120))
    #expect(board.lifted == "b")
    board.release()
    board.endEditing()
    board.expectRest()
  }

  @Test func `a hold on any item of any section enters edit mode`() {
    var board = SimulatedGrid("abc") {
      $0.catalog = ["ABCD", "EFa"]
      $0.size = Size(width: 640, height: 900)
      $0.rules.dragToAdd = false
    }
    for (id, section) in [("A" as Character, 1), ("F", 2), ("a", 2), ("a", 0)] {
      board.press(at: board.center(of: id, section: section))
      board.wait(.milliseconds(500))
      #expect(board.grid.isEditing)
      #expect((board.lifted != nil) == (section == 0))
      board.release()
      board.endEditing()
      board.wait(.seconds(1))
    }
    #expect(board.commits == 0 && board.launches.isEmpty)
    board.expectRest()
  }

  @Test func `a hold on a heading a line or nothing does nothing at all`() {
    var board = SimulatedGrid("abc") { $0.catalog = ["A", "B"] }
    let layout = board.grid.layout
    let points = [
      layout.headerFrame(ofSection: 0).origin, layout.headerFrame(ofSection: 1).center,
      layout.separatorFrame(ofSection: 0).origin, board.slot(3).center,
      Point(x: 2, y: 2), Point(x: 300, y: layout.contentHeight - 5),
    ]
    for point in points {
      board.press(at: point)
      board.wait(.seconds(1))
      board.move(by: 40, 40)
      board.release()
    }
    #expect(board.effects == [])
    #expect(!board.grid.isEditing)
    board.expectRest()
  }

  @Test func `without an edit mode a hold only lifts`() {
    var board = SimulatedGrid { $0.rules.editing = .none }
    board.lift("b")
    #expect(board.lifted == "b" && !board.grid.isEditing)
    board.release()
    board.expectRest()
  }

  @Test func `a pinned item never lifts and says so`() {
    var board = SimulatedGrid { $0.pinned = "a" }
    board.press("a")
    board.wait(.milliseconds(500))
    #expect(board.lifted == nil && board.grid.isEditing)
    #expect(board.toasts == [.staysInPlace])
    board.release()
    board.endEditing()
    board.expectRest()
  }

  @Test(arguments: [false, true])
  func `a single movable item lifts only by a rule`(moves: Bool) {
    var board = SimulatedGrid("abc") {
      $0.pinned = "ab"
      $0.rules.singleItemMoves = moves
    }
    board.press("c")
    board.wait(.milliseconds(500))
    #expect((board.lifted == "c") == moves)
    #expect(board.toasts == (moves ? [] : [.nothingToReorder]))
    board.release()
    board.endEditing()
    board.expectRest()
  }

  @Test func `a refusal is said at most once in ten seconds`() {
    var board = SimulatedGrid { $0.rules.dragStart = .hold }
    for _ in 0..<3 {
      board.press("b")
      board.move(by: 20, 0, steps: 1)
      board.release()
      board.wait(.seconds(4))
    }
    #expect(board.toasts == [.holdToLift])
    board.press("b")
    board.move(by: 20, 0, steps: 1)
    board.release()
    #expect(board.toasts == [.holdToLift, .holdToLift])
    board.expectRest()
  }

  @Test func `a catalog item that is a favorite already says so`() {
    var board = SimulatedGrid("aA")
    board.press(at: board.center(of: "A", section: 1))
    board.move(by: 20, 0, steps: 1)
    #expect(board.lifted == nil)
    #expect(board.toasts == [.alreadyFavorite])
    board.release()
    board.expectRest()
  }

  @Test func `the lifted card grows about the grabbed point and is raised`() throws {
    var board = SimulatedGrid()
    let grab = board.rect(of: "b").origin + Point(x: 20, y: 30)
    board.press(at: grab)
    board.wait(.milliseconds(500))
    let start = try #require(board.floating("b"))
    #expect(start.transform.scale == 1)
    board.wait(.milliseconds(200))
    let card = try #require(board.floating("b"))
    #expect(card.transform.scale == 1.1)
    #expect(card.transform.anchor == Point(x: 20, y: 30))
    #expect(card.look.contains(.raised))
    #expect(board.frame.attributes.last?.element == card.element)
    board.release()
    board.expectRest()
  }

  @Test(arguments: [Gap.empty, .placeholder])
  func `the source shows a gap or its own cell restyled`(gap: Gap) {
    var board = SimulatedGrid { $0.rules.gap = gap }
    board.lift("b")
    board.move(to: "g")
    let element = gap == .empty ? Element.gap : .cell(board.handle("b"), section: 0)
    let shown = board.attributes(of: element)
    #expect(shown.map(board.seen) == board.slot(6))
    #expect(shown?.look.contains(.placeholder) == (gap == .placeholder))
    board.release()
    board.expectRest()
  }

  @Test func `while held edit mode ends with the release`() {
    for cancels in [false, true] {
      var board = SimulatedGrid { $0.rules.editing = .whileHeld }
      board.lift("b")
      #expect(board.grid.isEditing)
      if cancels { board.key(.escape) } else { board.release() }
      #expect(!board.grid.isEditing)
      board.expectRest()
    }
    var board = SimulatedGrid { $0.rules.editing = .whileHeld }
    board.click(at: board.grid.layout.editButtonFrame.center)
    board.drag("a", to: "c")
    #expect(board.grid.isEditing)
    board.endEditing()
    board.expectRest()
  }
}
