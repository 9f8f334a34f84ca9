/// A grid with what changes it: events, the time, and requests of the shell.
///
/// A front end sends events and passes the time in; nothing here reads a clock. It draws what
/// `grid` shows and runs the effects that it takes:
///
///     let controller = GridController(Grid(document: document, viewport: size))
///     controller.send(.pointerPressed(at: point, button: .primary), at: now)
///     controller.advance(to: now + .milliseconds(500))
///     for effect in controller.takeEffects() { run(effect) }
///     controller.grid.attributes(at: now, into: &frame)
///
/// Times are those of one monotonic clock and never go back from call to call.
public final class GridController {
  /// The grid as it is now.
  public private(set) var grid: Grid
  /// Grows with each call that may change what is shown.
  public private(set) var revision = 0

  /// A controller of `grid`.
  public init(_ grid: Grid) { self.grid = grid }

  /// Sends the grid one event that happened at `now`, after everything that falls due before it.
  public func send(_ event: InputEvent, at now: Duration) {
    revision += 1
    grid.send(event, at: now)
  }

  /// Lets time pass up to `now`: whatever falls due until then happens, in order.
  public func advance(to now: Duration) {
    revision += 1
    grid.advance(to: now)
  }

  /// Changes the grid in some other way at `now`, or at the moment of the last change when `now` is
  /// `nil`, and returns what `change` returns.
  ///
  ///     controller.change(at: now) { $0.undo() }
  @discardableResult
  public func change<Result>(
    at now: Duration? = nil, _ change: (inout Grid) throws -> Result
  ) rethrows -> Result {
    revision += 1
    if let now { grid.now = now }
    return try change(&grid)
  }

  /// Returns what happened since the last call, in order.
  public func takeEffects() -> [Effect] { grid.takeEffects() }
}
