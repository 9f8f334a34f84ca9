package import Freedesktop

/// Starts applications by their desktop entries, without a shell and detached from this program.
package struct ApplicationLauncher: Sendable {
  private let launcher: Launcher

  /// Creates a launcher that passes the variables of `environment` to programs.
  package init(environment: ProcessEnvironment) { launcher = Launcher(environment: environment) }

  /// A started application.
  package struct Start: Sendable {
    /// Its processes, one per file if the application takes one file at a time.
    package let processes: [LaunchedProcess]
  }

  /// Starts `application` with files or URIs to open.
  ///
  /// Takes about a millisecond.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - action: One of its actions to start instead of the application itself.
  ///   - files: Paths or URIs as the user enters them.
  ///   - startupID: The startup notification id, or `nil` if the start is not announced.
  /// - Returns: The processes. None needs to be waited for.
  /// - Throws: `LaunchError` if a process could not be started. Earlier ones keep running.
  package func start(
    _ application: Application, action: DesktopAction? = nil, opening files: [FileReference] = [],
    startupID: String? = nil
  ) throws(LaunchError) -> Start {
    var processes: [LaunchedProcess] = []
    let commands = try launcher.commands(for: application.entry, action: action, opening: files)
    for var command in commands {
      command.environment["DESKTOP_STARTUP_ID"] = startupID
      processes.append(try command.start())
    }
    return Start(processes: processes)
  }
}

extension Application {
  /// Whether the application supports startup notification, which ends with its first window.
  ///
  /// The page shows such a start for at most 15 s, and any other for 3 s.
  package var expectsNotification: Bool {
    entry.startupNotify ?? (entry.startupWMClass != nil)
  }
}
