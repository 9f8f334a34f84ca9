/// The exit status and the output of a command.
struct CommandResult {
  let status: Int32
  let output: String
  let errors: String

  /// The short names that a list printed, one a line.
  var names: [String] { output.split(separator: "\n").map { String($0).shortName } }

  /// Whether standard error holds exactly one sentence on one line.
  var saysOneSentence: Bool {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count == 2 && lines[1].isEmpty && lines[0].count > 10
  }
}

extension Sandbox {
  /// Runs the program to its end, without a display unless `environment` names one.
  func run(
    _ arguments: [String], environment: [String: String] = [:], wrapper: [String] = [],
    input: String = "", path: String = Program.path
  ) async throws -> CommandResult {
    let program = try Program(
      arguments, in: self, environment: environment, wrapper: wrapper, input: input, path: path)
    let status = try await program.process.exit()
    return CommandResult(status: status, output: program.output, errors: program.errors)
  }
}
