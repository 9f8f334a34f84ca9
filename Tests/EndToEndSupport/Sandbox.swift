import Glibc
import TestSupport

/// The home of one test: directories, applications, favorites, config.
final class Sandbox {
  let root: Directory
  let config: Directory
  let data: Directory
  let state: Directory
  let runtime: Directory
  let environment: [String: String]
  private var names = 0

  init(_ fixture: Fixture = Fixture()) throws {
    root = try Directory.temporary()
    config = try root.directory("config")
    data = try root.directory("data")
    state = try root.directory("state")
    runtime = try root.directory("run")
    environment = [
      "HOME": try root.directory("home").path,
      "XDG_CONFIG_HOME": config.path,
      "XDG_DATA_HOME": data.path,
      "XDG_STATE_HOME": state.path,
      "XDG_CACHE_HOME": try root.directory("cache").path,
      "XDG_RUNTIME_DIR": runtime.path,
      "XDG_CONFIG_DIRS": try root.directory("etc").path,
      "XDG_DATA_DIRS": try root.directory("share").path,
      "PATH": "/usr/bin:/bin",
      "LANG": "C.UTF-8",
    ]
    try arrange(fixture)
  }

  deinit { root.remove() }

  /// The common fixture of the cases: favorites a…l of forty applications, four columns.
  static func f12() throws -> Sandbox { try Sandbox(Fixture()) }

  var favoritesFile: File { File(path: "\(config.path)/gridwindow/favorites") }
  var configFile: File { File(path: "\(config.path)/gridwindow/config") }

  /// The short names on file, in order; none when there is no file.
  var favorites: [String] { favoritesFile.lines.map(\.shortName) }

  /// A path that no file has yet.
  func freshPath(_ stem: String) -> String {
    names += 1
    return "\(root.path)/\(stem)-\(names)"
  }

  /// The ids of all processes that run in this sandbox, whoever started them.
  var processes: [pid_t] {
    let mark = Array("XDG_CONFIG_HOME=\(config.path)".utf8)
    return Directory(path: "/proc").names.compactMap(pid_t.init).filter { pid in
      let variables = File(path: "/proc/\(pid)/environ").content ?? []
      return variables.split(separator: 0).contains { $0.elementsEqual(mark) }
    }
  }
}

extension Sandbox {
  /// The directory that the program is built from.
  static let checkout =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// Runs `scripts/install` with `arguments`, to its end.
  func install(_ arguments: [String]) async throws -> CommandResult {
    let (output, errors) = (File(path: freshPath("output")), File(path: freshPath("errors")))
    let process = try ChildProcess(
      ["\(Self.checkout)/scripts/install"] + arguments, environment: environment,
      files: [1: output.path, 2: errors.path])
    return CommandResult(
      status: try await process.exit(), output: output.text ?? "", errors: errors.text ?? "")
  }

  /// Installs the program under test into the data directory for all users of the sandbox.
  func installProgram() async throws {
    let outcome = try await install(["--prefix", root.path, "--program", Program.path])
    guard outcome.status == 0 else { throw EndToEndError("no installation: \(outcome.errors)") }
  }
}
