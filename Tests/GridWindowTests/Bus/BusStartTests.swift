import Freedesktop
import System
import TestSupport
import Testing

@testable import GridSettings
@testable import GridWindow

/// Applications that the session bus starts, on a private one.
nonisolated struct BusStartTests {
  private let directory = ScratchDirectory()
  private static let id = "org.example.Some-App"

  private func entry(_ lines: String...) throws -> DesktopEntry {
    let path = directory.writeEntry(
      "\(Self.id).desktop", name: "Some", "DBusActivatable=true", lines.joined(separator: "\n"))
    return try DesktopEntry(path: path, locale: .plain)
  }

  private func activation(
    _ action: DesktopAction? = nil, opening files: [FileReference] = [], startupID: String? = nil
  ) throws -> BusActivation {
    try #require(
      BusActivation(for: entry(), action: action, opening: files, startupID: startupID))
  }

  private func outcome(
    _ activation: BusActivation, on address: String, patience: Duration = .seconds(20)
  ) throws -> BusStart.Result {
    let start = try BusStart(activation, on: address, patience: patience)
    #expect(waitForInput(start.descriptor, milliseconds: 30_000))
    return start.finish()
  }

  @Test func `an application that has its name is called with the startup id`() throws {
    let bus = try PrivateBus()
    let application = try BusApplication(Self.id, on: bus.address, .answers)

    #expect(try outcome(activation(startupID: "x_TIME1"), on: bus.address) == .accepted)
    let files = [FileReference.path("/a b"), .uri("http://x/?y")]
    #expect(try outcome(activation(opening: files), on: bus.address) == .accepted)
    let entry = try entry("Actions=new;\n[Desktop Action new]\nName=New")
    let action = try #require(BusActivation(for: entry, action: entry.actions.first))
    #expect(try outcome(action, on: bus.address) == .accepted)

    #expect(
      application.calls == [
        "/org/example/Some_App Activate({'desktop-startup-id': <'x_TIME1'>},)",
        "/org/example/Some_App Open(['file:///a%20b', 'http://x/?y'], {})",
        "/org/example/Some_App ActivateAction('new', [], {})",
      ])
  }

  @Test func `what an application answers as an error is the reason`() throws {
    let bus = try PrivateBus()
    let application = try BusApplication(Self.id, on: bus.address, .refuses("no license — “x”"))

    #expect(try outcome(activation(), on: bus.address) == .refused("no license — “x”"))
    #expect(application.calls.count == 1)
  }

  @Test func `an application that keeps silent is not waited for without end`() throws {
    let bus = try PrivateBus()
    let application = try BusApplication(Self.id, on: bus.address, .keepsSilent)
    let silence = BusStart.Result.refused("it did not answer on the session bus in time")

    #expect(try outcome(activation(), on: bus.address, patience: .milliseconds(200)) == silence)
    #expect(waitForInput(application.descriptor, milliseconds: 20_000))
    #expect(application.calls.count == 1)
    let start = try BusStart(activation(), on: bus.address, patience: .seconds(1))
    #expect(start.finish() == silence, "whoever does not wait at all gets the same")
  }

  @Test func `a service that can't be started gives the reason of the bus`() throws {
    let bus = try PrivateBus()
    bus.write(serviceFor: Self.id, "/no/such/program")

    let outcome = try outcome(activation(), on: bus.address)

    guard case .refused(let reason) = outcome else { return #expect(outcome == .accepted) }
    #expect(reason.contains("No such file"))
  }

  @Test func `without a name a service or a bus there is nobody`() throws {
    let bus = try PrivateBus()
    #expect(try outcome(activation(), on: bus.address) == .nobody)
    #expect(try outcome(activation(), on: "unix:path=/no/such/bus") == .nobody)
    #expect(try outcome(activation(), on: "nonsense") == .nobody)
  }

  @Test func `the address of the bus is that of the session or of its directory`() {
    #expect(SessionBus.address(in: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"]) == "unix:path=/x")
    let quiet: ProcessEnvironment = [
      "DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": directory.path,
    ]
    directory.write("bus", "")
    #expect(SessionBus.address(in: quiet) == nil)
    #expect(
      SessionBus.address(in: ["XDG_RUNTIME_DIR": directory.path])
        == "unix:path=\(directory.path)/bus")
    #expect(SessionBus.address(in: ["XDG_RUNTIME_DIR": "/no/such"]) == nil)
  }

  // MARK: The command line

  private func launch(_ environment: [String: String], _ files: String...) throws -> CommandResult?
  {
    let options = try OptionParser.parse(
      ["--launch", "\(Self.id).desktop", "--"] + files.map { CommandWord($0) })
    return Commands(options: options, environment: directory.environment(environment)).run()
  }

  @Test func `--launch asks the bus before it runs the command line`() throws {
    let bus = try PrivateBus()
    _ = try entry("Exec=/no/such/program %U")
    let session = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
    let failure = "could not start Some: “/no/such/program” can't be run: No such file or directory"
    #expect(try launch(session) == .failure(failure), "nobody has the name, so Exec counts")
    #expect(try launch(["DBUS_SESSION_BUS_ADDRESS": ""]) == .failure(failure))

    let application = try BusApplication(Self.id, on: bus.address, .answers)
    #expect(try launch(session, "/x y") == CommandResult())
    #expect(application.calls == ["/org/example/Some_App Open(['file:///x%20y'], {})"])
  }

  @Test func `--launch tells the reason of the application, and when only a bus could help`() throws
  {
    let bus = try PrivateBus()
    directory.write(
      "data/applications/\(Self.id).desktop",
      "[Desktop Entry]\nType=Application\nName=Some\nDBusActivatable=true\n")
    let needsBus =
      "could not start Some: it is started over the session bus only, where nobody answers to its "
      + "name"
    let session = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
    #expect(try launch(session) == .failure(needsBus))
    let application = try BusApplication(Self.id, on: bus.address, .refuses("no license"))
    #expect(try launch(session) == .failure("could not start Some: no license"))
    #expect(application.calls.count == 1)
  }
}
