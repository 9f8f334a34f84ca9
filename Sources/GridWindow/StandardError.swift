import Glibc

/// The stream of messages for the person who started the program; each is written at once.
nonisolated enum StandardError {
  /// Writes `line` after the program's name.
  static func say(_ line: String) {
    let bytes = Array("gridwindow: \(line)\n".utf8)
    write(STDERR_FILENO, bytes, bytes.count)
  }
}
