/// A file that looked like a desktop entry and is none.
public struct RejectedFile: Equatable, Sendable, CustomStringConvertible {
  /// The id the file would have.
  public let id: DesktopEntryID
  /// Where it lies.
  public let path: String
  /// Why it is no entry.
  public let reason: DesktopEntryError

  /// One line for the log: the file, the line where there is one, and the reason.
  public var description: String {
    if case .keyFile(let error) = reason { error.description } else { "\(path): \(reason)" }
  }

  /// Whether the file is none of an application on purpose, and nothing is wrong with it.
  public var isIntended: Bool {
    switch reason {
    case .deleted, .notApplication(type: "Link"), .notApplication(type: "Directory"): true
    default: false
    }
  }
}
