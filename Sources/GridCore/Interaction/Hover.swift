/// What the pointer rests on while no button is down.
struct Hover: Equatable, Sendable {
  /// The pointer in viewport coordinates.
  var point: Point
  /// What it is on.
  var target: HitTarget
  /// When a tooltip is due; `nil` when none is, or it was asked for already.
  var tooltipDue: Duration?
}
