package import Glibc
import Synchronization

/// A process started by a test; ended when nothing holds it any longer.
package final class ChildProcess: Sendable {
  /// The id of the process.
  package let pid: pid_t
  private let status = Mutex<Int32?>(nil)

  /// Why a program did not start, in one sentence.
  package struct SpawnError: Error, CustomStringConvertible {
    /// The sentence.
    package let description: String
  }

  /// Starts the program that `arguments` begin with, found along `PATH` unless it has a slash.
  ///
  /// Each descriptor of `files` writes to the file named there, each of `descriptors` is the one
  /// of this process named there; standard input is the file `input`.
  ///
  /// - Throws: `SpawnError` when the system refuses.
  package init(
    _ arguments: [String], environment: [String: String] = ["PATH": "/usr/bin:/bin"],
    files: [Int32: String] = [:], descriptors: [Int32: Int32] = [:], input: String = "/dev/null"
  ) throws(SpawnError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let devices: [Int32: String] = [1: "/dev/null", 2: "/dev/null"]
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    for (descriptor, path) in devices.merging(files, uniquingKeysWith: { $1 }) {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, path, O_WRONLY | O_CREAT | O_APPEND, 0o666)
    }
    for (descriptor, ours) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, ours, descriptor)
    }
    var attributes = Self.withoutBlockedSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    let argv = CStrings(arguments)
    let envp = CStrings(environment.map { "\($0)=\($1)" })
    var pid: pid_t = 0
    let error = posix_spawnp(
      &pid, arguments[0], &actions, &attributes, argv.pointers, envp.pointers)
    guard error == 0 else {
      throw SpawnError(
        description: "\(arguments[0]) did not start: \(String(cString: strerror(error)))")
    }
    self.pid = pid
  }

  /// The threads that tests run on block signals, which a child would inherit.
  private static func withoutBlockedSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  deinit {
    send(SIGTERM)
    for _ in 0..<200 where poll() == nil { usleep(5000) }
    end()
  }

  /// The exit status once it has ended, 128 and the signal when one ended it.
  package func poll() -> Int32? { reap(WNOHANG) }

  /// Blocks until the process has ended, and returns the exit status.
  @discardableResult
  package func wait() -> Int32? { reap(0) }

  /// Sends a signal, unless the process has been seen to end.
  package func send(_ signal: Int32) {
    if poll() == nil { kill(pid, signal) }
  }

  /// Ends it at once, as a crash would.
  package func end() {
    send(SIGKILL)
    wait()
  }

  private func reap(_ options: Int32) -> Int32? {
    status.withLock { status in
      var raw: Int32 = 0
      guard status == nil else { return status }
      var ended = waitpid(pid, &raw, options)
      while ended < 0, errno == EINTR { ended = waitpid(pid, &raw, options) }
      if ended == pid {
        let signal = raw & 0x7f
        status = signal == 0 ? (raw >> 8) & 0xff : 128 + signal
      }
      return status
    }
  }
}

/// A NULL-terminated array of C strings, as `execve` wants it.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  deinit { pointers.forEach { free($0) } }
}
