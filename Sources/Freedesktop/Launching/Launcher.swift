import Glibc
import System

/// Turns desktop entries into commands that can be started.
public struct Launcher: Sendable {
  /// The variables that belong to one start of one process, and that no child may inherit: ids of
  /// the launch that started this process, and the messages of a session manager or systemd to it.
  public static let ownVariables = [
    "DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "GIO_LAUNCHED_DESKTOP_FILE",
    "GIO_LAUNCHED_DESKTOP_FILE_PID", "DESKTOP_AUTOSTART_ID", "NOTIFY_SOCKET",
    "WATCHDOG_PID", "WATCHDOG_USEC", "LISTEN_PID", "LISTEN_FDS",
    "LISTEN_FDNAMES", "JOURNAL_STREAM", "INVOCATION_ID", "SYSTEMD_EXEC_PID",
  ]

  /// What the programs get, without `ownVariables`.
  public let environment: ProcessEnvironment
  /// The terminal the person prefers; nil tries `TerminalEmulator.known`.
  public let terminal: TerminalEmulator?

  private let programs: ProgramSearch
  private let home: String

  /// A launcher that gives programs the variables of `environment` and looks them up in its
  /// `$PATH`.
  public init(environment: ProcessEnvironment, terminal: TerminalEmulator? = nil) {
    var environment = environment
    programs = ProgramSearch(environment: environment)
    home = BaseDirectories(environment: environment).home
    for name in Self.ownVariables { environment[name] = nil }
    self.environment = environment
    self.terminal = terminal
  }

  /// The processes to start for an entry, or for one of its actions.
  ///
  /// Several files are several processes when the program takes one at a time, else one.
  /// - Throws: why the application can't be started; nothing has been started then.
  public func commands(
    for entry: DesktopEntry, action: DesktopAction? = nil, opening files: [FileReference] = []
  ) throws(LaunchError) -> [LaunchCommand] {
    let context = Exec.Context(
      name: action?.name ?? entry.name, icon: action?.icon ?? entry.icon, location: entry.location)
    let exec = action.map(\.exec) ?? entry.exec
    if exec == nil, entry.isDBusActivatable { throw .needsBus }
    let arguments = try arguments(exec: exec, opening: files, in: context)
    let directory = try workingDirectory(of: entry)
    var commands: [LaunchCommand] = []
    for words in arguments {
      let command = try command(words, in: directory)
      commands.append(entry.runsInTerminal ? try inTerminal(command) : command)
    }
    return commands
  }

  private func arguments(
    exec: String?, opening files: [FileReference], in context: Exec.Context
  ) throws(LaunchError) -> [[CommandWord]] {
    guard let exec else { throw .command(.empty) }
    do { return try Exec(exec).commands(opening: files, in: context) } catch {
      throw .command(error)
    }
  }

  /// The entry's own directory, which must be usable, else the person's home.
  private func workingDirectory(of entry: DesktopEntry) throws(LaunchError) -> String {
    guard let path = entry.workingDirectory else { return isUsable(home) ? home : "/" }
    if isUsable(path) { return path }
    let status = FileStatus.of(path)
    let code = status == nil ? errno : status?.isDirectory == true ? EACCES : ENOTDIR
    throw .workingDirectory(path, errno: code)
  }

  private func isUsable(_ directory: String) -> Bool {
    access(directory, X_OK) == 0 && FileStatus.of(directory)?.isDirectory == true
  }

  private func command(
    _ words: [CommandWord], in directory: String
  ) throws(LaunchError) -> LaunchCommand {
    let program = words[0].description
    let path =
      if program.hasPrefix("/") {
        program
      } else if program.utf8.contains(.slash) {
        "\(directory)/\(program)"
      } else {
        programs.find(program)
      } as String?
    guard let path else { throw .programNotFound(program) }
    return LaunchCommand(
      program: path, arguments: words, workingDirectory: directory, environment: environment)
  }

  /// The command inside a terminal window, its arguments untouched.
  private func inTerminal(_ command: LaunchCommand) throws(LaunchError) -> LaunchCommand {
    guard access(command.program, X_OK) == 0 else {
      throw .execution(program: command.program, errno: errno)
    }
    guard let emulator = TerminalEmulator.find(preferring: terminal, in: programs) else {
      throw .noTerminal
    }
    return try self.command(
      emulator.words.map { CommandWord($0) } + command.arguments, in: command.workingDirectory)
  }
}
