import GridCore
import GridPainting
import Testing

@Suite struct DamageTests {
  private static let viewport = Size(width: 768, height: 680)
  private let metrics = LayoutMetrics(Metrics(), scale: 1, viewportWidth: viewport.width)

  private func frame(cells: Int) -> Frame {
    var frame = Frame(metrics: metrics)
    frame.viewport = Self.viewport
    frame.attributes = (0..<cells).map { index in
      FrameAttributes(
        .cell(ItemHandle(rawValue: UInt32(index)), section: 0),
        frame: Rect(x: 24 + index % 7 * 104, y: 56 + index / 7 * 120, width: 96, height: 112))
    }
    return frame
  }

  private func area(_ damage: Damage) -> Int {
    damage.rects.map { $0.width * $0.height }.reduce(0, +)
  }

  @Test func `equal frames damage nothing`() {
    #expect(Damage.between(frame(cells: 9), frame(cells: 9)).isEmpty)
  }

  @Test func `the first frame damages everything`() {
    #expect(Damage.between(nil, frame(cells: 3)) == .everything(Self.viewport))
  }

  @Test func `another size damages everything`() {
    var bigger = frame(cells: 3)
    bigger.viewport.width += 1
    #expect(Damage.between(frame(cells: 3), bigger) == .everything(bigger.viewport))
  }

  @Test func `a wobbling icon damages little more than its square`() {
    var next = frame(cells: 1)
    next.attributes[0].icon = Transform(rotation: 0.025, anchor: Point(x: 24, y: 24))
    let damage = Damage.between(frame(cells: 1), next)
    #expect(damage.rects.count == 1)
    #expect(area(damage) <= 56 * 56)
  }

  @Test func `a hovered cell damages its own rectangle only`() {
    var next = frame(cells: 9)
    next.attributes[4].look = .hovered
    let damage = Damage.between(frame(cells: 9), next)
    #expect(damage.rects == [next.attributes[4].frame])
  }

  @Test func `scrolling damages only the strip that comes in`() {
    var next = frame(cells: 9)
    next.scrollOffset = 60
    let damage = Damage.between(frame(cells: 9), next)
    #expect(damage == Damage(scroll: -60, rects: [Rect(x: 0, y: 620, width: 768, height: 60)]))
  }

  @Test func `scrolling repaints a toast where it was moved to and where it is`() {
    var old = frame(cells: 0)
    old.attributes = [
      FrameAttributes(.toast, frame: Rect(x: 300, y: 300, width: 100, height: 40))
    ]
    var next = old
    next.scrollOffset = 100
    let damage = Damage.between(old, next)
    for y in [200, 300] {
      #expect(damage.rects.contains { $0.contains(Point(x: 350, y: y + 20)) })
    }
  }

  @Test func `other words in the same toast are painted`() {
    var old = frame(cells: 0)
    old.toast = .holdToLift
    old.attributes = [
      FrameAttributes(.toast, frame: Rect(x: 300, y: 300, width: 100, height: 40))
    ]
    var next = old
    next.toast = .staysInPlace
    #expect(!Damage.between(old, next).isEmpty)
  }

  @Test func `a lifted card damages its shadow`() {
    var next = frame(cells: 0)
    var card = FrameAttributes(
      .floatingCell(ItemHandle(rawValue: 0)), frame: Rect(x: 300, y: 300, width: 96, height: 112))
    card.look = .raised
    next.attributes = [card]
    let damage = Damage.between(frame(cells: 0), next)
    #expect(damage.rects.contains { $0.contains(Point(x: 348, y: 300 + 112 + 20)) })
  }

  @Test(arguments: [17, 40, 200])
  func `many changes are at most sixteen rectangles that miss none`(cells: Int) {
    var next = frame(cells: cells)
    for index in next.attributes.indices {
      next.attributes[index].icon = Transform(rotation: 0.01, anchor: Point(x: 24, y: 24))
    }
    let damage = Damage.between(frame(cells: cells), next)
    #expect(damage.rects.count <= Damage.limit)
    for attributes in next.attributes where attributes.frame.maxY <= Self.viewport.height {
      let icon = metrics.iconFrame(in: attributes.frame)
      #expect(damage.rects.contains { $0.intersection(icon) == icon })
    }
  }

  @Test func `rows of wobbling icons become strips that leave labels alone`() {
    var next = frame(cells: 35)
    for index in next.attributes.indices {
      next.attributes[index].icon = Transform(rotation: 0.01, anchor: Point(x: 24, y: 24))
    }
    let damage = Damage.between(frame(cells: 35), next)
    #expect(damage.rects.allSatisfy { $0.height < 60 })
  }

  @Test func `two cells that change their order are painted again where they overlap`() {
    var old = frame(cells: 2)
    old.attributes[1].frame.x = old.attributes[0].frame.x + 10
    var next = old
    next.attributes.swapAt(0, 1)
    #expect(!Damage.between(old, next).isEmpty)
  }
}
