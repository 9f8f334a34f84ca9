import Glibc
import System

@testable import GridStore

/// An empty directory that goes with its owner.
final class Scratch: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/gridstore-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { Self.remove(path) }

  subscript(name: String) -> String { FilePath.join(path, name) }

  func store(_ name: String = "favorites", system: FileSystem = FileSystem()) -> FavoritesStore {
    FavoritesStore(path: self[name], stateDirectory: self["state"], system: system)
  }

  /// Writes in place, as a plain editor does.
  func write(_ text: String, to name: String = "favorites") {
    let descriptor = open(self[name], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = Glibc.write(descriptor, text, text.utf8.count)
    close(descriptor)
  }

  /// Renames a new file over the old one, as most editors do.
  func replace(_ text: String, at name: String = "favorites") {
    write(text, to: name + "~")
    rename(self[name + "~"], self[name])
  }

  func read(_ name: String = "favorites") -> String? {
    let bytes = try? FileSystem().contents(of: self[name], limit: 1 << 22)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  func names(in name: String = ".") -> [String] {
    Directory.names(in: self[name])
  }

  func info(_ name: String = "favorites") -> stat {
    var info = stat()
    stat(self[name], &info)
    return info
  }

  private static func remove(_ path: String) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    guard info.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in Directory.names(in: path) {
      remove(FilePath.join(path, name))
    }
    rmdir(path)
  }
}
