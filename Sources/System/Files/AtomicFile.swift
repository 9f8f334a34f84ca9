import Glibc

/// A file whose bytes are replaced as a whole: at any moment it holds the old ones or the new ones.
package struct AtomicFile {
  /// The path, which is no symbolic link.
  let path: String
  let system: FileSystem

  /// The file at `path`, which need not exist.
  package init(path: String, system: FileSystem = FileSystem()) {
    (self.path, self.system) = (path, system)
  }

  private var directory: String { FilePath.directory(of: path) }

  /// Replaces the file, whatever it holds.
  ///
  /// The mode and the owner are kept; a new file is its owner's alone.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - lasts: Whether to wait until the bytes would survive a power loss.
  /// - Throws: When it throws before the rename, the old file is untouched. When the directory
  ///   can't be synchronized after it, the new one is there but may not last.
  package func replace(with bytes: [UInt8], lasts: Bool = true) throws(FileError) {
    let temporary = try writeTemporary(bytes, lasts: lasts)
    do throws(FileError) {
      try system.rename(temporary, to: path)
    } catch {
      try? system.remove(temporary)
      throw error
    }
    if lasts { try system.syncDirectory(directory) }
  }

  /// Replaces the file if it still holds `old`, and makes the new bytes last.
  ///
  /// The two files change places in one step, and then it is checked what came out; so nothing
  /// that another program writes meanwhile is lost.
  ///
  /// - Parameters:
  ///   - old: The first bytes of the file as it was read, or `nil` when it did not exist.
  ///   - new: The new content.
  ///   - mayWriteInPlace: Whether a file that can't be renamed over, such as a mount point, may be
  ///     overwritten. The caller must be able to repair it after a crash.
  /// - Returns: `nil`, or why the new bytes may not survive a power loss: then they could neither
  ///   be secured nor taken back.
  /// - Throws: `FileError.changed` when the file holds other bytes than `old`. Whenever it throws,
  ///   the file is as it was.
  @discardableResult
  package func replace(
    _ old: [UInt8]?, with new: [UInt8], mayWriteInPlace: Bool = false
  ) throws(FileError) -> FileError? {
    let temporary = try writeTemporary(new, lasts: true)
    defer { if FileStatus.of(temporary) != nil { try? system.remove(temporary) } }
    do throws(FileError) {
      guard let old else { return try install(temporary) }
      return try exchange(temporary, expecting: old)
    } catch .failed(.rename, _, let cause)
      where mayWriteInPlace && [EBUSY, EXDEV].contains(cause.code)
    {
      try overwrite(old ?? [], with: new)
      return nil
    }
  }

  // MARK: Exchanging

  /// Moves `temporary` to the path, where nothing is.
  private func install(_ temporary: String) throws(FileError) -> FileError? {
    do throws(FileError) {
      try system.rename(temporary, .noReplace, path)
    } catch .failed(.rename, _, SystemError(code: EEXIST)) {
      throw .changed(path: path)
    } catch  where error.isUnsupported {
      guard try system.inspect(path) == nil else { throw .changed(path: path) }
      try system.rename(temporary, to: path)
    }
    do throws(FileError) {
      try system.syncDirectory(directory)
      return nil
    } catch {
      guard (try? system.remove(path)) != nil else { return error }
      throw error
    }
  }

  /// Exchanges the file with `temporary`, and back again when it did not hold `old`, or when the
  /// exchange can't be made to last.
  private func exchange(
    _ temporary: String, expecting old: [UInt8]
  ) throws(FileError) -> FileError? {
    guard try holds(old, at: path) else { throw .changed(path: path) }
    let ours = FileStatus.of(temporary).map(FileIdentity.init)
    do throws(FileError) {
      try system.rename(temporary, .exchange, path)
    } catch .failed(.rename, _, SystemError(code: ENOENT)) {
      throw .changed(path: path)
    } catch  where error.isUnsupported {
      try system.rename(temporary, to: path)
      do throws(FileError) { try system.syncDirectory(directory) } catch { return error }
      return nil
    }
    do throws(FileError) {
      guard try holds(old, at: temporary) else { throw .changed(path: path) }
      try system.syncDirectory(directory)
      return nil
    } catch {
      // Another program may replace the file again meanwhile; then that one goes back.
      repeat {
        guard (try? system.rename(temporary, .exchange, path)) != nil else { return error }
      } while FileStatus.of(temporary).map(FileIdentity.init) != ours
      throw error
    }
  }

  private func holds(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
    try system.contents(of: path, limit: max(bytes.count + 1, 1)) ?? [] == bytes
  }

  // MARK: Writing in place

  /// Writes over the bytes `old`, and restores them when that fails.
  private func overwrite(_ old: [UInt8], with new: [UInt8]) throws(FileError) {
    guard try holds(old, at: path) else { throw .changed(path: path) }
    do throws(FileError) {
      try writeInPlace(new)
    } catch {
      try? writeInPlace(old)
      throw error
    }
  }

  private func writeInPlace(_ bytes: [UInt8]) throws(FileError) {
    let file = try system.open(path, O_WRONLY | O_NOFOLLOW)
    let descriptor = file.rawValue
    try system.write(bytes, to: file, path)
    try system.perform(.write, path) { Int(ftruncate(descriptor, bytes.count)) }
    try system.sync(file, path)
  }

  // MARK: Temporary files

  private static let prefix = ".gridwindow-"
  private static let suffix = ".tmp"

  private func writeTemporary(_ bytes: [UInt8], lasts: Bool) throws(FileError) -> String {
    try system.makeDirectories(directory)
    let existing = try system.inspect(path)
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let temporary = FilePath.join(directory, Self.prefix + number + Self.suffix)
    do throws(FileError) {
      let file = try system.create(temporary, for: path)
      try system.write(bytes, to: file, path)
      try copyOwnerAndMode(of: existing, to: file)
      if lasts { try system.sync(file, path) }
    } catch {
      try? system.remove(temporary)
      throw error
    }
    return temporary
  }

  /// Gives the new file the owner, as far as that is allowed, and the mode of the old one.
  private func copyOwnerAndMode(
    of existing: stat?, to file: borrowing FileDescriptor
  ) throws(FileError) {
    let descriptor = file.rawValue
    guard let existing else {
      if let owner = system.owner(in: directory) { fchown(descriptor, owner.user, owner.group) }
      return
    }
    if existing.st_uid != geteuid() || existing.st_gid != getegid() {
      _ = fchown(descriptor, existing.st_uid, existing.st_gid)
    }
    let mode = existing.st_mode & 0o7777
    try system.perform(.chmod, path) { Int(fchmod(descriptor, mode)) }
  }

  /// Removes the temporary files beside this one whose writers were killed.
  ///
  /// The lock on a file that is being written distinguishes it, whichever machine, container or
  /// process writes it.
  package func removeAbandoned() {
    for name in Directory.names(in: directory)
    where name.hasPrefix(Self.prefix) && name.hasSuffix(Self.suffix) {
      let path = FilePath.join(directory, name)
      guard let file = try? RegularFile(path, followsLink: false),
        flock(file.descriptor.rawValue, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? system.remove(path)
    }
  }
}

extension FileError {
  /// Whether the file system does not know the operation.
  fileprivate var isUnsupported: Bool {
    [EINVAL, ENOSYS, ENOTSUP].contains(cause?.code ?? 0)
  }
}
