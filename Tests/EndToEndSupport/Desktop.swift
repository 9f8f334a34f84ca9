import TestSupport

/// A private screen with a sandbox, on which programs can be opened.
final class Desktop {
  let connection: Connection
  let input: FakeInput
  let sandbox: Sandbox
  let server: XServer
  let bus: SessionBus?
  private let windowManager: WindowManager.Running?
  private let setup: Setup

  /// A desktop with `sandbox`, or with a new one.
  init(_ setup: Setup = Setup(), sandbox: Sandbox? = nil) async throws {
    self.setup = setup
    server = try await XServer(options: setup.serverOptions)
    connection = try Connection(to: server)
    input = try FakeInput(connection)
    if !setup.monitors.isEmpty { try connection.set(setup.monitors) }
    self.sandbox = try sandbox ?? Sandbox(setup.fixture)
    bus =
      setup.hasBus
      ? try await SessionBus(
        environment: ["PATH": "/usr/bin:/bin", "XDG_DATA_HOME": self.sandbox.data.path]) : nil
    windowManager = try await setup.windowManager.start(on: connection, server, in: self.sandbox)
  }

  /// Starts the program and waits until its window is there and, unless it can't be, at rest.
  func open(waitingForRest waits: Bool = true) async throws -> Page {
    let socket = sandbox.freshPath("inspector")
    let program = try start(inspector: socket)
    do {
      let inspector = try await awaited("the inspector") { () throws -> Inspector? in
        guard program.process.poll() == nil else {
          throw EndToEndError("the program ended at its start")
        }
        return Inspector(socket)
      }
      let window = try await awaited("the window") {
        connection.windows(ofProcess: program.process.pid).first
      }
      if waits { try await inspector.idle() }
      return Page(desktop: self, program: program, inspector: inspector, window: window)
    } catch {
      throw EndToEndError("\(error)\nThe program said: \(program.errors)")
    }
  }

  /// Starts the program and waits for nothing.
  func start(inspector: String) throws -> Program {
    var environment = environment
    environment["GRIDWINDOW_INSPECT"] = inspector
    return try Program(
      setup.placing + (setup.scale.map { ["--scale", $0] } ?? []) + setup.arguments, in: sandbox,
      environment: environment, wrapper: setup.wrapper, input: setup.input)
  }

  /// Starts the program once more and waits for its end.
  func startAgain(_ arguments: String..., startup: String? = nil) async throws -> CommandResult {
    try await startAgain(arguments, startup: startup)
  }

  /// Starts the program once more and waits for its end.
  func startAgain(_ arguments: [String], startup: String? = nil) async throws -> CommandResult {
    var environment = environment
    environment["DESKTOP_STARTUP_ID"] = startup
    return try await sandbox.run(arguments, environment: environment)
  }

  private var environment: [String: String] {
    var environment = setup.environment
    environment["DISPLAY"] = server.name
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus?.address
    return environment
  }
}

/// Runs `body` on a new desktop, for a few tests at a time.
func withDesktop(
  _ setup: Setup = Setup(), _ body: (Desktop) async throws -> Void
) async throws {
  await AsyncSemaphore.desktops.acquire()
  do {
    try await body(Desktop(setup))
  } catch {
    await AsyncSemaphore.desktops.release()
    throw error
  }
  await AsyncSemaphore.desktops.release()
}

/// The setup of a test: fixture, window manager, window, arguments.
struct Setup {
  var fixture = Fixture()
  var windowManager = WindowManager.none
  /// More options for Xvfb.
  var serverOptions: [String] = []
  /// The window's size and place; empty leaves both to the program.
  var geometry = "640x480+0+0"
  /// The scale that the command line asks for; nothing leaves it to the desktop.
  var scale: String? = "1"
  /// Whether there is a session bus.
  var hasBus = false
  /// More arguments for the program.
  var arguments: [String] = []
  /// The standard input of the program.
  var input = ""
  /// A command that ends by executing the program.
  var wrapper: [String] = []
  /// Variables on top of those of the sandbox.
  var environment: [String: String] = [:]
  /// The monitors of the screen; none leaves it undivided.
  var monitors: [VirtualMonitor] = []

  /// The arguments that place the window.
  var placing: [String] { geometry.isEmpty ? [] : ["--geometry", geometry] }
}
