/// The name of a desktop entry that all desktops share, for example `org.example.Viewer.desktop`.
///
/// Two ids are the same only byte for byte. It is the path below an `applications` directory with `-` for each `/`, so
/// `kde/viewer.desktop` has the id `kde-viewer.desktop` (Desktop Entry Specification 1.5,
/// "Desktop File ID"). It does not contain the directory of the entry.
public struct DesktopEntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The id as favorites and other programs write it, with its `.desktop`.
  public let rawValue: String

  /// An id as it is written.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The id of the entry at `path`, relative to its `applications` directory.
  public init(relativePath path: String) {
    guard path.utf8.contains(.slash) else {
      rawValue = path
      return
    }
    rawValue = path.split(separator: "/").joined(separator: "-")
  }

  /// The id of the entry at `path`, or nil when none of the `directories` contains it.
  public init?(path: String, in directories: [String]) {
    let directory = directories.filter { path.utf8.starts(with: ($0 + "/").utf8) }
      .max { $0.utf8.count < $1.utf8.count }
    guard let directory, path.endsInBytes(of: ".desktop") else { return nil }
    self.init(
      relativePath: String(decoding: path.utf8.dropFirst(directory.utf8.count + 1), as: UTF8.self))
  }

  /// The id without its `.desktop`: the name of an application when nothing else is known of it.
  public var stem: String {
    let suffix: StaticString = ".desktop"
    guard rawValue.endsInBytes(of: suffix) else { return rawValue }
    return rawValue.droppingBytes(suffix.utf8CodeUnitCount)
  }

  /// The id as it is written.
  public var description: String { rawValue }

  /// Whether the ids have the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    ByteString(left.rawValue) == ByteString(right.rawValue)
  }

  /// Orders ids by their bytes.
  public static func < (left: Self, right: Self) -> Bool {
    ByteString(left.rawValue) < ByteString(right.rawValue)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { ByteString(rawValue).hash(into: &hasher) }
}
