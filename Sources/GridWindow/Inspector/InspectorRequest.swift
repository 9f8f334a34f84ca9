/// What a line to the inspector asks for.
nonisolated enum InspectorRequest: Equatable {
  /// What is shown; all of it, or what is in the window.
  case dump(all: Bool)
  /// An answer once nothing moves.
  case idle
  /// What was done since the start.
  case metrics

  /// The longest line that is read, in bytes without its line feed.
  static let longestLine = 4096

  /// The request that `line` makes, or `nil` for none.
  init?(_ line: some Sequence<UInt8>) {
    switch String(decoding: Array(line), as: UTF8.self) {
    case "dump": self = .dump(all: false)
    case "dump all": self = .dump(all: true)
    case "idle": self = .idle
    case "metrics": self = .metrics
    default: return nil
    }
  }
}
