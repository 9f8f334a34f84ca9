import Glibc

/// Where the program says what went wrong and what it does: standard error, one line each.
package struct Log: Equatable, Sendable {
  /// How much is said; each level includes those before it.
  package enum Level: String, CaseIterable, Comparable, Sendable {
    /// Something asked for was not done.
    case error
    /// Something is not as it should be, and the program goes on.
    case warning
    /// What the program does, in short.
    case info
    /// Everything that helps to find a fault.
    case debug

    package static func < (left: Level, right: Level) -> Bool { left.severity > right.severity }

    /// The number of the level in the system's log, 3 for errors and growing.
    fileprivate var severity: Int {
      switch self {
      case .error: 3
      case .warning: 4
      case .info: 6
      case .debug: 7
      }
    }
  }

  /// The program's name, which begins each line.
  package var program = "gridwindow"
  /// The least important level that is logged.
  package var level: Level
  /// Whether standard error is the system's log, which wants each line's level in front.
  package var isSystemLog = getenv("JOURNAL_STREAM") != nil && isatty(STDERR_FILENO) == 0
  /// Where the lines go.
  package var descriptor = STDERR_FILENO

  /// A log of everything that is at least as important as `level`.
  package init(level: Level = .warning) { self.level = level }

  /// Says `sentence` when its level is wanted.
  package func callAsFunction(_ level: Level, _ sentence: @autoclosure () -> String) {
    guard level >= self.level else { return }
    let mark = isSystemLog ? "<\(level.severity)>" : ""
    let line = Array("\(mark)\(program): \(sentence())\n".utf8)
    line.withUnsafeBytes { _ = writeAll(descriptor, $0) }
  }
}
