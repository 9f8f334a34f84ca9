import Freedesktop
import Glibc
import System

/// What a command came to: what it writes, what it says, and how it ends.
nonisolated struct CommandResult: Equatable, Sendable {
  /// What goes to standard output.
  var output = ""
  /// What goes to standard error, each one sentence.
  var messages: [Message] = []
  /// 0 when done, 1 when refused or failed.
  var status: Int32 = 0

  /// A sentence and how much it matters.
  struct Message: Equatable, Sendable {
    /// How much it matters.
    var level: Log.Level
    /// The sentence.
    var text: String
  }

  /// A command that was refused or failed, and why.
  static func failure(_ sentence: String) -> CommandResult {
    CommandResult(messages: [Message(level: .error, text: sentence)], status: 1)
  }

  /// Adds sentences of one level.
  mutating func say(_ level: Log.Level, _ sentences: some Sequence<String>) {
    messages += sentences.map { Message(level: level, text: $0) }
  }

  /// Writes everything where it belongs, and returns the exit status.
  func deliver(_ log: Log) -> Int32 {
    for message in messages { log(message.level, message.text) }
    let isWritten = Array(output.utf8).withUnsafeBytes { writeAll(STDOUT_FILENO, $0) }
    if isWritten { return status }
    log(.error, "could not write the answer: \(SystemError(code: errno))")
    return 1
  }
}
