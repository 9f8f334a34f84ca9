import Glibc
import TestSupport

/// A private session bus, ended when nothing holds it any longer.
final class SessionBus {
  /// Where programs find it.
  let address: String
  private let process: ChildProcess
  private let directory: Directory

  /// Starts it; what it starts itself gets the variables of `environment`, and is found by its
  /// `XDG_DATA_HOME`.
  init(environment: [String: String] = ["PATH": "/usr/bin:/bin"]) async throws {
    let directory = try Directory.temporary()
    let address = directory.file("address")
    let process = try ChildProcess(
      ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=3"],
      environment: environment, files: [3: address.path])
    let line = try await awaited("a session bus") {
      address.text.flatMap { $0.hasSuffix("\n") ? $0 : nil }
    }
    self.address = String(line.dropLast())
    (self.process, self.directory) = (process, directory)
  }

  deinit { directory.remove() }

  /// The process id of the bus itself.
  var pid: pid_t { process.pid }

  /// A call of a method of the program, in `gdbus`'s form, that is on its way.
  func call(_ method: String, _ arguments: String...) throws -> Call {
    try call(method, with: arguments)
  }

  func call(_ method: String, with arguments: [String]) throws -> Call {
    let output = directory.file("call-\(calls)")
    calls += 1
    let process = try ChildProcess(
      ["gdbus", "call", "--session", "--dest", Self.name, "--object-path", Self.path]
        + ["--method", method.contains(".") ? method : "\(Self.name).\(method)"] + arguments,
      environment: environment, files: [1: output.path, 2: output.path])
    return Call(process: process, output: output)
  }

  private var calls = 0

  /// A call that may not have been answered yet.
  struct Call {
    let process: ChildProcess
    let output: File

    /// The answer or the error, as `gdbus` writes it.
    func answer() async throws -> String {
      _ = try await process.exit()
      return (output.text ?? "").split(separator: "\n").joined(separator: "\n")
    }
  }

  /// Writes down the signals of the program from now on.
  func listen() async throws -> (process: ChildProcess, signals: File) {
    let signals = directory.file("signals-\(calls)")
    calls += 1
    let process = try ChildProcess(
      ["gdbus", "monitor", "--session", "--dest", Self.name], environment: environment,
      files: [1: signals.path])
    _ = try await awaited("the monitor") {
      signals.text?.contains("is owned by") == true ? true : nil
    }
    return (process, signals)
  }

  /// Waits until the program has its name.
  func awaitName() async throws {
    _ = try await awaited("the name \(Self.name)") {
      try await call("List").answer().hasPrefix("(") ? true : nil
    }
  }

  /// Ends it at once.
  func crash() { process.send(SIGKILL) }

  private var environment: [String: String] {
    ["DBUS_SESSION_BUS_ADDRESS": address, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
  }

  private static let name = "io.github.gridwindow.GridWindow"
  private static let path = "/io/github/gridwindow/GridWindow"
}
