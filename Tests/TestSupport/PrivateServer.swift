import TestSupport

/// An X server for one test, ended with it.
public final class PrivateServer {
  /// The value for `DISPLAY`.
  public let name: String
  private let process: ReadyProcess

  /// Starts Xvfb with a screen of `screen` and more of its options.
  public init(screen: String = "400x300x24", options: [String] = []) throws {
    process = try ReadyProcess(
      ["Xvfb", "-displayfd", "3", "-noreset", "-ac", "-screen", "0", screen] + options)
    name = ":" + process.line
  }

  /// Ends it as a crash would.
  public func end() { process.end() }
}
