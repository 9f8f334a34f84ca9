/// Why a file is no entry of an application.
public enum DesktopEntryError: Error, Equatable, Sendable, CustomStringConvertible {
  /// `Hidden=true`: the person or the system deleted the application.
  case deleted
  /// The file has no group at all.
  case empty
  /// The first group is another one than `[Desktop Entry]`.
  case wrongFirstGroup(String)
  /// A key that must be there is missing or empty.
  case missingKey(String)
  /// The entry is a link, a directory or something unknown.
  case notApplication(type: String)
  /// The file's name is not UTF-8, so it can have no id.
  case nameNotUTF8
  /// The folder is on another file system than the searched directory.
  case otherFileSystem
  /// The folder is too deep, or there are too many folders.
  case outOfBounds
  /// The text itself is at fault, or can't be read.
  case keyFile(KeyFileError)

  /// One sentence, with the line where there is one.
  public var description: String {
    switch self {
    case .deleted: "Hidden=true deletes this application"
    case .empty: "the file is empty; it hides other files of the same name"
    case .wrongFirstGroup(let name): "the first group is [\(name)], not [Desktop Entry]"
    case .missingKey(let key): "the key \(key) is missing"
    case .notApplication(let type): "Type=\(type) is no application"
    case .nameNotUTF8: "the file's name is not UTF-8; rename it"
    case .otherFileSystem: "this folder lies on another file system and is not searched"
    case .outOfBounds: "this folder lies too deep, or is one of too many, and is not searched"
    case .keyFile(let error): error.descriptionWithLine
    }
  }

  /// Whether the file still hides those of the same id in later directories.
  ///
  /// One that can't be opened does not: a dangling link falls through to the system's file.
  var masksOthers: Bool {
    switch self {
    case .keyFile(let error):
      switch error.reason {
      case .unreadable, .notRegular: false
      default: true
      }
    case .nameNotUTF8, .otherFileSystem, .outOfBounds: false
    default: true
    }
  }
}

extension KeyFileError {
  /// The error without the file's name, for a sentence that names the file already.
  fileprivate var descriptionWithLine: String {
    line.map { "line \($0): \(reason)" } ?? "\(reason)"
  }
}
