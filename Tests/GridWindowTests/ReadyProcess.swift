import Glibc
import Synchronization

/// A server for one test that tells how it is reached once it is ready, ended with the test.
nonisolated final class ReadyProcess: Sendable {
  /// The line it has written to descriptor 3.
  let line: String
  private let process: pid_t
  private let isEnded = Atomic(false)

  struct Failure: Error {}

  /// Starts the program that `arguments` begin with, with these variables or those of the tests.
  init(_ arguments: [String], environment: [String: String]? = nil) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure() }
    defer { close(ends[0]) }
    let variables = environment.map { $0.map { strdup("\($0)=\($1)") } + [nil] }
    defer { variables?.forEach { free($0) } }
    process = try Self.start(arguments, variables, writingTo: ends[1])
    close(ends[1])
    var answer: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(ends[0], &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n") else { break }
      answer.append(byte)
    }
    line = String(decoding: answer, as: UTF8.self)
    guard !answer.isEmpty else { throw Failure() }
  }

  deinit { end() }

  /// Ends it as a crash would.
  func end() {
    guard !isEnded.exchange(true, ordering: .relaxed) else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  private static func start(
    _ arguments: [String], _ variables: [UnsafeMutablePointer<CChar>?]?,
    writingTo descriptor: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, 3)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var attributes = withoutBlockedSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    var process = pid_t()
    let error =
      if let variables {
        posix_spawnp(&process, arguments[0], &actions, &attributes, words, variables)
      } else {
        posix_spawnp(&process, arguments[0], &actions, &attributes, words, environ)
      }
    guard error == 0 else { throw Failure() }
    return process
  }

  /// The threads that tests run on block signals, which a server would inherit.
  private static func withoutBlockedSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    return attributes
  }
}
