import Glibc

/// The right to change one file, held until the value is destroyed.
///
/// There is one lock for each real path, whatever the environment of a process: that of the
/// directory that holds the file. Where a directory can't be locked, as on some network file
/// systems, it is that of a hidden file beside it.
package struct FileLock: ~Copyable {
  /// The locked directory or file; `nil` where the file system knows no locks.
  private let descriptor: FileDescriptor?

  /// Whether other programs are kept apart.
  package var isHeld: Bool {
    switch descriptor {
    case .some: true
    case nil: false
    }
  }

  /// Locks the file whose real path is `path`, and makes its directory when it is missing.
  ///
  /// Waits for another process until `timeout` is over.
  ///
  /// - Throws: `FileError.busy` when another process keeps the lock.
  package init(of path: String, timeout: Duration, system: FileSystem) throws(FileError) {
    let deadline = ContinuousClock.now + timeout
    let directory = FilePath.directory(of: path)
    let hidden = FilePath.join(directory, ".\(FilePath.name(of: path)).lock")
    try system.makeDirectories(directory)
    do throws(FileError) {
      descriptor = try Self.lock(
        directory, O_RDONLY | O_DIRECTORY, for: path, until: deadline, system)
    } catch .failed(_, _, let cause) where Self.unlockable.contains(cause.code) {
      descriptor = try Self.lock(
        hidden, O_RDWR | O_CREAT | O_NOFOLLOW, for: path, until: deadline, system)
    }
  }

  /// Unlocks the file.
  package consuming func release() {}

  /// What the system says of a directory that it can't lock although it can lock files.
  private static let unlockable = [EACCES, EBADF, EINVAL, EISDIR, ENOTSUP]

  private static func lock(
    _ name: String, _ flags: Int32, for path: String, until deadline: ContinuousClock.Instant,
    _ system: FileSystem
  ) throws(FileError) -> FileDescriptor? {
    while true {
      let file = try system.open(name, flags, mode: 0o600)
      let descriptor = file.rawValue
      do throws(FileError) {
        try system.perform(.lock, path) { Int(flock(descriptor, LOCK_EX | LOCK_NB)) }
        if isStillThere(descriptor, at: name) { return file }
      } catch .failed(_, _, SystemError(code: ENOLCK)) {
        return nil
      } catch .failed(_, _, SystemError(code: EWOULDBLOCK)) {
        guard ContinuousClock.now < deadline else { throw .busy(path: path) }
        usleep(5000)
      }
    }
  }

  /// Whether `name` still leads to the open file, which another program may have replaced.
  private static func isStillThere(_ descriptor: Int32, at name: String) -> Bool {
    var status = stat()
    fstat(descriptor, &status)
    return FileStatus.of(name).map(FileIdentity.init) == FileIdentity(status)
  }
}
