import Testing

@testable import GridCore
@testable import GridModel

@Suite struct WobbleTests {
  private static let items = (0..<60).map { ItemHandle(rawValue: $0) }

  @Test func `a swing passes through seven angles at most and stays in its bounds`() {
    for item in Self.items {
      let angles = (0..<240).map { Wobble.iconRotation(frame: $0, item: item, angle: 0.025) }
      #expect(Set(angles.map { ($0 * 1e9).rounded() }).count <= 7)
      #expect(angles.allSatisfy { abs($0) <= 0.025 })
      #expect(angles.max() == 0.025 && angles.min() == -0.025)
    }
  }

  @Test func `one way takes a tenth of a second and the way back too`() {
    let wobble = Wobble(start: .seconds(5))
    #expect(wobble.frame(at: .seconds(5)) == 0)
    #expect(wobble.frame(at: .milliseconds(5_100)) == 6)
    #expect(wobble.frame(at: .seconds(6)) == 60)
    #expect(wobble.frame(at: .seconds(4)) == 0)
    for frame in 0..<24 {
      let item = ItemHandle(rawValue: 7)
      #expect(
        Wobble.iconRotation(frame: frame, item: item, angle: 1)
          == Wobble.iconRotation(frame: frame + 12, item: item, angle: 1))
    }
  }

  @Test func `each item has a phase of its own that is a number of frames`() {
    let ways = (0..<12).map { frame in
      (0..<12).map { Wobble.iconRotation(frame: frame + $0, item: Self.items[0], angle: 1) }
    }
    var phases: Set<Int> = []
    for item in Self.items {
      let way = (0..<12).map { Wobble.iconRotation(frame: $0, item: item, angle: 1) }
      guard let phase = ways.firstIndex(of: way) else {
        Issue.record("item \(item.rawValue) has no whole phase")
        continue
      }
      phases.insert(phase)
    }
    #expect(phases.count > 6)
  }

  @Test func `a whole cell turns from none to twice the angle in phase`() {
    let angles = (0..<24).map { Wobble.cellRotation(frame: $0, angle: 0.025) }
    #expect(angles.min() == 0 && angles.max() == 0.05)
    #expect(angles[0] == 0 && angles[6] == 0.05 && angles[12] == 0)
  }

  @Test func `the icon alone turns while label and badge stand still`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.wait(.milliseconds(500))
    let cells = "abcdefgh".compactMap { board.cell($0) }
    #expect(cells.contains { $0.icon.rotation != 0 })
    #expect(cells.allSatisfy { $0.transform.rotation == 0 && $0.badge == .remove })
    let anchor = Point(x: 24, y: 24)
    #expect(cells.allSatisfy { $0.icon.anchor == anchor })
    board.endEditing()
    board.expectRest()
  }

  @Test func `in the cell style the whole cell turns about its center`() throws {
    var board = SimulatedGrid { $0.rules.wobbleStyle = .cell }
    board.beginEditing()
    board.wait(.milliseconds(100))
    let cell = try #require(board.cell("a"))
    #expect(cell.icon.rotation == 0)
    #expect(cell.transform.rotation == board.cell("b")?.transform.rotation)
    #expect(cell.transform.anchor == Point(x: 48, y: 56))
    let before = board.badge(of: "a")
    board.wait(.milliseconds(30))
    #expect(board.badge(of: "a") == before)
    board.endEditing()
    board.expectRest()
  }

  @Test func `pinned and lifted items stand still`() {
    var board = SimulatedGrid { $0.pinned = "ab" }
    board.beginEditing()
    board.lift("c")
    for _ in 0..<30 {
      board.wait(.milliseconds(16))
      #expect(board.cell("a")?.icon.rotation == 0)
      #expect(board.cell("b")?.icon.rotation == 0)
      #expect(board.floating("c")?.icon.rotation == 0)
      #expect(board.floating("c")?.transform.rotation == 0)
    }
    board.release()
    board.endEditing()
    board.expectRest()
  }

  @Test func `it pauses without focus and while nothing is seen`() {
    var board = SimulatedGrid()
    board.beginEditing()
    board.send(.focusChanged(isFocused: false))
    board.wait(.milliseconds(100))
    #expect("abcdefgh".allSatisfy { board.cell($0)?.icon.rotation == 0 })
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.send(.focusChanged(isFocused: true))
    #expect(board.grid.wakeUp(after: board.now) == .nextFrame)
    board.send(.visibilityChanged(isVisible: false))
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.endEditing()
    board.expectRest()
  }

  @Test(arguments: [0, 1, 2])
  func `one switch turns it off`(which: Int) {
    var board = SimulatedGrid {
      switch which {
      case 0: $0.rules.wobbleAngle = 0
      case 1: $0.rules.wobbleStyle = .none
      default: $0.rules.reducesMotion = true
      }
    }
    board.beginEditing()
    board.wait(.seconds(1))
    #expect(board.cell("a")?.badge == .remove)
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.expectRest()
  }
}
