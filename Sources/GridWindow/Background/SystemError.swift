import Glibc

/// A call of the system that failed.
nonisolated struct SystemError: Error, Equatable, CustomStringConvertible {
  /// What was tried, as a phrase that goes on from "could not".
  let action: String
  /// The number of the error.
  let code: Int32

  /// The failure of what was tried just now.
  init(_ action: String, code: Int32 = errno) {
    self.action = action
    self.code = code
  }

  /// One sentence: what failed, and why.
  var description: String { "could not \(action): \(String(cString: strerror(code)))" }
}
