package import Glibc

/// The file system, each operation of which a test can make fail.
///
/// An interrupted call is made again. Any other failure is thrown with its path.
package struct FileSystem: Sendable {
  /// What is done; the raw value completes the sentence “can't … the file”.
  package enum Operation: String, CaseIterable, Sendable {
    case open, inspect, read, write, link, lock
    case create = "create a file beside"
    case sync = "secure"
    case chmod = "set the mode of"
    case rename = "replace"
    case unlink = "remove"
    case mkdir = "make the directory"
  }

  /// The `errno` with which an operation shall fail instead of being done, or `nil`.
  package var fault: @Sendable (Operation, String) -> Int32? = { _, _ in nil }
  /// The most bytes that one call writes.
  package var writeLimit = Int.max

  /// The file system of the machine.
  package init() {}

  /// Makes a system call that returns a negative number when it fails.
  @discardableResult
  package func perform(
    _ operation: Operation, _ path: String, _ call: () -> Int
  ) throws(FileError) -> Int {
    while true {
      var code = fault(operation, path)
      if code == nil {
        let result = call()
        if result >= 0 { return result }
        code = errno
      }
      guard let code, code != EINTR else { continue }
      throw .failed(operation, path: path, SystemError(code: code))
    }
  }

  // MARK: Reading

  /// What is at `path`, links followed, or `nil` when nothing is there.
  package func inspect(_ path: String) throws(FileError) -> stat? {
    var status = stat()
    do throws(FileError) {
      try perform(.inspect, path) { Int(stat(path, &status)) }
    } catch .failed(_, _, SystemError(code: ENOENT)) {
      return nil
    }
    return status
  }

  /// The first `limit` bytes of the regular file at `path`, or `nil` when nothing is there.
  package func contents(of path: String, limit: Int) throws(FileError) -> [UInt8]? {
    for operation in [Operation.open, .read] { try perform(operation, path) { 0 } }
    do throws(RegularFileError) {
      return try RegularFile(path).prefix(limit)
    } catch .system(SystemError(code: ENOENT)) {
      return nil
    } catch .system(let error) {
      throw .failed(.read, path: path, error)
    } catch {
      throw .notRegular(path: path)
    }
  }

  // MARK: Writing

  /// Makes the file `temporary`, which is not there yet, to be renamed to `path` later.
  ///
  /// It is locked for as long as it is open, which distinguishes it from one that was left behind.
  func create(_ temporary: String, for path: String) throws(FileError) -> FileDescriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = try perform(.create, path) { Int(Glibc.open(temporary, flags, 0o600)) }
    flock(Int32(descriptor), LOCK_EX | LOCK_NB)
    return FileDescriptor(rawValue: Int32(descriptor))
  }

  func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError) -> FileDescriptor {
    let descriptor = try perform(.open, path) { Int(Glibc.open(path, flags | O_CLOEXEC, mode)) }
    return FileDescriptor(rawValue: Int32(descriptor))
  }

  func write(
    _ bytes: [UInt8], to file: borrowing FileDescriptor, _ path: String
  ) throws(FileError) {
    let descriptor = file.rawValue
    var written = 0
    while written < bytes.count {
      let count = min(bytes.count - written, writeLimit)
      written += try perform(.write, path) {
        bytes.withUnsafeBytes {
          Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, count)
        }
      }
    }
  }

  func sync(_ file: borrowing FileDescriptor, _ path: String) throws(FileError) {
    let descriptor = file.rawValue
    try perform(.sync, path) { Int(fsync(descriptor)) }
  }

  /// Makes the changes of names in `directory` last.
  func syncDirectory(_ directory: String) throws(FileError) {
    let file = try open(directory, O_RDONLY | O_DIRECTORY)
    try sync(file, directory)
  }

  // MARK: Names

  package func rename(_ source: String, to destination: String) throws(FileError) {
    try perform(.rename, destination) { Int(Glibc.rename(source, destination)) }
  }

  package func remove(_ path: String) throws(FileError) {
    try perform(.unlink, path) { Int(unlink(path)) }
  }

  /// What `renameat2` does beside renaming.
  enum RenameFlag: UInt32 {
    /// It fails with EEXIST when the destination exists.
    case noReplace = 1
    /// The two files change places.
    case exchange = 2
  }

  func rename(_ source: String, _ flag: RenameFlag, _ destination: String) throws(FileError) {
    try perform(.rename, destination) {
      guard let renameat2 = GNUFunctions.renameat2 else {
        errno = ENOSYS
        return -1
      }
      return Int(renameat2(AT_FDCWD, source, AT_FDCWD, destination, flag.rawValue))
    }
  }

  /// Makes `directory` and what is missing above it, for its owner alone.
  ///
  /// What root makes in the directory of a user belongs to that user.
  package func makeDirectories(_ directory: String) throws(FileError) {
    if let status = try inspect(directory) {
      guard status.isDirectory else {
        throw .failed(.mkdir, path: directory, SystemError(code: ENOTDIR))
      }
      return
    }
    let parent = FilePath.directory(of: directory)
    if parent != directory { try makeDirectories(parent) }
    do throws(FileError) {
      try perform(.mkdir, directory) { Int(mkdir(directory, 0o700)) }
    } catch .failed(_, _, SystemError(code: EEXIST)) {
      return
    }
    if let owner = owner(in: parent) { lchown(directory, owner.user, owner.group) }
    try syncDirectory(parent)
  }

  /// To whom a new file in `directory` is given: its owner when this process is root, else `nil`.
  func owner(in directory: String) -> (user: uid_t, group: gid_t)? {
    guard geteuid() == 0, let status = FileStatus.of(directory), status.st_uid != 0 else {
      return nil
    }
    return (status.st_uid, status.st_gid)
  }
}
