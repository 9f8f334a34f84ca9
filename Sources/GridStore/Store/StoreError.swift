package import GridDocument
package import System

/// Why the favorites could not be read, edited or saved; each is one sentence.
package enum StoreError: Error, Equatable, CustomStringConvertible {
  /// A file can't be read or written.
  case file(FileError)
  /// The system has no thread or descriptor left.
  case system(SystemError)
  /// The favorites can't be written in the form of their file.
  case unwritable(path: String)
  /// The edit was refused.
  case refused(EditError)

  /// One sentence: what failed, where, and why.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .system(let error): "can't start the writer thread: \(error)"
    case .unwritable(let path):
      "\(path) can't hold these favorites: at most 10,000 ids, each one line of at most 4 KiB,"
        + " and 1 MiB in all"
    case .refused(let refusal): refusal.description
    }
  }

  /// Runs `body`, whose errors are all about files.
  static func wrapping<Result: ~Copyable>(
    _ body: () throws(FileError) -> Result
  ) throws(StoreError) -> Result {
    do throws(FileError) { return try body() } catch { throw .file(error) }
  }
}
