import Glibc
import System
import TestSupport

@testable import Freedesktop

/// A temporary directory for one test, removed at its end.
final class TemporaryTree {
  let path: String

  init() throws {
    var template = Array("/tmp/freedesktop-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError.last }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// The full path of a name in the tree.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the directories it needs, and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> String {
    try write(name, Array(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = path(name)
    try makeParents(of: name)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw SystemError.last }
      written += count
    }
    return path
  }

  /// Makes a program that runs `script` by `/bin/sh`, and returns its path.
  @discardableResult
  func program(_ name: String, _ script: String = "exit 0") throws -> String {
    try executable(name, "#!/bin/sh\n\(script)\n")
  }

  /// Writes a file that may be run, and returns its path.
  ///
  /// Another process writes it: a file that is open for writing can't be run, and a child that
  /// another thread forks would hold ours open for a moment.
  @discardableResult
  func executable(_ name: String, _ text: String) throws -> String {
    let source = try write(name + ".text", text)
    try ChildProcess(["install", "-m", "755", source, path(name)]).wait()
    return path(name)
  }

  func directory(_ name: String) throws {
    try makeParents(of: name + "/x")
  }

  func link(_ name: String, to target: String) throws {
    try makeParents(of: name)
    guard symlink(target, path(name)) == 0 else { throw SystemError.last }
  }

  func fifo(_ name: String) throws {
    try makeParents(of: name)
    guard mkfifo(path(name), 0o644) == 0 else { throw SystemError.last }
  }

  private func makeParents(of name: String) throws {
    var parent = path
    for part in name.split(separator: "/").dropLast() {
      parent += "/\(part)"
      guard mkdir(parent, 0o755) == 0 || errno == EEXIST else { throw SystemError.last }
    }
  }

  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.isDirectory else {
      unlink(path)
      return
    }
    var names: [String] = []
    if let directory = try? Directory(path) { directory.forEach { names.append($0.name) } }
    for name in names { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
