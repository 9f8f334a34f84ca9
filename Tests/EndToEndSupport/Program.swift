import Glibc
import TestSupport

/// The program under test, run in a sandbox.
final class Program {
  let process: ChildProcess
  private let errorFile: File
  private let outputFile: File

  /// Starts it with variables on top of those of the sandbox.
  ///
  /// It reads `input` from standard input. A `wrapper` is a command that ends by executing the program, as `setpriv` does.
  init(
    _ arguments: [String], in sandbox: Sandbox, environment: [String: String] = [:],
    wrapper: [String] = [], input: String = "", path: String = Program.path
  ) throws {
    guard access(path, X_OK) == 0 else {
      throw EndToEndError("there is no program at \(path); build it with 'scripts/run --build'")
    }
    errorFile = File(path: sandbox.freshPath("errors"))
    outputFile = File(path: sandbox.freshPath("output"))
    let inputFile = File(path: sandbox.freshPath("input"))
    try inputFile.write(input)
    process = try ChildProcess(
      wrapper + [path] + arguments, environment: sandbox.environment.merging(environment) { $1 },
      files: [1: outputFile.path, 2: errorFile.path],
      input: inputFile.path)
  }

  /// Where the release build is, unless `GRIDWINDOW_PROGRAM` names another.
  static var path: String {
    if let path = getenv("GRIDWINDOW_PROGRAM") { return String(cString: path) }
    return "\(Sandbox.checkout)/.build/release/gridwindow"
  }

  var errors: String { errorFile.text ?? "" }
  var output: String { outputFile.text ?? "" }
}
