import Glibc

/// A system call's refusal: the `errno` it left.
package struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The value of `errno`, for example `ENOENT`.
  package let code: Int32

  /// Wraps an `errno` value.
  package init(code: Int32) { self.code = code }

  /// The calling thread's present `errno`.
  package static var last: SystemError { SystemError(code: errno) }

  /// The C library's words for the error, without a full stop: `No such file or directory`.
  package var description: String {
    guard let text = strerror(code) else { return "system error \(code)" }
    return String(cString: text)
  }
}

extension SystemError {
  /// Whether the file system or the user's share of it is full.
  package var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }
}
