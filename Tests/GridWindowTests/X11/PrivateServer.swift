import Glibc

/// An X server for one test, ended with it.
final class PrivateServer {
  /// The value for `DISPLAY`.
  let name: String
  private let process: pid_t

  struct Failure: Error {}

  /// Starts Xvfb with a screen of `screen` and more of its options.
  init(screen: String = "400x300x24", options: [String] = []) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure() }
    defer { close(ends[0]) }
    process = try Self.start(
      ["Xvfb", "-displayfd", "3", "-noreset", "-ac", "-screen", "0", screen] + options,
      writingTo: ends[1])
    close(ends[1])
    var answer: [UInt8] = []
    var byte: UInt8 = 0
    while read(ends[0], &byte, 1) == 1, byte != UInt8(ascii: "\n") { answer.append(byte) }
    guard !answer.isEmpty else { throw Failure() }
    name = ":" + String(decoding: answer, as: UTF8.self)
  }

  isolated deinit { end() }

  /// Ends it as a crash would.
  func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  private static func start(_ arguments: [String], writingTo descriptor: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, 3)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawnp(&process, "Xvfb", &actions, nil, words, environ) == 0 else {
      throw Failure()
    }
    return process
  }
}
