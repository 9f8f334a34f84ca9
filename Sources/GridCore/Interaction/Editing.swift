/// Whether edit mode is on, and what ends it.
enum Editing: Sendable {
  /// It is off.
  case off
  /// It lasts until it is ended.
  case sticky
  /// It ends with the release of the button.
  case whileHeld

  var isOn: Bool { self != .off }
}
