import Testing

@testable import GridCore
@testable import GridModel

@Suite struct ScrollTests {

  private static func board(_ configure: (inout Fixture) -> Void = { _ in }) -> SimulatedGrid {
    SimulatedGrid(Fixture.sixty) {
      $0.size = Size(width: 640, height: 300)
      configure(&$0)
    }
  }

  @Test(arguments: [0.5, 1, 1.25, 2, 3])
  func `a wheel click is sixty logical pixels`(scale: Double) {
    var board = Self.board { $0.scale = scale }
    board.wheel(2)
    #expect(board.grid.scrollOffset == 2 * Int((60 * scale).rounded()))
    board.wheel(-1)
    #expect(board.grid.scrollOffset == Int((60 * scale).rounded()))
    board.expectRest()
  }

  @Test func `nothing scrolls past the ends`() {
    var board = Self.board()
    board.wheel(-5)
    #expect(board.grid.scrollOffset == 0)
    board.wheel(1_000)
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset)
    board.key(.home)
    #expect(board.grid.scrollOffset == 0)
    board.key(.pageUp)
    #expect(board.grid.scrollOffset == 0)
    board.key(.end)
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset)
    board.key(.pageDown)
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset)
    board.send(.resized(Size(width: 640, height: 4_000)))
    #expect(board.grid.scrollOffset == 0)
    board.expectRest()
  }

  @Test func `pages overlap by one step`() {
    var board = Self.board()
    board.key(.pageDown)
    #expect(board.grid.scrollOffset == 240)
    board.key(.pageDown)
    board.key(.pageUp)
    #expect(board.grid.scrollOffset == 240)
    board.expectRest()
  }

  @Test func `the wheel turns also while an item is lifted`() {
    var board = Self.board()
    board.lift("a")
    board.wheel(4)
    #expect(board.grid.scrollOffset == 240)
    #expect(board.lifted == "a")
    let index = board.proposed.distance(
      from: board.proposed.startIndex,
      to: board.proposed.firstIndex(of: "a") ?? board.proposed.endIndex)
    #expect(board.slot(index).contains(board.pointer))
    board.release()
    #expect(board.slot(index).contains(board.pointer))
    #expect(board.order == moved(Fixture.sixty, from: 0, to: index))
    board.expectRest()
  }

  @Test func `dragging the thumb scrolls and its track pages`() throws {
    var board = Self.board()
    let thumb = try #require(board.grid.overlays.scrollThumb)
    board.press(at: thumb.center)
    board.move(by: 0, 100, steps: 5)
    #expect(board.grid.scrollOffset > 0)
    let moved = try #require(board.grid.overlays.scrollThumb)
    #expect(abs(moved.y - thumb.y - 100) <= 1)
    board.move(by: 0, 1_000, steps: 5)
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset)
    board.release()
    board.click(at: Point(x: thumb.center.x, y: 5))
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset - 240)
    #expect(board.launches.isEmpty)
    board.expectRest()
  }

  // MARK: Auto-scroll

  @Test func `at the edge the page scrolls with nine hundred pixels a second`() {
    var board = Self.board()
    board.lift("a")
    board.wait(.milliseconds(200))
    board.move(to: Point(x: board.pointer.x, y: 299))
    board.wait(.milliseconds(450))
    let start = board.grid.scrollOffset
    board.wait(.seconds(1))
    #expect(abs(board.grid.scrollOffset - start - 900) <= 20)
    board.key(.escape)
    board.expectRest()
  }

  @Test func `a quarter of the zone deep it is half as fast`() {
    var board = Self.board()
    board.lift("a")
    board.wait(.milliseconds(200))
    board.move(to: Point(x: board.pointer.x, y: 300 - 64 + 16))
    board.wait(.milliseconds(500))
    let start = board.grid.scrollOffset
    board.wait(.seconds(1))
    #expect(abs(board.grid.scrollOffset - start - 450) <= 20)
    board.key(.escape)
    board.expectRest()
  }

  @Test func `it begins slowly and is at its speed after 400 ms`() {
    var scroll = AutoScroll()
    scroll.pointerMoved(by: 1)
    var (now, distances) = (Duration.zero, [Int]())
    for _ in 0..<60 {
      distances.append(scroll.step(depth: 1, scale: 1, at: now))
      now += Timings.frame
    }
    let expected: Double = (1..<60).reduce(0) { $0 + 15 * min(Double($1) / 24, 1) }
    let distance = Double(distances.reduce(0, +))
    #expect(abs(distance - expected) < 2)
    #expect(distances.suffix(20).allSatisfy { $0 == 15 || $0 == 14 || $0 == 16 })
  }

  @Test func `a late frame scrolls no farther than one of a sixtieth`() {
    var scroll = AutoScroll()
    _ = scroll.step(depth: 1, scale: 1, at: .zero)
    _ = scroll.step(depth: 1, scale: 1, at: .seconds(1))
    #expect(scroll.step(depth: 1, scale: 1, at: .seconds(9)) <= 16)
  }

  @Test func `the zones are a quarter of a small window and 64 pixels of a large one`() {
    var scroll = AutoScroll()
    scroll.pointerMoved(by: 1)
    scroll.pointerMoved(by: -1)
    for (height, zone) in [(100, 25), (256, 64), (1_000, 64)] {
      for y in -20..<(height + 20) {
        let depth = scroll.depth(y: y, viewportHeight: height, scale: 1)
        let upper = y < zone ? -min(Double(zone - y) / Double(zone), 1) : 0
        let lower =
          y > height - zone ? min(Double(y - height + zone) / Double(zone), 1) : 0
        #expect(abs(depth - (upper != 0 ? upper : lower)) < 1e-9)
      }
    }
  }

  @Test func `only a move toward an end arms it`() {
    var board = Self.board()
    board.wheel(10)
    let start = board.grid.scrollOffset
    let index = board.document.favorites.indices.first { board.slot($0).y > 0 } ?? 0
    let item = board.document.items[board.document.favorites[index]].id.first ?? "a"
    board.press(at: Point(x: board.center(of: item).x, y: board.rect(of: item).y + 2))
    board.wait(.seconds(2))
    #expect(board.lifted == item)
    #expect(board.grid.scrollOffset == start)
    board.key(.escape)
    board.expectRest()
  }

  @Test func `the target follows at each step`() {
    var board = Self.board()
    board.lift("a")
    board.move(to: Point(x: board.pointer.x, y: 290))
    board.wait(.seconds(2))
    #expect(board.grid.scrollOffset > 600)
    let index = board.grid.proposedFavorites.firstIndex(of: board.handle("a")) ?? 0
    let card = board.floating("a")?.frame ?? .zero
    let slot = board.slot(index)
    #expect(abs(card.center.y - slot.center.y) <= 64 + 8 + 4)
    board.key(.escape)
    board.expectRest()
  }

  @Test func `the shell is asked to wake as long as the page has to scroll and no longer`() {
    var board = Self.board {
      $0.rules.reducesMotion = true
      $0.rules.editing = .none
    }
    board.lift("a")
    board.wait(.seconds(1))
    board.move(to: Point(x: board.pointer.x, y: 299), steps: 1)
    #expect(board.grid.wakeUp(after: board.now) == .nextFrame)
    board.wait(.seconds(20))
    #expect(board.grid.scrollOffset == board.grid.maximumScrollOffset)
    board.wait(.seconds(2))
    #expect(board.grid.wakeUp(after: board.now) == .never)
    board.key(.escape)
    board.expectRest()
  }
}
