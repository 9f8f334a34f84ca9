import Glibc
import System

/// A text of groups, keys and values in the form the Desktop Entry Specification gives.
///
/// The one reader for desktop entries, `index.theme`, configuration and presets. It is lenient
/// where the text still has one clear meaning, and reports that in `problems`: a byte-order mark and
/// CR LF line ends are skipped, a group that comes twice is merged, the last of equal keys wins,
/// blanks around keys and values are ignored, keys under a damaged header are dropped. A value is parsed
/// only on demand, so that a bad one affects nothing else.
public struct KeyFile: Sendable {
  /// The largest file that is read, in bytes.
  public static let maximumSize = 1 << 20
  /// The most lines with a key or a header that are read.
  public static let maximumKeyCount = 10_000

  /// Where the text came from, for messages.
  public let path: String
  /// The groups in the order of their first headers.
  public let groups: [Group]
  /// What was wrong with the text but could be passed over, at most twenty of it.
  public let problems: [KeyFileError]

  private let indices: [ByteString: Int]

  /// Reads the regular file at `path`.
  ///
  /// - Parameters:
  ///   - path: a regular file or a link to one; nothing else is opened for reading.
  ///   - locale: translations for other locales are not kept.
  /// - Throws: why the file can't be read, or which limit it breaks.
  /// - Complexity: linear in the size of the file.
  public init(path: String, locale: MessageLocale = .plain) throws(KeyFileError) {
    try self.init(name: path, in: AT_FDCWD, path: path, locale: locale)
  }

  /// Reads the file called `name` in the open directory `directory`; `path` is for messages.
  init(name: String, in directory: Int32, path: String, locale: MessageLocale) throws(KeyFileError)
  {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: name, in: directory, limit: Self.maximumSize)
    } catch {
      throw KeyFileError(path: path, line: nil, reason: KeyFileError.Reason(error))
    }
    try self.init(bytes, path: path, locale: locale)
  }

  /// Reads a text in memory; messages name `path` as its origin.
  ///
  /// - Throws: which limit the text breaks.
  public init(
    _ bytes: [UInt8], path: String, locale: MessageLocale = .plain
  ) throws(KeyFileError) {
    guard bytes.count <= Self.maximumSize else {
      throw KeyFileError(path: path, line: nil, reason: .tooLarge)
    }
    let source = Source(path: path, bytes: bytes)
    let reader = try bytes.withUnsafeBufferPointer { buffer throws(KeyFileError) in
      var reader = KeyFileReader(buffer, source: source, locale: locale)
      try reader.read()
      return reader
    }
    self.path = path
    groups = reader.groups
    problems = reader.problems
    indices = reader.indices
  }

  /// The group called `name`, or nil when the text has none.
  public subscript(name: String) -> Group? { indices[ByteString(name)].map { groups[$0] } }

  /// The text and its origin, shared by the values that point into it.
  final class Source: Sendable {
    let path: String
    let bytes: [UInt8]

    init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
  }
}
