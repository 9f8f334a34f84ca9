import Glibc
import System

@testable import Freedesktop

/// A process that was launched, looked at through `/proc`, and killed at the end.
final class RunningProcess {
  let process: LaunchedProcess

  init(_ process: LaunchedProcess) { self.process = process }

  deinit { kill(process.identifier, SIGKILL) }

  /// The words it was started with, once the kernel has set them up.
  var arguments: [String] { awaitedStrings("cmdline") }
  /// Its variables, once the kernel has set them up.
  var variables: [String] { awaitedStrings("environ") }
  var directory: String { target("cwd") }

  /// The numbers of the open descriptors with their targets.
  func descriptors() throws -> [Int32: String] {
    var numbers: [Int32] = []
    try Directory("/proc/\(process.identifier)/fd").forEach { entry in
      if let number = Int32(entry.name) { numbers.append(number) }
    }
    return Dictionary(uniqueKeysWithValues: numbers.map { ($0, target("fd/\($0)")) })
  }

  var session: pid_t { getsid(process.identifier) }
  var parent: String { status("PPid") }

  /// A line of `/proc/…/status`.
  func status(_ key: String) -> String {
    let text = String(decoding: bytes("status"), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
    return line.map { String($0.dropFirst(key.count + 1).drop { $0 == "\t" || $0 == " " }) } ?? ""
  }

  /// The strings in a file that is empty until the program has begun; waits ten seconds at most.
  private func awaitedStrings(_ name: String) -> [String] {
    for _ in 0..<2000 where bytes(name).isEmpty { usleep(5000) }
    return strings(name)
  }

  private func strings(_ name: String) -> [String] {
    bytes(name).dropLast().split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func bytes(_ name: String) -> [UInt8] {
    readWhole("/proc/\(process.identifier)/\(name)")
  }

  private func target(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/\(process.identifier)/\(name)", &buffer, buffer.count)
    return String(
      decoding: buffer.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// All bytes of a file, also of one that doesn't know its size; none when it can't be opened.
func readWhole(_ path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
    bytes += buffer[..<count]
  }
  return bytes
}

extension LaunchedProcess {
  /// Waits for the end, at most ten seconds; whether it came.
  func waitForEnd() -> Bool {
    guard let exitDescriptor else { return true }
    var request = pollfd(fd: exitDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 10_000) == 1
  }
}
