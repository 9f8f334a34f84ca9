import Glibc
import System

/// One process that can be started: everything it needs, already looked up.
public struct LaunchCommand: Equatable, Sendable {
  /// The path of the program's file.
  public var program: String
  /// What the program is called with, its own name first.
  public var arguments: [CommandWord]
  /// The directory it runs in.
  public var workingDirectory: String
  /// Its variables; the launcher adds a fresh `DESKTOP_STARTUP_ID` here.
  public var environment: ProcessEnvironment

  /// A command from its parts.
  public init(
    program: String, arguments: [CommandWord], workingDirectory: String,
    environment: ProcessEnvironment
  ) {
    (self.program, self.arguments) = (program, arguments)
    (self.workingDirectory, self.environment) = (workingDirectory, environment)
  }

  /// Starts the process on its own feet.
  ///
  /// It has its own session, so neither a hang-up nor an interrupt meant for us reaches it; its
  /// parent is not this process but init, so nobody has to wait for it and no zombie is left; it
  /// reads nothing from us (`/dev/null`), shares only our standard output and error, and has
  /// default signals and an empty mask. Returns as soon as the kernel has accepted the program,
  /// in about a millisecond.
  /// - Throws: why the program can't be run.
  public func start() throws(LaunchError) -> LaunchedProcess {
    let functions = try GNUFunctions()
    let setup = SpawnSetup(workingDirectory: workingDirectory, functions)
    let arguments = CStrings(self.arguments.map(\.bytes))
    let variables = CStrings(environment.entries)
    let orphan = Orphan(functions)
    let result = program.withCString { path in
      orphan.spawn(path, setup, arguments: arguments, variables: variables)
    }
    switch result {
    case .success(let process): return LaunchedProcess(process, functions)
    case .failure(let error): throw .execution(program: program, errno: error.code)
    }
  }
}

/// A process that was started and belongs to nobody here: it may be forgotten at any time.
public final class LaunchedProcess: Sendable {
  /// The process id, right for as long as the process runs.
  public let identifier: Int32
  /// A descriptor that `poll` reports readable once the process has ended.
  ///
  /// Nil when it had ended before one could be had. Closed with this object.
  public var exitDescriptor: Int32? {
    switch handle {
    case .some(let handle): handle.rawValue
    case nil: nil
    }
  }
  private let handle: FileDescriptor?

  init(_ identifier: pid_t, _ functions: GNUFunctions) {
    self.identifier = identifier
    let descriptor = functions.openProcess(identifier, 0)
    handle = descriptor >= 0 ? FileDescriptor(rawValue: descriptor) : nil
  }

  /// Whether the process has ended; never waits.
  public var hasEnded: Bool {
    guard let exitDescriptor else { return true }
    var request = pollfd(fd: exitDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}
