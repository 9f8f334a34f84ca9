import Glibc
import System

/// Watches one file through its directories, so that a file renamed over it is seen, too.
///
/// Neither the file nor its directories need exist. Watched are the directory of the path and that
/// of each symbolic link's target on the way to the file; of a directory that is missing, the
/// nearest one above it.
package final class FileWatcher {
  /// A name in a directory that exists.
  private struct Place: Equatable {
    var directory: String
    var name: String
  }

  private let path: String
  private let inotify: FileDescriptor
  private var places: [Place] = []
  private var names: [Int32: Set<String>] = [:]

  private static let mask = UInt32(
    IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF)

  /// Begins to watch `path`.
  ///
  /// - Throws: `StoreError.system` when the machine has no watch left.
  package init(_ path: String) throws(StoreError) {
    let flags = Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)
    let descriptor = inotify_init1(flags)
    guard descriptor >= 0 else { throw .system(call: "watch", path: path, code: errno) }
    inotify = FileDescriptor(rawValue: descriptor)
    self.path = path
    watch()
    guard !names.isEmpty else { throw .system(call: "watch", path: path, code: errno) }
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
    let before = places
    watch()
    return isConcerned || places != before
  }

  // MARK: Places

  /// Watches where the file is, or would be, now.
  private func watch() {
    for _ in 0..<8 {
      places = currentPlaces()
      var watched: [Int32: Set<String>] = [:]
      for place in places {
        let watch = inotify_add_watch(descriptor, place.directory, Self.mask)
        if watch >= 0 { watched[watch, default: []].insert(place.name) }
      }
      for old in names.keys where watched[old] == nil { inotify_rm_watch(descriptor, old) }
      names = watched
      if currentPlaces() == places { return }
    }
  }

  private func currentPlaces() -> [Place] {
    var places: [Place] = []
    var next: String? = path
    while let path = next, places.count < 40 {
      var place = Place(directory: FilePath.directory(of: path), name: FilePath.name(of: path))
      while access(place.directory, F_OK) != 0, place.directory != "/", place.directory != "." {
        place.name = FilePath.name(of: place.directory)
        place.directory = FilePath.directory(of: place.directory)
      }
      places.append(place)
      next = FilePath.linkTarget(of: path)
    }
    return places
  }

  // MARK: Events

  private func concerns(_ event: InotifyEvent) -> Bool {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard names[event.watch]?.contains(event.name) ?? false else { return false }
    let isMerelyCreated = event.mask & UInt32(IN_CREATE) != 0
    return !isMerelyCreated || !isRegularFile(event)
  }

  private func isRegularFile(_ event: InotifyEvent) -> Bool {
    places.contains { place in
      var info = stat()
      return place.name == event.name
        && lstat(FilePath.join(place.directory, place.name), &info) == 0
        && info.st_mode & S_IFMT == S_IFREG
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
