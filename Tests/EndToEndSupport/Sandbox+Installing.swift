import TestSupport

extension Sandbox {
  /// The directory that the program is built from.
  static let checkout =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// Runs `scripts/install` with `arguments`, to its end.
  func install(_ arguments: [String]) async throws -> Outcome {
    let (output, errors) = (File(path: freshPath("output")), File(path: freshPath("errors")))
    let process = try ChildProcess(
      ["\(Self.checkout)/scripts/install"] + arguments, environment: environment,
      files: [1: output.path, 2: errors.path])
    return Outcome(
      status: try await process.exit(), output: output.text ?? "", errors: errors.text ?? "")
  }

  /// Installs the program under test where the sandbox looks for what all its users have.
  func installProgram() async throws {
    let outcome = try await install(["--prefix", root.path, "--program", Program.path])
    guard outcome.status == 0 else { throw Unmet("no installation: \(outcome.errors)") }
  }
}
