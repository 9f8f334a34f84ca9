/// One option: how it is written, what it does, and how that is said to a person.
package struct OptionRule: Sendable {
  /// The name without its two dashes.
  package let name: String
  /// The names of the values that follow it.
  package let values: [String]
  /// What else may stand on the same command line.
  package let role: Role
  /// What it does, in a person's words.
  package let summary: String
  /// Takes the option up; it is given as many values as `values` names.
  package let apply: @Sendable (inout Options, [String]) throws(UsageError) -> Void

  /// How options go together.
  package enum Role: Equatable, Sendable {
    /// Does one thing and ends; only one such option may be given.
    case command
    /// Says something of the window, so no command may be given.
    case window
    /// Says something of the page: of the window, and of the commands named.
    case page(of: [String])
    /// Says something of the commands named.
    case detail(of: [String])
    /// Goes with everything.
    case general
    /// A command that only the program itself gives to another run of it.
    case hidden
  }

  /// An option as the table lists it.
  init(
    _ name: String, _ values: String..., role: Role, summary: String,
    apply: @escaping @Sendable (inout Options, [String]) throws(UsageError) -> Void
  ) {
    (self.name, self.values, self.role, self.summary) = (name, values, role, summary)
    self.apply = apply
  }

  /// The option as it is written: `--move ID N`.
  package var usage: String { (["--" + name] + values).joined(separator: " ") }
}
