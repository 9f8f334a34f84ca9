/// An item that the arrow keys carry from place to place, from Space to Space.
///
/// It knows no pointer, no band and no slot: its target is its place.
struct KeyboardLift: Equatable, Sendable {
  var lift: Lift
  /// When the item was lifted.
  let start: Duration
}
