/// An invalid command line.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// One sentence that explains the mistake and how to correct it.
  package let description: String

  /// Creates an error with a sentence.
  package init(_ description: String) { self.description = description }

  /// The exit status for invalid usage.
  package static let exitStatus: Int32 = 2
}
