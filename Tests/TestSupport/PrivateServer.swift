/// An X server for one test, ended with it.
package final class PrivateServer {
  /// The value for `DISPLAY`.
  package let name: String
  private let process: ReadyProcess

  /// Starts Xvfb with a screen of `screen` and more of its options.
  package init(screen: String = "400x300x24", options: [String] = []) throws {
    process = try ReadyProcess(
      ["Xvfb", "-displayfd", "3", "-noreset", "-ac", "-screen", "0", screen] + options)
    name = ":" + process.line
  }

  /// Ends it as a crash would.
  package func end() { process.end() }
}
