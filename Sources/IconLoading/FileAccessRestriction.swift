import CLinux
import Glibc

/// The directories and files that the icon worker can still read: libraries, their modules and
/// fonts.
enum FileAccessRestriction {
  /// The usual paths.
  private static let system = [
    "/usr", "/lib", "/lib64", "/nix/store", "/gnu/store", "/etc/fonts", "/etc/ld.so.cache",
    "/var/cache/fontconfig",
  ]

  /// The number of access rights in each version of Landlock, from version 1.
  private static let rightCounts = [13, 14, 15, 15, 16]

  /// Permanently drops all other access to files.
  ///
  /// Returns `false` if the kernel has no Landlock.
  static func apply() -> Bool {
    let version = CLinuxCall(
      Int(__NR_landlock_create_ruleset), 0, 0, Int(LANDLOCK_CREATE_RULESET_VERSION), 0)
    guard version > 0 else { return false }
    let count = rightCounts[min(version, rightCounts.count) - 1]
    var rights = UInt64(1) << count - 1
    let ruleset = withUnsafePointer(to: &rights) {
      Int32(
        CLinuxCall(
          Int(__NR_landlock_create_ruleset), Int(bitPattern: $0), MemoryLayout<UInt64>.size, 0, 0))
    }
    guard ruleset >= 0 else { return false }
    defer { close(ruleset) }
    for path in system + named { allowReading(path, in: ruleset) }
    return CLinuxCall(Int(__NR_landlock_restrict_self), Int(ruleset), 0, 0, 0) == 0
  }

  private static var named: [String] {
    IconWorker.variables.flatMap { name in
      getenv(name).map { String(cString: $0).split(separator: ":").map(String.init) } ?? []
    }
  }

  private static func allowReading(_ path: String, in ruleset: Int32) {
    let place = open(path, O_RDONLY | O_CLOEXEC)
    guard place >= 0 else { return }
    defer { close(place) }
    var status = stat()
    let isFolder = fstat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    let rights = LANDLOCK_ACCESS_FS_READ_FILE | (isFolder ? LANDLOCK_ACCESS_FS_READ_DIR : 0)
    var rule = landlock_path_beneath_attr(allowed_access: UInt64(rights), parent_fd: place)
    withUnsafePointer(to: &rule) {
      _ = CLinuxCall(
        Int(__NR_landlock_add_rule), Int(ruleset), Int(LANDLOCK_RULE_PATH_BENEATH.rawValue),
        Int(bitPattern: $0), 0)
    }
  }
}
