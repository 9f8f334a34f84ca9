import Glibc

/// One file of the sandbox, named by its path.
struct File {
  let path: String

  /// A value that changes when the file is written or replaced.
  struct Identity: Equatable {
    let inode: UInt
    let seconds: Int
    let nanoseconds: Int
  }

  /// The whole content; nothing when there is no such file.
  var content: [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = read(file, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  var text: String? { content.map { String(decoding: $0, as: UTF8.self) } }

  /// The lines of the file, without empty ones.
  var lines: [String] { (text ?? "").split(separator: "\n").map(String.init) }

  var exists: Bool { identity != nil }

  var identity: Identity? {
    status.map {
      Identity(inode: $0.st_ino, seconds: $0.st_mtim.tv_sec, nanoseconds: $0.st_mtim.tv_nsec)
    }
  }

  /// The permission bits.
  var permissions: mode_t? { status.map { $0.st_mode & 0o7777 } }

  private var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  func remove() { unlink(path) }

  /// Replaces the file the way editors do: a new file renamed over the old one.
  func replace(with bytes: [UInt8]) throws {
    let temporary = File(path: path + ".new")
    try temporary.write(bytes)
    guard rename(temporary.path, path) == 0 else { throw EndToEndError("no renaming to \(path)") }
  }

  func replace(with text: String) throws { try replace(with: Array(text.utf8)) }

  func write(_ bytes: [UInt8], mode: mode_t = 0o600) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard file >= 0, Glibc.write(file, bytes, bytes.count) == bytes.count else {
      throw EndToEndError("no writing to \(path)")
    }
    close(file)
  }

  func write(_ text: String, mode: mode_t = 0o600) throws {
    try write(Array(text.utf8), mode: mode)
  }
}
