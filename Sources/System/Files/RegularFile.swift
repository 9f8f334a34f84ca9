import Glibc

/// Reads whole regular files, and never anything else.
///
/// A FIFO, device, socket or directory in the place of a file must neither block nor be read.
package enum RegularFile {
  /// Why a file is not read.
  package enum Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The system refused.
    case system(SystemError)
    /// The path leads to a directory, FIFO, socket or device.
    case notRegular
    /// The file has more bytes than are wanted.
    case tooLarge

    /// The reason in a few words, without the place.
    package var description: String {
      switch self {
      case .system(let error): "\(error)"
      case .notRegular: "this is not a regular file"
      case .tooLarge: "the file is too large"
      }
    }
  }

  /// The bytes of the file at `path`, links followed.
  ///
  /// - Throws: why it can't be read, or that it has more than `limit` bytes.
  package static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    try read(path, limit: limit)
  }

  /// The bytes of the file at `path`, relative to the open directory `directory`.
  ///
  /// Links are followed. Costs four system calls.
  package static func read(
    _ path: String, in directory: Int32 = AT_FDCWD, limit: Int
  ) throws(Failure) -> [UInt8] {
    let descriptor = openat(directory, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(.last) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(.last) }
    guard status.isRegularFile else { throw .notRegular }
    guard status.st_size <= limit else { throw .tooLarge }
    return try read(descriptor, size: Int(status.st_size))
  }

  /// The first `size` bytes of an open file, or fewer when it has shrunk meanwhile.
  private static func read(_ descriptor: Int32, size: Int) throws(Failure) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got == 0 { break }
        if got > 0 {
          count += got
        } else if errno != EINTR {
          failure = .last
          break
        }
      }
    }
    if let failure { throw .system(failure) }
    return bytes
  }
}
