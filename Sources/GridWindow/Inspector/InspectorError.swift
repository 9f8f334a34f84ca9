/// Why the inspector can't listen.
enum InspectorError: Error, Equatable, CustomStringConvertible {
  /// There is something at the path already.
  case pathExists(String)
  /// The path has more bytes than a socket's address holds.
  case pathTooLong(String)
  /// The system refused the socket; `reason` is its own sentence.
  case refused(path: String, reason: String)

  /// One sentence: what is wrong, and what to do.
  var description: String {
    switch self {
    case .pathExists(let path):
      "GRIDWINDOW_INSPECT: \(path) exists already; remove it or name another path"
    case .pathTooLong(let path):
      "GRIDWINDOW_INSPECT: \(path) is too long for a socket; use a shorter path"
    case .refused(let path, let reason):
      "GRIDWINDOW_INSPECT: no socket can be made at \(path): \(reason)"
    }
  }
}
