/// What the store knows when the program starts.
public struct Loaded: Sendable {
  /// The favorites and their history.
  public var board = Board()
  /// Whether there is no favorites file yet; the favorites are then the store's initial ones.
  public var isFirstStart = false
  /// Why there may be other favorites than these, in one sentence: the file could not be read, and
  /// the last good copy stands for it.
  public var failure: String?
  /// What the person should be told, each one sentence: damage, repeated ids, an
  /// unreadable file.
  public var notes: [String] = []

  /// Nothing: what a grid without a file begins with.
  public init() {}
}
