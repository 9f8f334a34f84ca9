import Glibc
import System

/// The system calls of the store, each of which a test can make fail.
///
/// An interrupted call is made again; any other failure is thrown with its path.
struct SystemCalls: Sendable {
  /// What is called; the raw value is what an error says could not be done to the path.
  enum Call: String, CaseIterable, Sendable {
    case open, inspect, read, write, link, lock
    case create = "create a file beside"
    case sync = "secure"
    case chmod = "set the mode of"
    case rename = "replace"
    case unlink = "remove"
    case mkdir = "make the directory"
  }

  /// The `errno` with which a call shall fail instead of being made, or `nil`.
  var fault: @Sendable (Call, String) -> Int32? = { _, _ in nil }
  /// The most bytes one call writes.
  var writeLimit = Int.max

  /// The calls of the machine.
  init() {}

  /// Makes a call that answers a negative number when it fails.
  @discardableResult
  func make(_ call: Call, _ path: String, _ body: () -> Int) throws(StoreError) -> Int {
    while true {
      var code = fault(call, path)
      if code == nil {
        let result = body()
        if result >= 0 { return result }
        code = errno
      }
      guard let code, code != EINTR else { continue }
      throw .system(call: call.rawValue, path: path, code: code)
    }
  }

  func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(StoreError) -> FileDescriptor {
    let descriptor = try make(.open, path) { Int(Glibc.open(path, flags | O_CLOEXEC, mode)) }
    return FileDescriptor(rawValue: Int32(descriptor))
  }

  /// Makes the file `temporary`, which is not there yet, to be renamed to `path`.
  func create(_ temporary: String, for path: String) throws(StoreError) -> FileDescriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = try make(.create, path) { Int(Glibc.open(temporary, flags, 0o600)) }
    return FileDescriptor(rawValue: Int32(descriptor))
  }

  /// What is at `path`, through links, or `nil` when nothing is there.
  func inspect(_ path: String) throws(StoreError) -> stat? {
    var info = stat()
    do throws(StoreError) {
      try make(.inspect, path) { Int(stat(path, &info)) }
    } catch .system(_, _, ENOENT) {
      return nil
    }
    return info
  }

  func rename(_ source: String, to destination: String) throws(StoreError) {
    try make(.rename, destination) { Int(Glibc.rename(source, destination)) }
  }

  func remove(_ path: String) throws(StoreError) {
    try make(.unlink, path) { Int(unlink(path)) }
  }

  func sync(_ file: borrowing FileDescriptor, _ path: String) throws(StoreError) {
    let descriptor = file.rawValue
    try make(.sync, path) { Int(fsync(descriptor)) }
  }

  /// Makes what happened to the names in `directory` last.
  func syncDirectory(_ directory: String) throws(StoreError) {
    let file = try open(directory, O_RDONLY | O_DIRECTORY)
    try sync(file, directory)
  }
}
