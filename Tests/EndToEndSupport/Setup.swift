/// The surroundings a test asks for.
struct Setup {
  var fixture = Fixture()
  var windowManager = WindowManager.none
  /// More options for Xvfb.
  var serverOptions: [String] = []
  /// The window's size and place; empty leaves both to the program.
  var geometry = "640x480+0+0"
  /// The scale that the command line asks for; nothing leaves it to the desktop.
  var scale: String? = "1"
  /// Whether there is a session bus.
  var hasBus = false
  /// More arguments for the program.
  var arguments: [String] = []
  /// What the program reads from standard input.
  var input = ""
  /// A command that ends by executing the program.
  var wrapper: [String] = []
  /// Variables on top of those of the sandbox.
  var environment: [String: String] = [:]
  /// What the screen consists of; none leaves it in one piece.
  var monitors: [VirtualMonitor] = []

  /// The arguments that place the window.
  var placing: [String] { geometry.isEmpty ? [] : ["--geometry", geometry] }
}
