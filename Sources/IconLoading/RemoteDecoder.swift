import Freedesktop
package import Glibc
package import GridPainting
import System

/// Decodes icons in a separate process, which is started when needed and may end at any time.
package struct RemoteDecoder: ~Copyable {
  /// The time limit for one icon, in milliseconds.
  package static let timeout: Int32 = 1000

  private let program: String
  private let timeout: Int32
  /// The process id, or `nil` if no process is running.
  package private(set) var process: pid_t?
  private var socket: FileDescriptor?

  private var channel: IconChannel { IconChannel(socket: descriptor) }

  /// A descriptor that is readable when the process has ended, or -1 without a process.
  package var descriptor: Int32 {
    switch socket {
    case .some(let socket): socket.rawValue
    case nil: -1
    }
  }

  /// Creates a decoder that runs `program --icon-worker`, and kills it when an icon takes longer than
  /// `timeout` milliseconds.
  package init(program: String, timeout: Int32 = Self.timeout) {
    (self.program, self.timeout) = (program, timeout)
  }

  deinit { if let process { Self.end(process) } }

  /// The icon, or `nil` if the file is no usable icon.
  ///
  /// If the process has ended without a fault or was killed, a new process gets the icon once more.
  /// An icon that makes the process hang or fail is not tried again.
  package mutating func decode(_ request: IconRequest) -> IconPixels? {
    guard let file = IconFile.open(request.path) else { return nil }
    for _ in 1...2 {
      guard process != nil || start() else { return nil }
      do { return try ask(file.descriptor.rawValue, side: request.side) } catch {
        let hangs = !waitForInput(descriptor, milliseconds: 0)
        let end = stop()
        if hangs || end == .failed { break }
      }
    }
    return nil
  }

  private func ask(_ file: Int32, side: Int) throws(IconChannelError) -> IconPixels? {
    // A second attempt must read the file from its start.
    lseek(file, 0, SEEK_SET)
    guard channel.send(side: side, descriptor: file) else { throw IconChannelError() }
    return try channel.receiveReply(side: side, milliseconds: timeout)
  }

  /// Waits up to `milliseconds` for the process to end, as it does when idle, and reaps it.
  package mutating func reap(milliseconds: Int32 = 0) {
    if process != nil, waitForInput(descriptor, milliseconds: milliseconds) { stop() }
  }

  /// How the process ended.
  package enum End {
    /// Without a fault, or because it was killed.
    case ended
    /// With a fault: memory ran out, or a library aborted.
    case failed
  }

  /// Ends the process if it is running, and returns how it ended.
  @discardableResult
  package mutating func stop() -> End {
    guard let process else { return .ended }
    socket = nil
    defer { self.process = nil }
    return Self.end(process)
  }

  @discardableResult
  private static func end(_ process: pid_t) -> End {
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The lower seven bits are the signal that ended it, the next eight its exit status.
    return [0, SIGKILL].contains(status & 0x7f) && status >> 8 & 0xff == 0 ? .ended : .failed
  }

  private mutating func start() -> Bool {
    do throws(SystemError) {
      try DescriptorPair.sockets().split { ours, theirs in
        process = spawn(theirs.rawValue)
        socket = process == nil ? nil : consume ours
      }
    } catch {
      return false
    }
    return process != nil
  }

  private func spawn(_ descriptor: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    var arguments = [strdup(CommandLine.arguments.first ?? program), strdup("--icon-worker"), nil]
    defer { for argument in arguments { free(argument) } }
    var variables =
      IconWorker.variables.compactMap { name in
        getenv(name).flatMap { strdup("\(name)=\(String(cString: $0))") }
      } + [nil]
    defer { for variable in variables { free(variable) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, &arguments, &variables)
    return code == 0 ? process : nil
  }
}
