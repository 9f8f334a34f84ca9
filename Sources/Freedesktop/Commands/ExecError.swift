/// Why a command line can't be run.
public enum ExecError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no command line, or no program in it.
  case empty
  /// The command line is longer than `Exec.maximumLength`.
  case tooLong
  /// With its field codes replaced, it would be longer than `Exec.maximumCommandLength`.
  case commandTooLong
  /// A quote is opened and not closed.
  case unbalancedQuote
  /// A `%` is followed by something the specification doesn't know; `""` at the very end.
  case unknownFieldCode(String)
  /// More than one of `%f`, `%F`, `%u` and `%U`.
  case severalFileCodes
  /// `%F`, `%U` or `%i` is part of a longer argument.
  case codeInsideArgument
  /// The program's name is or holds a field code.
  case codeInProgram
  /// The program's name holds a `=`.
  case equalsInProgram(String)
  /// Files were given to a program that takes none.
  case takesNoFiles
  /// Files were given, but their field code is inside a longer quoted argument.
  case filesInsideQuotes
  /// The program takes only local files, and this one is not.
  case notLocal(String)

  /// One sentence.
  public var description: String {
    switch self {
    case .empty: "Exec names no program"
    case .tooLong: "Exec is longer than \(Exec.maximumLength) bytes"
    case .commandTooLong: "the command is longer than \(Exec.maximumCommandLength) bytes"
    case .unbalancedQuote: "Exec has a quote that is not closed"
    case .unknownFieldCode(""): "Exec ends in a single %; a percent sign is written %%"
    case .unknownFieldCode(let code): "Exec has the unknown field code %\(code)"
    case .severalFileCodes: "Exec has more than one of %f, %F, %u and %U"
    case .codeInsideArgument: "Exec has a %F, %U or %i that is no argument of its own"
    case .codeInProgram: "Exec has a field code in the place of the program"
    case .equalsInProgram(let name): "Exec names the program “\(name)”, which may hold no ="
    case .takesNoFiles: "this application opens no files"
    case .filesInsideQuotes: "Exec wants files inside a quoted argument, which is not safe"
    case .notLocal(let uri): "this application opens only local files, not “\(uri)”"
    }
  }
}
