@testable import GridCore

/// A grid with a pointer and a virtual clock, and the shell's part of the work: it measures
/// toasts and wakes when the grid asks for it.
///
/// After everything that happens the board looks for faults that must never be there, whatever
/// the test is about.
struct SimulatedGrid {
  private let controller: GridController
  private(set) var now = Duration.zero
  /// Everything that came out of the grid but what is to be said, oldest first.
  private(set) var effects: [Effect] = []
  /// What is to be said to a person who can't see the page, oldest first.
  private(set) var announcements: [Announcement] = []
  /// What is wrong and never may be.
  private(set) var faults: [String] = []
  /// The pointer in viewport coordinates, and whether button 1 is down.
  var pointer = Point.zero
  var isDown = false
  /// The time between two frames while something moves; a slow machine has more.
  var tick = Timings.frame
  private var frameBuffer: Frame
  private var checker: InvariantChecker

  init(_ favorites: String = "abcdefghijkl", _ configure: (inout Fixture) -> Void = { _ in }) {
    var fixture = Fixture()
    fixture.favorites = favorites
    configure(&fixture)
    self.init(fixture)
  }

  init(_ fixture: Fixture) {
    controller = GridController(fixture.makeGrid())
    let grid = controller.grid
    frameBuffer = Frame(metrics: grid.layout.metrics)
    checker = InvariantChecker(grid)
    grid.attributes(at: .zero, into: &frameBuffer)
  }

  /// Lets `body` do something to the grid, runs the effects, and looks for faults.
  mutating func change(reloads: Bool = false, _ body: (inout Grid) -> Void) {
    controller.change(at: now, body)
    handleEffects(reloads: reloads)
  }

  mutating func send(_ event: InputEvent) {
    if grid.dragPhase != .idle { advance() }
    controller.send(event, at: now)
    handleEffects()
  }

  private mutating func advance() {
    controller.advance(to: now)
    handleEffects()
  }

  private mutating func handleEffects(reloads: Bool = false) {
    let new = controller.takeEffects()
    for effect in new {
      if case .announce(let announcement) = effect {
        announcements.append(announcement)
      } else {
        effects.append(effect)
      }
    }
    for case .toast(let toast) in new {
      controller.change {
        $0.showToast(toast, textWidth: 120, buttonWidth: toast.offersUndo ? 40 : 0)
      }
    }
    let grid = controller.grid
    grid.checkInvariants()
    grid.attributes(at: now, into: &frameBuffer)
    report(checker.faults(after: new, reloads: reloads, in: grid))
    report(frameBuffer.faults(of: grid, at: now))
  }

  /// The grid as it is now.
  var grid: Grid { controller.grid }

  private mutating func report(_ found: [String]) { faults += found }

  /// Takes down a fault that only a test can see.
  mutating func note(_ fault: String) { faults.append(fault) }

  /// What is painted now.
  var frame: Frame { frameBuffer }

  // MARK: Time

  /// Lets time pass as the shell does: frame by frame while something moves, else from deadline
  /// to deadline.
  mutating func wait(_ duration: Duration) {
    let (start, end) = (now, now + duration)
    while now < end {
      switch grid.wakeUp(after: now) {
      case .never: now = end
      case .at(let time):
        if time <= now, now > start { report(["a deadline has passed and is still there"]) }
        now = min(max(time, now + .milliseconds(1)), end)
      case .nextFrame: now = min(now + tick, end)
      }
      advance()
    }
  }

  /// Lets the clock run on without telling the grid: a slow program, or events close together.
  mutating func skip(_ duration: Duration) { now += duration }

  mutating func forgetEffects() { (effects, announcements) = ([], []) }
}
