/// Why something could not be done with a file; each is one sentence.
package enum FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The system refused an operation on the file at `path`.
  case failed(FileSystem.Operation, path: String, SystemError)
  /// There is a directory, a pipe or a device where a file should be.
  case notRegular(path: String)
  /// Another program held the lock of the file for too long.
  case busy(path: String)
  /// Another program changed the file between reading and writing it.
  case changed(path: String)

  /// The error of the system, where that is the reason.
  package var cause: SystemError? {
    if case .failed(_, _, let cause) = self { cause } else { nil }
  }

  /// One sentence: what failed, where, and why.
  package var description: String {
    switch self {
    case .failed(let operation, let path, let cause):
      "can't \(operation.rawValue) \(path): \(cause)"
    case .notRegular(let path): "\(path) is not a regular file; move it away"
    case .busy(let path): "\(path) is being edited by another program; try again when it is done"
    case .changed(let path): "\(path) is changed by other programs all the time; try again later"
    }
  }
}
