import Glibc
import System

/// The file that holds the token: a secret of its owner alone.
enum TokenFile {
  /// The most bytes the file may have.
  static let limit = 4096

  /// What is wrong with the file, as words that follow its path.
  enum Fault: Error, Equatable, CustomStringConvertible {
    case unreadable(code: Int32)
    case notRegular
    case foreign
    case open(mode: UInt32)
    case tooLarge
    case malformed

    var description: String {
      switch self {
      case .unreadable(ELOOP): "is a symbolic link; name the file itself"
      case .unreadable(let code): "can't be read: \(String(cString: strerror(code)))"
      case .notRegular: "is not a regular file"
      case .foreign: "belongs to another user"
      case .open(let mode): "can be read by others (\(String(mode, radix: 8))); use chmod 600"
      case .tooLarge: "has more than \(TokenFile.limit) bytes"
      case .malformed: "has no token as its first line: visible characters and inner blanks"
      }
    }
  }

  /// The token: the first line of the file at `path`, without blanks at its ends.
  ///
  /// Links are not followed in the last component, and nothing but a regular file is read.
  static func token(in path: String) throws(Fault) -> String {
    let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw .unreadable(code: errno) }
    let file = FileDescriptor(rawValue: descriptor)
    try check(file)
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    let count = read(file.rawValue, &bytes, bytes.count)
    guard count >= 0 else { throw .unreadable(code: errno) }
    guard count <= limit else { throw .tooLarge }
    return try token(of: bytes[..<count])
  }

  private static func check(_ file: borrowing FileDescriptor) throws(Fault) {
    var info = stat()
    guard fstat(file.rawValue, &info) == 0 else { throw .unreadable(code: errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard info.st_uid == geteuid() else { throw .foreign }
    guard info.st_mode & 0o077 == 0 else { throw .open(mode: info.st_mode & 0o777) }
  }

  /// A token may go into a header: it has no control bytes, so no line ends.
  private static func token(of bytes: ArraySlice<UInt8>) throws(Fault) -> String {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let end = line.lastIndex { !isBlank($0) } ?? line.startIndex - 1
    let token = line[...end].drop(while: isBlank)
    guard !token.isEmpty, token.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { throw .malformed }
    return String(decoding: token, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0d
  }
}
