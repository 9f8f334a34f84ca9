package import Glibc

/// What a path leads to, symbolic links followed.
package enum FileStatus {
  /// The status of `path`, or `nil` when it leads nowhere: missing, dangling, a loop, forbidden.
  package static func of(_ path: String, in directory: Int32 = AT_FDCWD) -> stat? {
    var status = stat()
    return fstatat(directory, path, &status, 0) == 0 ? status : nil
  }

  /// Whether `path` leads to a regular file.
  package static func isRegularFile(_ path: String) -> Bool { of(path)?.isRegularFile ?? false }

  /// Whether `path` leads to a regular file that this process may execute.
  package static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0 && isRegularFile(path)
  }
}

/// The device and inode of a file: equal for two paths exactly when they lead to one file.
package struct FileIdentity: Hashable, Sendable {
  /// The file system that the file is on.
  package let device: UInt
  private let inode: UInt

  /// The identity of the file with this status.
  package init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
  }
}

extension stat {
  /// Whether it is that of a regular file.
  package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  /// Whether it is that of a directory.
  package var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
}
