import Glibc
import System

/// The bytes of an icon file.
///
/// Only regular files up to a size limit are read.
struct IconFile {
  /// The content of the file.
  let bytes: [UInt8]

  /// The size limit in bytes.
  static let largestSize = 8 << 20

  /// Reads the file at `path`, or returns `nil` if it is unusable.
  init?(path: String) {
    guard let descriptor = Self.open(path) else { return nil }
    defer { close(descriptor) }
    self.init(descriptor: descriptor)
  }

  /// Reads the open file `descriptor`, or returns `nil` if it is unusable.
  ///
  /// Leaves it open.
  init?(descriptor: Int32) {
    guard let size = Self.usableSize(of: descriptor) else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard bytes.withUnsafeMutableBytes({ readAll(descriptor, into: $0) }) else { return nil }
    self.bytes = bytes
  }

  /// Opens the file at `path` for reading, or returns `nil` if it is unusable.
  ///
  /// Does not block on a named pipe.
  static func open(_ path: String) -> Int32? {
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    if usableSize(of: descriptor) != nil { return descriptor }
    close(descriptor)
    return nil
  }

  private static func usableSize(of descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      1...largestSize ~= Int(status.st_size)
    else { return nil }
    return Int(status.st_size)
  }
}
