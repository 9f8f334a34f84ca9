import Glibc

/// A process started by a test; ended when nothing holds it any longer.
final class ChildProcess {
  let pid: pid_t
  private var status: Int32?

  /// Starts the program that `arguments` begin with, found along `PATH` unless it has a slash.
  ///
  /// Each descriptor of `files` writes to the file named there; standard input is the file `input`.
  init(
    _ arguments: [String], environment: [String: String], files: [Int32: String] = [:],
    input: String = "/dev/null"
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let devices: [Int32: String] = [1: "/dev/null", 2: "/dev/null"]
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    for (descriptor, path) in devices.merging(files, uniquingKeysWith: { $1 }) {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, path, O_WRONLY | O_CREAT | O_APPEND, 0o666)
    }
    var attributes = Self.withoutBlockedSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    let argv = CStrings(arguments)
    let envp = CStrings(environment.map { "\($0)=\($1)" })
    var pid: pid_t = 0
    let error = posix_spawnp(
      &pid, arguments[0], &actions, &attributes, argv.pointers, envp.pointers)
    guard error == 0 else {
      throw Unmet("\(arguments[0]) did not start: \(String(cString: strerror(error)))")
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
    send(SIGKILL)
    if status == nil { waitpid(pid, nil, 0) }
  }

  /// The exit status once it has ended, 128 and the signal when one ended it.
  func poll() -> Int32? {
    var raw: Int32 = 0
    if status == nil, waitpid(pid, &raw, WNOHANG) == pid {
      let signal = raw & 0x7f
      status = signal == 0 ? (raw >> 8) & 0xff : 128 + signal
    }
    return status
  }

  /// Waits for the end and tells the exit status.
  func exit(within deadline: Duration = .seconds(30)) async throws -> Int32 {
    try await awaited("the end of process \(pid)", within: deadline) { poll() }
  }

  /// Sends a signal, unless the process has been seen to end.
  func send(_ signal: Int32) {
    if poll() == nil { kill(pid, signal) }
  }
}
