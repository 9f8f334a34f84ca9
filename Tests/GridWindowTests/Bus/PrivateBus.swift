import TestSupport

/// A session bus for one test, ended with it.
nonisolated struct PrivateBus {
  /// Where it is.
  let address: String
  private let directory = ScratchDirectory()
  private let process: ReadyProcess

  init() throws {
    process = try ReadyProcess(
      ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=3"],
      environment: ["XDG_DATA_HOME": "\(directory.path)/data", "PATH": "/usr/bin:/bin"])
    address = process.line
  }

  /// Has `command` started whenever somebody asks for `name`.
  func write(serviceFor name: String, _ command: String) {
    directory.write(
      "data/dbus-1/services/\(name).service",
      "[D-BUS Service]\nName=\(name)\nExec=\(command)\n")
  }
}
