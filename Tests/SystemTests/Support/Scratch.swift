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

  private static func remove(_ path: String) {
    for name in Directory.names(in: path) { remove(FilePath.join(path, name)) }
    if unlink(path) != 0 { rmdir(path) }
  }
}
