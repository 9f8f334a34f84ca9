/// A command line that asks for nothing the program can do.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// One sentence: what is wrong, and what would be right.
  package let description: String

  /// The error with the given sentence.
  package init(_ description: String) { self.description = description }

  /// The exit status of wrong usage.
  package static let exitStatus: Int32 = 2
}
