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

  var directories: StoreDirectories {
    StoreDirectories(state: self["state"], runtime: self["run"])
  }

  func store(_ name: String = "favorites", system: SystemCalls = SystemCalls()) -> FavoritesStore {
    FavoritesStore(path: self[name], directories: directories, system: system)
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
    let bytes = try? SystemCalls().contents(of: self[name], limit: 1 << 22)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  func names(in name: String = ".") -> [String] {
    SystemCalls().names(in: self[name]).filter { $0 != "." && $0 != ".." }.sorted()
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
    for name in SystemCalls().names(in: path) where name != "." && name != ".." {
      remove(FilePath.join(path, name))
    }
    rmdir(path)
  }
}
