import Glibc

/// Tells when something changes in directories, whether they exist already or not.
///
/// Each directory is watched itself, and each of its ancestors for the next name on the way to
/// it, so that a directory that is made later, or a link that is pointed elsewhere, is noticed.
package final class DirectoryWatch {
  /// The descriptor that `poll` reports as readable after a change.
  package var descriptor: Int32 { inotify.rawValue }
  /// Whether every directory that exists is watched; `false` when the system has no more watches.
  package private(set) var isComplete = true
  /// What the names of files that matter end in.
  private let suffixes: [String]
  private let inotify: FileDescriptor
  private var interests: [Int32: Interest] = [:]

  /// What matters in one watched directory.
  private struct Interest {
    /// Whether every name matters that a scan could read.
    var isWhole = false
    /// The names that matter alone.
    var names: Set<String> = []
  }

  /// A watch of nothing yet, for files whose names end in one of `suffixes`.
  ///
  /// - Throws: `SystemError` when the system has no more watches to give.
  package init(for suffixes: [String]) throws(SystemError) {
    self.suffixes = suffixes
    inotify = try FileDescriptor(checking: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
  }

  /// Watches `directories` from now on, and nothing else.
  ///
  /// - Returns: Whether one of them was not watched as a whole before.
  @discardableResult
  package func watch(_ directories: some Sequence<String>) -> Bool {
    let before = interests
    interests.removeAll()
    isComplete = true
    // The way comes before its end: what is made in between is told by one of the two.
    let wanted = Self.interests(in: directories).sorted { $0.key.utf8.count < $1.key.utf8.count }
    for (path, interest) in wanted { note(interest, in: path) }
    for watch in before.keys where interests[watch] == nil {
      inotify_rm_watch(descriptor, watch)
    }
    return interests.contains { $0.value.isWhole && before[$0.key]?.isWhole != true }
  }

  /// What matters in `directories` and on the way to each, by their paths.
  private static func interests(in directories: some Sequence<String>) -> [String: Interest] {
    var interests: [String: Interest] = [:]
    for directory in directories {
      interests[directory, default: Interest()].isWhole = true
      var path = directory[...]
      while let slash = path.lastIndex(of: "/"), path.utf8.count > 1 {
        let name = String(path[path.index(after: slash)...])
        path = path[..<slash]
        let parent = path.isEmpty ? "/" : String(path)
        interests[parent, default: Interest()].names.insert(name)
      }
    }
    return interests
  }

  /// Takes up what happened, and returns whether any of it matters.
  package func consumeChanges() -> Bool {
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

  /// Two paths may lead to the same directory, and so to the same watch.
  private func note(_ interest: Interest, in path: String) {
    let watch = inotify_add_watch(descriptor, path, Self.mask)
    guard watch >= 0 else {
      if errno == ENOSPC || errno == ENOMEM { isComplete = false }
      return
    }
    interests[watch, default: Interest()].isWhole =
      interest.isWhole || interests[watch]?.isWhole == true
    interests[watch, default: Interest()].names.formUnion(interest.names)
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
    return event.mask & UInt32(IN_ISDIR) != 0 || suffixes.contains(where: event.name.hasSuffix)
  }
}
