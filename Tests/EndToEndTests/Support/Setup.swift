/// The surroundings a test asks for.
struct Setup {
  var fixture = Fixture()
  var windowManager = WindowManager.none
  /// More options for Xvfb.
  var serverOptions: [String] = []
  var geometry = "640x480+0+0"
  /// The scale that the command line asks for; nothing leaves it to the desktop.
  var scale: String? = "1"
  /// More arguments for the program.
  var arguments: [String] = []
  /// What the program reads from standard input.
  var input = ""
  /// A command that ends by executing the program.
  var wrapper: [String] = []
  /// Variables on top of those of the sandbox.
  var environment: [String: String] = [:]
}
