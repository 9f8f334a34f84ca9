/// A command line that asks for nothing the program can do.
nonisolated struct UsageError: Error, Equatable, CustomStringConvertible {
  /// One sentence: what is wrong, and what would be right.
  let description: String

  /// The error with the given sentence.
  init(_ description: String) { self.description = description }

  /// The exit status of wrong usage.
  static let exitStatus: Int32 = 2
}
