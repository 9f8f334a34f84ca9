import TestSupport
import Testing

@testable import GridCore
@testable import GridModel

/// How neighbors make room, and how things come and go.
@Suite struct MotionTests {
  /// The distance of `id` from where it rests.
  private func distance(_ board: SimulatedGrid, _ id: Character) -> Point? {
    board.cell(id).map { board.seen($0).origin - board.rect(of: id).origin }
  }

  @Test func `neighbors take a quarter of a second from where they are`() throws {
    var board = SimulatedGrid()
    board.lift("a")
    board.wait(.seconds(1))
    board.move(to: "b", steps: 1)
    #expect(distance(board, "b") == Point(x: 112, y: 0))
    board.wait(.milliseconds(125))
    let half = try #require(distance(board, "b"))
    let left = 1 - Curve.makeRoom.value(at: 0.5)
    #expect(abs(Double(half.x) - 112 * left) <= 1)
    board.wait(.milliseconds(125))
    #expect(distance(board, "b") == .zero)
    board.release()
    board.expectRest()
  }

  @Test func `going back takes only the time already spent`() throws {
    var board = SimulatedGrid()
    board.lift("a")
    board.wait(.seconds(1))
    let (from, to) = (board.pointer, board.center(of: "b"))
    board.move(to: to, steps: 1)
    board.wait(.milliseconds(60))
    let seen = try #require(board.cell("b").map(board.seen))
    board.move(to: from, steps: 1)
    let turned = try #require(board.cell("b").map(board.seen))
    #expect(abs(turned.x - seen.x) <= 12)
    board.wait(.milliseconds(68))
    #expect(distance(board, "b") == .zero)
    #expect(!board.grid.presentation.isMoving)
    board.release()
    board.expectRest()
  }

  @Test func `a change on the way goes on from the present place`() throws {
    var board = SimulatedGrid()
    board.lift("a")
    board.wait(.seconds(1))
    board.move(to: "c", steps: 1)
    board.wait(.milliseconds(80))
    let before = try #require(board.cell("d").map(board.seen))
    board.move(to: "d", steps: 1)
    let after = try #require(board.cell("d").map(board.seen))
    #expect(abs(before.x - after.x) <= 25)
    board.release()
    board.expectRest()
  }

  @Test func `the grid does the same with and without motion`() {
    for seed in UInt64(0)..<40 {
      var orders: [String] = []
      for reduces in [false, true] {
        var random = SplitMix64(seed: seed)
        var board = SimulatedGrid { $0.rules.reducesMotion = reduces }
        for _ in 0..<4 {
          let ids = board.order.shuffled(using: &random).prefix(2)
          board.drag(ids.first ?? "a", to: ids.last ?? "b", steps: 7)
        }
        board.expectRest()
        orders.append(board.order)
      }
      #expect(orders[0] == orders[1])
    }
  }

  @Test func `with reduced motion moves are at once and fades are short`() throws {
    var board = SimulatedGrid { $0.rules.reducesMotion = true }
    board.lift("a")
    #expect(board.floating("a")?.transform.scale == 1.1)
    board.move(to: "g")
    #expect(distance(board, "g") == .zero)
    board.release()
    #expect(board.floating("a") == nil)
    board.clickBadge("b")
    let gone = try #require(board.attributes(of: .vanishingCell(board.handle("b"))))
    #expect(gone.transform.scale == 1)
    board.wait(.milliseconds(149))
    #expect(board.attributes(of: .vanishingCell(board.handle("b"))) != nil)
    board.wait(.milliseconds(1))
    #expect(board.attributes(of: .vanishingCell(board.handle("b"))) == nil)
    board.endEditing()
    board.expectRest()
  }

  @Test func `a drop settles in a quarter of a second from where the card is`() throws {
    var board = SimulatedGrid()
    board.lift("a")
    board.wait(.milliseconds(100))
    board.move(to: board.slot(1).center + Point(x: 10, y: 20))
    let floating = try #require(board.floating("a"))
    #expect(floating.transform.scale == 1.1)
    board.release()
    let dropped = try #require(board.floating("a"))
    #expect(dropped.frame == floating.frame)
    #expect(abs(dropped.transform.scale - 1.1) < 1e-9)
    board.wait(.milliseconds(125))
    let half = try #require(board.floating("a"))
    #expect(abs(half.transform.scale - 1.05) < 1e-3)
    #expect(half.frame.origin - board.slot(1).origin == Point(x: 5, y: 10))
    board.wait(.milliseconds(125))
    #expect(board.floating("a") == nil)
    #expect(board.cell("a").map(board.seen) == board.slot(1))
    board.expectRest()
  }

  @Test func `what is removed fades and shrinks and what is added appears`() throws {
    var board = SimulatedGrid()
    board.perform { document throws(EditError) in try document.editRemoving(at: 1) }
    let element = Element.vanishingCell(board.handle("b"))
    #expect(board.attributes(of: element)?.alpha == 1)
    board.wait(.milliseconds(150))
    let half = try #require(board.attributes(of: element))
    #expect(abs(half.alpha - 0.5) < 0.01 && abs(half.transform.scale - 0.75) < 0.01)
    board.wait(.milliseconds(150))
    #expect(board.attributes(of: element) == nil)
    board.key(.undo)
    #expect(board.cell("b")?.alpha == 0)
    board.wait(.milliseconds(150))
    let coming = try #require(board.cell("b"))
    #expect(abs(coming.alpha - 0.5) < 0.01 && abs(coming.transform.scale - 0.75) < 0.01)
    board.wait(.milliseconds(150))
    #expect(board.cell("b")?.alpha == 1)
    board.expectRest()
  }

  @Test func `the first population and reloads are not animated`() {
    var board = SimulatedGrid()
    board.wait(.milliseconds(1))
    #expect(!board.grid.isBusy(at: board.now))
    board.reload(favorites: "lkjihgfedcba")
    #expect(!board.grid.isBusy(at: board.now))
    board.reload(catalog: ["XYZ", "ABC"])
    board.update("a", .missing)
    #expect(!board.grid.isBusy(at: board.now))
    board.send(.resized(Size(width: 900, height: 300)))
    #expect(!board.grid.isBusy(at: board.now))
    board.expectRest()
  }

  @Test func `what moves while nobody sees it is at rest at once`() {
    var board = SimulatedGrid()
    board.lift("a")
    board.move(to: "g")
    board.send(.visibilityChanged(isVisible: false))
    #expect(!board.grid.isBusy(at: board.now))
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.expectRest()
  }

  @Test func `a pressed icon shrinks and from 250 ms of a hold grows until the lift`() throws {
    var board = SimulatedGrid()
    board.press("a")
    #expect(board.cell("a")?.icon.scale == 1)
    board.wait(.milliseconds(80))
    #expect(board.cell("a")?.icon.scale == 0.94)
    board.wait(.milliseconds(170))
    #expect(board.cell("a")?.icon.scale == 0.94)
    board.wait(.milliseconds(125))
    #expect(abs(try #require(board.cell("a")).icon.scale - 0.99) < 0.002)
    board.wait(.milliseconds(124))
    #expect(abs(try #require(board.cell("a")).icon.scale - 1.04) < 0.001)
    board.wait(.milliseconds(1))
    #expect(board.lifted == "a")
    board.release()
    board.expectRest()
  }

  @Test func `toasts appear and vanish in single frames`() {
    var board = SimulatedGrid()
    board.perform { document throws(EditError) in try document.editRemoving(at: 0) }
    #expect(board.attributes(of: .toast)?.alpha == 1)
    #expect(board.attributes(of: .toastButton) != nil)
    board.wait(.milliseconds(5_999))
    #expect(board.attributes(of: .toast)?.alpha == 1)
    board.wait(.milliseconds(1))
    #expect(board.attributes(of: .toast) == nil)
    board.expectRest()
  }

  @Test func `the scroll bar stays a while and fades`() {
    var board = SimulatedGrid()
    #expect(board.attributes(of: .scrollBar) == nil)
    board.wheel(1)
    #expect(board.attributes(of: .scrollBar)?.alpha == 1)
    board.wait(.milliseconds(800))
    #expect(board.attributes(of: .scrollBar)?.alpha == 1)
    board.wait(.milliseconds(100))
    #expect((board.attributes(of: .scrollBar)?.alpha).map { abs($0 - 0.5) < 0.1 } == true)
    board.wait(.milliseconds(100))
    #expect(board.attributes(of: .scrollBar) == nil)
    board.expectRest()
  }

  @Test func `nothing happens by itself when nothing moves`() {
    var board = SimulatedGrid()
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.drag("a", to: "g")
    board.endEditing()
    board.wait(.seconds(10))
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.expectRest()
  }
}
