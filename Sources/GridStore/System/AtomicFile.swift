import Glibc
import System

/// A file whose bytes are replaced as a whole: at any moment it holds the old ones or the new ones.
struct AtomicFile {
  /// The path, through no link at its end.
  let path: String
  let system: SystemCalls

  private var directory: String { FilePath.directory(of: path) }

  /// Writes `bytes` to a temporary file beside this one, makes them last, and renames.
  ///
  /// The mode and the owner are kept; a new file is its owner's alone. `lasts` says whether to wait
  /// until the bytes would survive a power loss.
  ///
  /// - Throws: When it throws before the rename, the old file is untouched; when the directory
  ///   can't be synchronized after it, the new one is there but may not last.
  func replace(with bytes: [UInt8], lasts: Bool = true) throws(StoreError) {
    try system.makeDirectories(directory)
    let existing = try system.inspect(path)
    let temporary = FilePath.join(directory, Self.temporaryName())
    do throws(StoreError) {
      try write(bytes, to: temporary, like: existing, lasts: lasts)
      try system.rename(temporary, to: path)
    } catch {
      try? system.remove(temporary)
      throw error
    }
    if lasts { try system.syncDirectory(directory) }
  }

  private func write(
    _ bytes: [UInt8], to temporary: String, like existing: stat?, lasts: Bool
  ) throws(StoreError) {
    let file = try system.create(temporary, for: path)
    try system.write(bytes, to: file, path)
    if let existing { try take(over: existing, file) }
    if lasts { try system.sync(file, path) }
  }

  /// Gives the new file the owner, as far as that is allowed, and the mode of the old one.
  private func take(over existing: stat, _ file: borrowing FileDescriptor) throws(StoreError) {
    let descriptor = file.rawValue
    if existing.st_uid != geteuid() || existing.st_gid != getegid() {
      _ = fchown(descriptor, existing.st_uid, existing.st_gid)
    }
    let mode = existing.st_mode & 0o7777
    try system.make(.chmod, path) { Int(fchmod(descriptor, mode)) }
  }

  // MARK: Temporary files

  private static let prefix = ".gridwindow-"
  private static let suffix = ".tmp"

  private static func temporaryName() -> String {
    let number = String(UInt32.random(in: 0...UInt32.max), radix: 16)
    return "\(prefix)\(getpid())-\(number)\(suffix)"
  }

  /// Removes the temporary files that processes left behind when they were killed.
  func removeStrays() {
    for name in system.names(in: directory)
    where name.hasPrefix(Self.prefix) && name.hasSuffix(Self.suffix) {
      guard let process = pid_t(name.dropFirst(Self.prefix.count).prefix { $0 != "-" }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? system.remove(FilePath.join(directory, name))
    }
  }
}
