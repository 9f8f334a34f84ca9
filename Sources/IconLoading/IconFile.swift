import Glibc
import System

/// The bytes of an icon file, read only when it is a regular file of bearable size.
struct IconFile {
  /// Everything in the file.
  let bytes: [UInt8]

  /// The most bytes an icon file may have.
  static let largestSize = 8 << 20

  /// Reads the file at `path`; `nil` when there is no usable one.
  init?(path: String) {
    guard let descriptor = Self.open(path) else { return nil }
    defer { close(descriptor) }
    self.init(descriptor: descriptor)
  }

  /// Reads the open file `descriptor`, which stays open; `nil` when it is no usable one.
  init?(descriptor: Int32) {
    guard let size = Self.usableSize(of: descriptor) else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard bytes.withUnsafeMutableBytes({ readAll(descriptor, into: $0) }) else { return nil }
    self.bytes = bytes
  }

  /// Opens the file at `path` for reading; `nil` when it is no usable one.
  ///
  /// A named pipe at that place does not block.
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
