import System

/// Why an application could not be started.
public enum LaunchError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The command line breaks the rules or doesn't fit the files.
  case command(ExecError)
  /// There is no command line, and nobody on the session bus answers for the application.
  case needsBus
  /// The program is in none of the directories of `$PATH`.
  case programNotFound(String)
  /// The directory of the `Path` key can't be entered.
  case workingDirectory(String, errno: Int32)
  /// The application needs a terminal, and no known one is installed.
  case noTerminal
  /// The kernel refused to run the program.
  case execution(program: String, errno: Int32)
  /// The C library lacks a function of this name, so nothing can be started on this system.
  case missingFunction(String)

  /// One sentence that names the program or directory and the system's reason.
  public var description: String {
    switch self {
    case .command(let error): "\(error)"
    case .needsBus: "it is started over the session bus only, where nobody answers to its name"
    case .programNotFound(let program): "the program “\(program)” is not installed"
    case .workingDirectory(let path, let errno):
      "the directory “\(path)” can't be used: \(SystemError(code: errno))"
    case .noTerminal: "it needs a terminal; install xterm or another one"
    case .execution(let program, let errno):
      "“\(program)” can't be run: \(SystemError(code: errno))"
    case .missingFunction(let name): "the C library has no function \(name)"
    }
  }
}
