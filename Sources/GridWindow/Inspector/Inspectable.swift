/// What the inspector asks of the program.
protocol Inspectable: AnyObject {
  /// Makes one round trip to the X server, handles what came and draws.
  func settle()
  /// Whether nothing is pressed, lifted, moving, unsaved or loading; the wobble and toasts don't
  /// count.
  var isIdle: Bool { get }
  /// What is shown; with every catalog item, or only with those in the window.
  func dump(all: Bool) -> JSON
  /// What was done since the start.
  func metrics() -> JSON
}
