/// Why a file of settings can't be used.
public struct DconfError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let reason: Reason

  /// What can be wrong.
  public enum Reason: Equatable, Sendable {
    /// It can't be read.
    case unreadable(KeyFileError.Reason)
    /// It is not of the form that dconf writes.
    case malformed
  }

  /// One sentence with the file.
  public var description: String {
    switch reason {
    case .unreadable(let reason): "\(path): \(reason)"
    case .malformed: "\(path): this is no settings file of dconf"
    }
  }
}
