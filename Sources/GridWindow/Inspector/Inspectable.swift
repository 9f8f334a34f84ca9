/// What the inspector needs of the program.
protocol Inspectable: AnyObject {
  /// Makes one round trip to the X server, handles the events and draws.
  func settle()
  /// Whether nothing is pressed, lifted, moving, unsaved or loading.
  ///
  /// Wobble and toasts do not count.
  var isIdle: Bool { get }
  /// The state that is shown; `all` includes catalog items outside the window.
  func dump(all: Bool) -> JSON
  /// The counters since the start.
  func metrics() -> JSON
}
