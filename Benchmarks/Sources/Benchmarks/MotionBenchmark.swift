import GridCore

/// One motion of the pointer while an item is lifted: the target, the proposed order, and what
/// of it is seen.
enum MotionBenchmark {
  static func run() {
    let small = measure(favorites: 100, crossing: false)
    let large = measure(favorites: 1_000_000, crossing: false)
    print("motion, 100 favorites: \(small.rounded) ns, \(small.allocations) allocations")
    print(large.line("motion, 1,000,000 favorites", floor: small, named: "that of 100"))
    let crossing = measure(favorites: 100, crossing: true)
    let many = measure(favorites: 1_000_000, crossing: true)
    print(crossing.line("motion that makes room, 100", floor: small, named: "a steady one"))
    print(many.line("motion that makes room, 1,000,000", floor: crossing, named: "that of 100"))
  }

  /// The pointer goes to and fro inside a slot, or from slot to slot so that others make room.
  private static func measure(favorites: Int, crossing: Bool) -> Measurement {
    var session = Session(favorites: favorites)
    let distance = crossing ? 400 : 40
    return Measurement(operations: 2_000) { operation in
      session.move(by: operation % distance)
    }
  }

  /// A grid whose first item is lifted.
  private struct Session {
    private let controller: GridController
    private var frame: Frame
    private var now = Duration.zero
    private let start: Point

    init(favorites: Int) {
      controller = GridController(
        Grid(document: Page.document(favorites: favorites), viewport: Page.viewport))
      frame = Frame(metrics: LayoutMetrics(Metrics(), scale: 1, viewportWidth: Page.viewport.width))
      let place = IndexPath(item: 9, section: 0)
      start = controller.grid.frameForItem(at: place).center
      controller.send(.pointerPressed(at: start, button: .primary), at: now)
      now += .seconds(1)
      controller.advance(to: now)
      precondition(controller.grid.dragPhase == .lifted, "The item is not lifted.")
    }

    mutating func move(by dx: Int) {
      now += .milliseconds(8)
      let point = Point(x: start.x + dx, y: start.y + dx / 8)
      controller.send(.pointerMoved(to: point, buttons: .primary), at: now)
      controller.grid.attributes(at: now, into: &frame)
      _ = controller.takeEffects()
      use(frame.attributes.count)
    }
  }
}
