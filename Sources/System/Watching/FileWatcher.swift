import Glibc

/// Watches one file by all names on the way to it.
///
/// The file and its directories need not exist, and any of them may be a symbolic link that is
/// pointed elsewhere. A link, a missing name and the file itself are watched in the directory that
/// holds them. A directory is watched itself, so that its neighbors wake nobody.
package final class FileWatcher {
  /// A name on the way to the file, in a directory that exists.
  private struct Step: Equatable {
    var directory: String
    var name: String
    var isLink: Bool
  }

  private let path: String
  private let inotify: FileDescriptor
  private var steps: [Step] = []
  /// The watched names by watch; the empty name is the directory itself, as in events.
  private var names: [Int32: Set<String>] = [:]

  private static let selfChanges = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
  private static let nameChanges = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
  private static let contentChanges = UInt32(IN_CLOSE_WRITE | IN_ATTRIB)

  /// Starts to watch `path`.
  ///
  /// - Throws: `SystemError` when the machine has no watch left.
  package init(_ path: String) throws(SystemError) {
    inotify = try FileDescriptor(checking: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
    self.path = path
    watch()
    guard !names.isEmpty else { throw .last }
  }

  /// Readable when something happened near the file.
  package var descriptor: Int32 { inotify.rawValue }

  /// Whether the file may have changed since the last call.
  ///
  /// A file that is still being written counts once it is closed.
  package func changed() -> Bool {
    let events = readEvents()
    guard !events.isEmpty else { return false }
    let isConcerned = events.contains(where: concerns)
    let before = steps
    watch()
    return isConcerned || steps != before
  }

  // MARK: The way

  /// Watches the way to the file as it is now.
  private func watch() {
    for _ in 0..<8 {
      steps = currentSteps()
      var watched: [Int32: Set<String>] = [:]
      var masks: [Int32: UInt32] = [:]
      func add(_ directory: String, _ name: String, _ mask: UInt32) {
        let watch = inotify_add_watch(descriptor, directory, mask)
        guard watch >= 0 else { return }
        // The call above replaced the mask.
        if let other = masks[watch] { inotify_add_watch(descriptor, directory, mask | other) }
        masks[watch, default: 0] |= mask
        watched[watch, default: []].insert(name)
      }
      for (index, step) in steps.enumerated() {
        if index == steps.indices.last {
          add(step.directory, step.name, Self.nameChanges | Self.contentChanges)
        } else if step.isLink {
          add(step.directory, step.name, Self.nameChanges)
        } else {
          add(FilePath.join(step.directory, step.name), "", Self.selfChanges)
        }
      }
      for old in names.keys where watched[old] == nil { inotify_rm_watch(descriptor, old) }
      names = watched
      if currentSteps() == steps { return }
    }
  }

  private func currentSteps() -> [Step] {
    var steps: [Step] = []
    var directory = path.hasPrefix("/") ? "/" : "."
    var rest = Self.components(of: path)[...]
    while let name = rest.popFirst(), steps.count < 400 {
      let full = FilePath.join(directory, name)
      let target = name == ".." ? nil : FilePath.rawLinkTarget(of: full)
      if name != ".." {
        steps.append(Step(directory: directory, name: name, isLink: target != nil))
      }
      if let target {
        rest = Self.components(of: target) + rest
        if target.hasPrefix("/") { directory = "/" }
      } else if access(full, F_OK) == 0 {
        directory = full
      } else {
        break
      }
    }
    return steps
  }

  private static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
  }

  // MARK: Events

  private func concerns(_ event: InotifyEvent) -> Bool {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard names[event.watch]?.contains(event.name) ?? false else { return false }
    let isMerelyCreated = event.mask & UInt32(IN_CREATE) != 0
    return !isMerelyCreated || !isRegularFile(event)
  }

  private func isRegularFile(_ event: InotifyEvent) -> Bool {
    steps.contains { step in
      var status = stat()
      return step.name == event.name
        && lstat(FilePath.join(step.directory, step.name), &status) == 0 && status.isRegularFile
    }
  }

  private func readEvents() -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return events }
      buffer.withUnsafeBytes { bytes in
        events += InotifyEvent.events(in: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
      }
    }
  }
}
