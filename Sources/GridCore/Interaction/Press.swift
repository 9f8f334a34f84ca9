/// A button held down, from the press to the release or the lift.
struct Press: Equatable, Sendable {
  /// What was pressed.
  let target: HitTarget
  /// The button that is down.
  let button: PointerButton
  /// Where it was pressed, in viewport coordinates.
  var origin: Point
  /// The point of the cell that was pressed, from the cell's top left corner.
  let grab: Point
  /// When it was pressed.
  let start: Duration
  /// Where the pointer is now, in viewport coordinates.
  var pointer: Point
  /// Whether it can become a hold, and whether it has.
  var hold = Hold.impossible

  /// What holding a press down does.
  enum Hold: Equatable, Sendable {
    /// Nothing: what is pressed can't be held.
    case impossible
    /// It becomes a hold at this time.
    case due(at: Duration)
    /// It is a hold, and the release is no click any more.
    case held
  }

  /// When the press becomes a hold; `nil` for what can't be held, and after it was.
  var deadline: Duration? {
    if case .due(let time) = hold { time } else { nil }
  }
}

/// What the pointer rests on while no button is down.
struct Hover: Equatable, Sendable {
  /// The pointer in viewport coordinates.
  var point: Point
  /// What it is on.
  var target: HitTarget
  /// When a tooltip is due; `nil` when none is, or it was asked for already.
  var tooltipDue: Duration?
}
