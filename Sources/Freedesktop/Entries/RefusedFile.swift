/// A file that looked like a desktop entry and is none.
public struct RefusedFile: Equatable, Sendable, CustomStringConvertible {
  /// The id the file would have.
  public let id: DesktopEntryID
  /// Where it lies.
  public let path: String
  /// Why it is no entry.
  public let reason: DesktopEntryRefusal

  /// One line for the log: the file and the reason.
  public var description: String { "\(path): \(reason)" }
}
