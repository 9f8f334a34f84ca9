import Glibc

@testable import System

/// An empty directory that is removed with its owner.
final class Scratch: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/system-tests-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { Self.remove(path) }

  /// The path of `name` in the directory.
  subscript(name: String) -> String { FilePath.join(path, name) }

  /// Writes `text` to the file `name` and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) -> String {
    let descriptor = open(self[name], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    _ = Glibc.write(descriptor, text, text.utf8.count)
    close(descriptor)
    return self[name]
  }

  /// Writes `text` to the file `favorites`, in place.
  @discardableResult
  func write(_ text: String) -> String { write(text, to: "favorites") }

  /// Renames a new file over the old one, as most editors do.
  func replace(_ text: String, at name: String = "favorites") {
    rename(write(text, to: name + "~"), self[name])
  }

  /// The text of the file `name`; `nil` when there is none.
  func read(_ name: String = "favorites") -> String? {
    (try? RegularFile.bytes(of: self[name], limit: 1 << 22)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func names(in name: String = ".") -> [String] { Directory.names(in: self[name]) }

  func status(_ name: String = "favorites") -> stat {
    var status = stat()
    stat(self[name], &status)
    return status
  }

  private static func remove(_ path: String) {
    for name in Directory.names(in: path) { remove(FilePath.join(path, name)) }
    if unlink(path) != 0 { rmdir(path) }
  }
}
