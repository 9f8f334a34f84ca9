/// A command-line option: its syntax, effect and description.
package struct OptionRule: Sendable {
  /// The name without its two dashes.
  package let name: String
  /// The names of the values that follow it.
  package let values: [String]
  /// Which other options it can be combined with.
  package let role: Role
  /// A one-line description.
  package let summary: String
  /// Applies the option.
  ///
  /// It receives one value for each name in `values`.
  package let apply: @Sendable (inout Options, [String]) throws(UsageError) -> Void

  /// How options can be combined.
  package enum Role: Equatable, Sendable {
    /// Runs a command and exits. Only one command can be given.
    case command
    /// Applies to the window, so no command can be given.
    case window
    /// Applies to the page: to the window and to the named commands.
    case page(of: [String])
    /// Applies to the named commands.
    case detail(of: [String])
    /// Can be combined with anything.
    case general
    /// An internal command that the program uses to start itself.
    case hidden
  }

  /// Creates an option.
  init(
    _ name: String, _ values: String..., role: Role, summary: String,
    apply: @escaping @Sendable (inout Options, [String]) throws(UsageError) -> Void
  ) {
    (self.name, self.values, self.role, self.summary) = (name, values, role, summary)
    self.apply = apply
  }

  /// The syntax, such as `--move ID N`.
  package var usage: String { (["--" + name] + values).joined(separator: " ") }
}
