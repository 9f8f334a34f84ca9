/// Whether an application can be started, judged by its entry.
public enum EntryAvailability: Equatable, Sendable {
  /// It can probably be started; the program itself is looked up only at the launch.
  case available
  /// It can't be started.
  case unavailable(Reason)

  /// Why an application can't be started.
  public enum Reason: Equatable, Sendable, CustomStringConvertible {
    /// The program that `TryExec` names is missing or not executable.
    case missingProgram(String)
    /// The command line breaks the specification's rules.
    case invalidCommand(ExecError)

    /// One sentence.
    public var description: String {
      switch self {
      case .missingProgram(let program): "the program “\(program)” is not installed"
      case .invalidCommand(let error): "\(error)"
      }
    }
  }

  /// The availability of `entry`, with programs looked up by `programs`.
  ///
  /// `TryExec` takes no quotes: its whole value is one path or name.
  public init(of entry: DesktopEntry, programs: ProgramSearch) {
    if let program = entry.tryExec, programs.find(program) == nil {
      self = .unavailable(.missingProgram(program))
      return
    }
    do {
      if entry.exec != nil { _ = try entry.command() }
      self = .available
    } catch {
      self = .unavailable(.invalidCommand(error))
    }
  }
}
