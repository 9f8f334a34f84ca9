import TestSupport

/// Which window manager a test runs under.
enum WindowManager: String, CaseIterable {
  case none
  case openbox
  case xfwm4
  case i3
  case icewm

  /// All that manage.
  static let managers = allCases.filter { $0 != .none }

  /// A window manager that runs, and the bus that it can't do without.
  struct Running {
    let process: ChildProcess
    let bus: SessionBus?
  }

  /// Starts it on the server of `connection`, and waits until it manages windows.
  ///
  /// Writes its configuration into `sandbox`.
  func start(
    on connection: Connection, _ server: XServer, in sandbox: Sandbox
  ) async throws -> Running? {
    guard let command = try command(in: sandbox) else { return nil }
    let bus = self == .xfwm4 ? try await SessionBus() : nil
    let environment = [
      "DISPLAY": server.name, "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "NO_AT_BRIDGE": "1",
      "DBUS_SESSION_BUS_ADDRESS": bus?.address ?? "disabled:",
    ]
    let process = try ChildProcess(command, environment: environment)
    _ = try await awaited("a window manager") {
      connection.cardinals("_NET_SUPPORTING_WM_CHECK", of: connection.root).first
    }
    try await showWindow(on: connection)
    return Running(process: process, bus: bus)
  }

  /// Waits until a window is shown: a window manager that just starts may lose the first wishes.
  private func showWindow(on connection: Connection) async throws {
    let window = connection.makeWindow(Rect(x: 0, y: 0, width: 9, height: 9))
    _ = try await awaited("a managed window") {
      connection.map(window)
      return connection.isViewable(window) ? true : nil
    }
    connection.destroy(window)
  }

  private func command(in sandbox: Sandbox) throws -> [String]? {
    switch self {
    case .none: nil
    case .openbox: ["openbox"]
    case .xfwm4: ["xfwm4", "--compositor=off"]
    case .i3: ["i3", "-c", try configuration(in: sandbox).path]
    case .icewm: ["icewm"]
    }
  }

  /// The least that i3 needs: the system's own configuration starts a wizard, whose window takes
  /// the focus from the program whenever it comes.
  private func configuration(in sandbox: Sandbox) throws -> File {
    let file = sandbox.root.file("i3")
    try file.write("# i3 config file (v4)\nfont pango:monospace 8\n")
    return file
  }
}
