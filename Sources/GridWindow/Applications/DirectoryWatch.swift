import Freedesktop
import Glibc
import GridStore

/// Tells when something changes in directories, whether they exist already or not.
///
/// Each directory is watched itself, and each of its ancestors for the next name on the way to
/// it, so that a directory that is made later, or a link that is pointed elsewhere, is noticed.
nonisolated final class DirectoryWatch {
  /// The descriptor that `poll` reports as readable after a change.
  let descriptor: Int32
  private var interests: [Int32: Interest] = [:]

  /// What matters in one watched directory.
  private struct Interest {
    /// Whether every name matters that a scan could read.
    var isWhole = false
    /// The names that matter alone.
    var names: Set<String> = []
  }

  /// A watch of nothing.
  ///
  /// - Throws: `SystemError` when the system has no more watches to give.
  init() throws(SystemError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError(code: errno) }
  }

  deinit { close(descriptor) }

  /// Watches `directories` from now on, and nothing else.
  func watch(_ directories: some Sequence<String>) {
    let before = Array(interests.keys)
    interests.removeAll()
    for directory in directories {
      note(directory) { $0.isWhole = true }
      var path = directory[...]
      while let slash = path.lastIndex(of: "/"), path.count > 1 {
        let name = String(path[path.index(after: slash)...])
        path = path[..<slash]
        note(path.isEmpty ? "/" : String(path)) { $0.names.insert(name) }
      }
    }
    for watch in before where interests[watch] == nil { inotify_rm_watch(descriptor, watch) }
  }

  /// Takes up what happened, and returns whether any of it matters.
  func takeChanges() -> Bool {
    var matters = false
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        for event in InotifyEvent.events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
          matters = self.matters(event) || matters
        }
      }
    }
    return matters
  }

  private func note(_ path: String, _ change: (inout Interest) -> Void) {
    let watch = inotify_add_watch(descriptor, path, Self.mask)
    if watch >= 0 { change(&interests[watch, default: Interest()]) }
  }

  private static let mask = [
    IN_CREATE, IN_CLOSE_WRITE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE, IN_ATTRIB, IN_DELETE_SELF,
    IN_MOVE_SELF, IN_ONLYDIR,
  ].reduce(UInt32(0)) { $0 | UInt32($1) }

  private func matters(_ event: InotifyEvent) -> Bool {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard let interest = interests[event.watch] else { return false }
    if event.name.isEmpty { return event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 }
    if interest.names.contains(event.name) { return event.mask & UInt32(IN_CLOSE_WRITE) == 0 }
    guard interest.isWhole else { return false }
    return event.name.hasSuffix(".desktop") || event.mask & UInt32(IN_ISDIR) != 0
  }
}
