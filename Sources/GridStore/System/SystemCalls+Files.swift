import Glibc
import System

extension SystemCalls {
  /// The first `limit` bytes of the regular file at `path`, or `nil` when nothing is there.
  ///
  /// Never waits for a pipe's other end and never opens a device.
  func contents(of path: String, limit: Int) throws(StoreError) -> [UInt8]? {
    guard let info = try inspect(path) else { return nil }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    do throws(StoreError) {
      let file = try open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      return try read(file, path, limit: limit)
    } catch .system(_, _, ENOENT) {
      return nil
    }
  }

  private func read(
    _ file: borrowing FileDescriptor, _ path: String, limit: Int
  ) throws(StoreError) -> [UInt8] {
    let descriptor = file.rawValue
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let wanted = min(buffer.count, limit - bytes.count)
      let count = try make(.read, path) { Glibc.read(descriptor, &buffer, wanted) }
      guard count > 0 else { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }

  func write(
    _ bytes: [UInt8], to file: borrowing FileDescriptor, _ path: String
  ) throws(StoreError) {
    let descriptor = file.rawValue
    var written = 0
    while written < bytes.count {
      let count = min(bytes.count - written, writeLimit)
      written += try make(.write, path) {
        bytes.withUnsafeBytes {
          Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, count)
        }
      }
    }
  }

  /// Makes `directory` and what is missing above it, for its owner alone.
  func makeDirectories(_ directory: String) throws(StoreError) {
    if let info = try inspect(directory) {
      guard info.st_mode & S_IFMT == S_IFDIR else {
        throw .system(call: Call.mkdir.rawValue, path: directory, code: ENOTDIR)
      }
      return
    }
    let parent = FilePath.directory(of: directory)
    if parent != directory { try makeDirectories(parent) }
    do throws(StoreError) {
      try make(.mkdir, directory) { Int(mkdir(directory, 0o700)) }
    } catch .system(_, _, EEXIST) {
      return
    }
    try syncDirectory(parent)
  }

  /// The names in `directory`; none when it can't be read.
  func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }
}
