import GridCore

/// What a key asks the program to do.
nonisolated enum KeyMeaning: Equatable, Sendable {
  /// Something the grid does.
  case command(KeyCommand)
  /// Closing the window.
  case close
  /// Saying where help is.
  case help
}
