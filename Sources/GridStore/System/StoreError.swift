import Glibc
package import GridDocument

/// Why the favorites could not be read, edited or saved; each is one sentence.
package enum StoreError: Error, Equatable {
  /// A system call failed; `call` is what it was to do, `code` its `errno`.
  case system(call: String, path: String, code: Int32)
  /// Another process held the lock for too long; `holder` tells which one.
  case busy(path: String, holder: String)
  /// There is a directory, a pipe or a device where a file should be.
  case notAFile(path: String)
  /// The favorites can't be written in the form of their file.
  case unwritable(path: String)
  /// The edit was refused.
  case refused(EditError)

  /// Whether the file system is full, so that trying again soon makes sense.
  var isDiskFull: Bool {
    guard case .system(_, _, let code) = self else { return false }
    return code == ENOSPC || code == EDQUOT
  }
}

extension StoreError: CustomStringConvertible {
  /// One sentence: what failed, where, and why.
  package var description: String {
    switch self {
    case .system(let call, let path, let code):
      "can't \(call) \(path): \(String(cString: strerror(code)))"
    case .busy(let path, let holder):
      "\(path) is being edited by \(holder); try again when it is done"
    case .notAFile(let path): "\(path) is not a regular file; move it away"
    case .unwritable(let path):
      "\(path) can't hold these favorites: at most 10,000 ids, each one line of at most 4 KiB,"
        + " and 1 MiB in all"
    case .refused(let refusal): refusal.description
    }
  }
}
