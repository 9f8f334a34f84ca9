import Glibc
import System

/// The file that holds the token: a secret of its owner alone.
enum TokenFile {
  /// The most bytes the file may have.
  static let limit = 4096

  /// The token: the first line of the file at `path`, without blanks at its ends.
  ///
  /// Links are not followed in the last component, and nothing but a regular file is read.
  static func token(in path: String) throws(TokenFileError) -> String {
    let bytes: [UInt8]
    let status: stat
    do throws(RegularFileError) {
      let file = try RegularFile(path, followsLink: false)
      status = file.status
      bytes = try file.bytes(limit: limit)
    } catch {
      throw TokenFileError(error)
    }
    guard status.st_uid == geteuid() else { throw .foreign }
    guard status.st_mode & 0o077 == 0 else { throw .open(mode: status.st_mode & 0o777) }
    return try token(of: bytes[...])
  }

  /// A token may go into a header: it has no control bytes, so no line ends.
  private static func token(of bytes: ArraySlice<UInt8>) throws(TokenFileError) -> String {
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

/// What is wrong with a token file, as words that follow its path.
enum TokenFileError: Error, Equatable, CustomStringConvertible {
  /// It can't be read.
  case unreadable(SystemError)
  /// It is a directory, a pipe or a device.
  case notRegular
  /// It belongs to another user.
  case foreign
  /// Other users can read it.
  case open(mode: UInt32)
  /// It has more than `TokenFile.limit` bytes.
  case tooLarge
  /// Its first line is no token.
  case malformed

  init(_ error: RegularFileError) {
    switch error {
    case .system(let error): self = .unreadable(error)
    case .notRegular: self = .notRegular
    case .tooLarge: self = .tooLarge
    }
  }

  var description: String {
    switch self {
    case .unreadable(SystemError(code: ELOOP)): "is a symbolic link; name the file itself"
    case .unreadable(let error): "can't be read: \(error)"
    case .notRegular: "is not a regular file"
    case .foreign: "belongs to another user"
    case .open(let mode): "can be read by others (\(String(mode, radix: 8))); use chmod 600"
    case .tooLarge: "has more than \(TokenFile.limit) bytes"
    case .malformed: "has no token as its first line: visible characters and inner blanks"
    }
  }
}
