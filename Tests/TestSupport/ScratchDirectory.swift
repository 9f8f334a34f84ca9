package import Freedesktop
import Glibc

/// A temporary directory for one test, removed at its end.
package final class ScratchDirectory: Sendable {
  /// The absolute path.
  package let path: String

  package init() {
    var template = Array("/tmp/gridwindow-test.XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { Self.remove(path) }

  /// Writes `bytes` to the file `name` below, making the directories on the way, and returns its
  /// path.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) -> String {
    let target = "\(path)/\(name)"
    makeDirectory(name.split(separator: "/").dropLast().joined(separator: "/"))
    let file = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    Array(bytes).withUnsafeBytes { _ = Glibc.write(file, $0.baseAddress, $0.count) }
    close(file)
    return target
  }

  @discardableResult
  package func write(_ name: String, _ text: String) -> String { write(name, text.utf8) }

  /// Makes the program `name` below, which runs `script` by `/bin/sh`, and returns its path.
  ///
  /// Another process writes it: a file that is open for writing can't be run, and a child that
  /// another thread forks would hold ours open for a moment.
  package func writeProgram(_ name: String, _ script: String) -> String {
    let text = write(name + ".text", "#!/bin/sh\n\(script)\n")
    let program = "\(path)/\(name)"
    _ = try? ChildProcess(["install", "-m", "755", text, program]).wait()
    return program
  }

  /// Makes the directory `name` below and those on the way.
  @discardableResult
  package func makeDirectory(_ name: String) -> String {
    var target = path
    for part in name.split(separator: "/") {
      target += "/\(part)"
      mkdir(target, 0o755)
    }
    return target
  }

  /// An environment with all directories inside this one; `data` is its only data directory.
  package func environment(_ more: [String: String] = [:]) -> ProcessEnvironment {
    let variables = [
      "HOME": path, "XDG_CONFIG_HOME": "\(path)/config", "XDG_DATA_HOME": "\(path)/data",
      "XDG_DATA_DIRS": "\(path)/system", "XDG_STATE_HOME": "\(path)/state",
      "XDG_RUNTIME_DIR": "\(path)/run", "XDG_CACHE_HOME": "\(path)/cache", "PATH": "/usr/bin:/bin",
    ]
    return ProcessEnvironment(variables.merging(more) { $1 })
  }

  /// Writes the entry `id` into the person's applications directory.
  @discardableResult
  package func writeEntry(_ id: String, name: String, _ lines: String...) -> String {
    write(
      "data/applications/\(id)",
      """
      [Desktop Entry]
      Type=Application
      Name=\(name)
      \(lines.contains { $0.hasPrefix("Exec=") } ? "" : "Exec=true")
      \(lines.joined(separator: "\n"))

      """)
  }

  private static func remove(_ path: String) {
    guard path.hasPrefix("/tmp/"), let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      if unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    }
    closedir(directory)
    rmdir(path)
  }
}
