package import Glibc

/// What a path leads to, links followed.
package enum FileStatus {
  /// The status of `path`, or nil when it leads nowhere: missing, dangling, a loop, forbidden.
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

extension stat {
  package var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  package var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
}
