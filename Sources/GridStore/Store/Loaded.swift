/// What the store knows when the program starts.
package struct Loaded: Sendable {
  /// The favorites and their history.
  package var board = Board()
  /// Whether there is no favorites file yet; the favorites are then the store's initial ones.
  package var isFirstStart = false
  /// Why there may be other favorites than these, in one sentence: the file could not be read, and
  /// the last good copy stands for it.
  package var failure: String?
  /// What the person should be told, each one sentence: damage, repeated ids, an
  /// unreadable file.
  package var notes: [String] = []

  /// Nothing: what a grid without a file begins with.
  package init() {}
}
