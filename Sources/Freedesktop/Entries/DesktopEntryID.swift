/// The name of a desktop entry that all desktops share, for example `org.example.Viewer.desktop`.
///
/// It is the path below an `applications` directory with `-` for each `/`, so
/// `kde/viewer.desktop` has the id `kde-viewer.desktop` (Desktop Entry Specification 1.5,
/// "Desktop File ID"). It says nothing about which directory the entry was found in.
public struct DesktopEntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The id as favorites and other programs write it, with its `.desktop`.
  public let rawValue: String

  /// Takes an id as it is written.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The id of the entry at `path`, relative to its `applications` directory.
  public init(relativePath path: String) {
    guard path.utf8.contains(.slash) else {
      rawValue = path
      return
    }
    rawValue = path.split(separator: "/").joined(separator: "-")
  }

  /// The id of the entry at `path`, or nil when it lies in none of the `directories`.
  public init?(path: String, in directories: [String]) {
    let directory = directories.filter { path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
    guard let directory, path.hasSuffix(".desktop") else { return nil }
    self.init(relativePath: String(path.dropFirst(directory.count + 1)))
  }

  /// The id without its `.desktop`: what an application is called of which nothing else is known.
  public var stem: String {
    let suffix: StaticString = ".desktop"
    guard rawValue.endsInBytes(of: suffix) else { return rawValue }
    return rawValue.droppingBytes(suffix.utf8CodeUnitCount)
  }

  /// The id as it is written.
  public var description: String { rawValue }

  /// Orders ids by their characters.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
