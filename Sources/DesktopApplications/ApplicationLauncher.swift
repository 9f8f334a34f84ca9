package import Freedesktop

/// Starts applications by their entries: no shell, each on its own feet.
package struct ApplicationLauncher: Sendable {
  private let launcher: Launcher

  /// A launcher that gives programs the variables of `environment`.
  package init(environment: ProcessEnvironment) { launcher = Launcher(environment: environment) }

  /// An application that was started.
  package struct Start: Sendable {
    /// Its processes; one for each file when it takes one file at a time.
    package let processes: [LaunchedProcess]
  }

  /// Starts `application` with files or addresses to open, in about a millisecond.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - action: One of its own actions, instead of the application itself.
  ///   - files: Paths or addresses, as a person gives them.
  ///   - startupID: The startup id that its windows are told by; `nil` when nothing is announced.
  /// - Returns: The processes, none of which needs to be waited for.
  /// - Throws: Why nothing, or not everything, was started.
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
  /// Whether its start is announced to the desktop and ends with its first window: such a start
  /// is shown for 15 s at most, any other for 3 s.
  package var expectsNotification: Bool {
    entry.startupNotify ?? (entry.startupWMClass != nil)
  }
}
