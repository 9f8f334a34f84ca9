import Freedesktop
import Glibc
import System

/// The result of a command: output, messages and exit status.
nonisolated struct CommandResult: Equatable, Sendable {
  /// The text for standard output.
  var output = ""
  /// The messages for standard error, each one sentence.
  var messages: [Message] = []
  /// 0 for success, 1 for refusal or failure.
  var status: Int32 = 0

  /// A message with its level.
  struct Message: Equatable, Sendable {
    /// The level of the message.
    var level: Log.Level
    /// One sentence.
    var text: String
  }

  /// The result of a command that was refused or failed, with the reason.
  static func failure(_ sentence: String) -> CommandResult {
    CommandResult(messages: [Message(level: .error, text: sentence)], status: 1)
  }

  /// Adds sentences of one level.
  mutating func say(_ level: Log.Level, _ sentences: some Sequence<String>) {
    messages += sentences.map { Message(level: level, text: $0) }
  }

  /// Writes output and messages, and returns the exit status.
  func deliver(_ log: Log) -> Int32 {
    for message in messages { log(message.level, message.text) }
    let isWritten = Array(output.utf8).withUnsafeBytes { writeAll(STDOUT_FILENO, $0) }
    if isWritten { return status }
    log(.error, "could not write the answer: \(SystemError(code: errno))")
    return 1
  }
}
