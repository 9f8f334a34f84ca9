import Freedesktop
package import Glibc
package import GridPainting
import System

/// Decodes icons in another process, which is started when it is needed and may die at any time.
package struct RemoteDecoder: ~Copyable {
  /// How long one icon may take.
  package static let patience: Int32 = 1000

  private let program: String
  private let patience: Int32
  /// The process's number, until it is seen to have ended.
  package private(set) var process: pid_t?
  private var socket: FileDescriptor?

  private var channel: IconChannel { IconChannel(socket: descriptor) }

  /// A descriptor that `poll` reports as readable when the process has ended; -1 without one.
  package var descriptor: Int32 {
    switch socket {
    case .some(let socket): socket.rawValue
    case nil: -1
    }
  }

  /// A decoder whose process is started as `program --icon-worker`, and killed when an icon takes
  /// longer than `patience` milliseconds.
  package init(program: String, patience: Int32 = Self.patience) {
    (self.program, self.patience) = (program, patience)
  }

  deinit { if let process { Self.end(process) } }

  /// The icon; `nil` when the file is no usable one.
  ///
  /// When the process had ended without a fault, or was killed by somebody, the icon is tried once
  /// more in a new one. An icon on which the process hangs or fails is not.
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

  private func ask(_ file: Int32, side: Int) throws(IconChannel.Broken) -> IconPixels? {
    // An icon that is tried once more is read from its start again.
    lseek(file, 0, SEEK_SET)
    guard channel.send(side: side, descriptor: file) else { throw IconChannel.Broken() }
    return try channel.receiveReply(side: side, milliseconds: patience)
  }

  /// Waits `milliseconds` for the process to end, as it does when it is idle, and leaves no
  /// zombie when it has.
  package mutating func reap(milliseconds: Int32 = 0) {
    if process != nil, waitForInput(descriptor, milliseconds: milliseconds) { stop() }
  }

  /// How the process ended.
  package enum End {
    /// By itself without a fault, or because it was killed.
    case ended
    /// By a fault: memory ran out, or a library gave up.
    case failed
  }

  /// Ends the process, unless it has ended, and returns how it did.
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
