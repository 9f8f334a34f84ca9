package import Glibc

/// A regular file that is open for reading: the only way in which this project reads files.
///
/// A FIFO, device, socket or directory in the place of a file neither blocks nor is read.
package struct RegularFile: ~Copyable {
  /// The open file.
  package let descriptor: FileDescriptor
  /// The status of the file when it was opened.
  package let status: stat

  /// Opens the file at `path`, relative to the open directory `directory`.
  ///
  /// `followsLink` says whether `path` itself may be a symbolic link.
  package init(
    _ path: String, in directory: Int32 = AT_FDCWD, followsLink: Bool = true
  ) throws(RegularFileError) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try FileDescriptor(path, flags, in: directory)
    } catch {
      throw .system(error)
    }
    try self.init(descriptor)
  }

  /// Takes ownership of a file that is open for reading.
  ///
  /// - Throws: `RegularFileError.notRegular` when it is something else.
  package init(_ descriptor: consuming FileDescriptor) throws(RegularFileError) {
    var status = stat()
    guard fstat(descriptor.rawValue, &status) == 0 else { throw .system(.last) }
    guard status.isRegularFile else { throw .notRegular }
    self.descriptor = descriptor
    self.status = status
  }

  /// The bytes from the present offset to the end.
  ///
  /// - Throws: `RegularFileError.tooLarge` when there are more than `limit`.
  package func bytes(limit: Int) throws(RegularFileError) -> [UInt8] {
    guard status.st_size <= limit else { throw .tooLarge }
    let bytes = try prefix(limit + 1)
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  /// The first `limit` bytes from the present offset, or all when there are fewer.
  package func prefix(_ limit: Int) throws(RegularFileError) -> [UInt8] {
    // Files of /proc say that they are empty, so those are read until their end.
    let size = status.st_size > 0 ? Int(status.st_size) : 1 << 16
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: min(size, limit)) { (buffer, count) in
      while count < buffer.count {
        let start = buffer.baseAddress.map { $0 + count }
        let got = read(descriptor.rawValue, start, buffer.count - count)
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

  /// The bytes of the file at `path`, relative to the open directory `directory`, links followed.
  ///
  /// Costs four system calls.
  package static func bytes(
    of path: String, in directory: Int32 = AT_FDCWD, limit: Int
  ) throws(RegularFileError) -> [UInt8] {
    try RegularFile(path, in: directory).bytes(limit: limit)
  }
}

/// Why a regular file can't be read.
package enum RegularFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The system refused.
  case system(SystemError)
  /// The path leads to a directory, FIFO, socket or device.
  case notRegular
  /// The file has more bytes than the caller accepts.
  case tooLarge

  /// The reason in a few words, without the path.
  package var description: String {
    switch self {
    case .system(let error): "\(error)"
    case .notRegular: "this is not a regular file"
    case .tooLarge: "the file is too large"
    }
  }
}
