import Glibc

/// A moment as file systems stamp it.
package struct FileTime: Comparable {
  private let seconds, nanoseconds: Int

  /// The moment that a change made now is stamped with at the earliest.
  package static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return FileTime(time)
  }

  private init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }

  /// Whether names came into or went from the directory at `path` at `moment` or later.
  package static func isChanged(_ path: String, since moment: FileTime) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && FileTime(status.st_mtim) >= moment
  }

  package static func < (first: FileTime, second: FileTime) -> Bool {
    (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
  }
}
