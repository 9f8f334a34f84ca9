import Glibc
import TestSupport
import Testing

@testable import EndToEndSupport

/// Applications that the session bus starts; the program itself is one of them.
@Suite struct BusLaunchTests {
  private static let own = "io.github.gridwindow.GridWindow"

  /// Writes an entry for the bus that runs the stub when the bus can't help.
  private func install(_ id: String, in sandbox: Sandbox) throws {
    try sandbox.desktopFile(id).write(
      """
      [Desktop Entry]
      Type=Application
      Name=App \(id)
      Exec=\(sandbox.root.path)/stub \(id)
      DBusActivatable=true
      Categories=Utility;

      """)
  }

  /// Has the bus start `command` for who asks for `id`.
  private func write(serviceFor id: String, _ command: String, in sandbox: Sandbox) throws {
    try sandbox.data.directory("dbus-1/services").file("\(id).service").write(
      "[D-BUS Service]\nName=\(id)\nExec=\(command)\n")
  }

  private func withBus(
    _ ids: String..., body: (Page, SessionBus) async throws -> Void
  ) async throws {
    let setup = Setup(fixture: Fixture(favorites: ids + ["b"]), hasBus: true)
    try await withDesktop(setup) { desktop in
      for id in ids { try install(id, in: desktop.sandbox) }
      let page = try await desktop.open()
      let bus = try #require(desktop.bus)
      try await bus.awaitName()
      try await body(page, bus)
      try await page.close()
    }
  }

  @Test func `an application that has its name is asked, and no command line runs`() async throws {
    try await withBus(Self.own) { page, _ in
      try await page.click(.favorite(Self.own))
      _ = try await awaited("the answer, which this very window gave") {
        try await page.metrics().launches == 1 ? true : nil
      }
      #expect(page.sandbox.launched.isEmpty)
      #expect(try await page.dump().toast == nil)
    }
  }

  @Test func `where nobody has the name the command line runs`() async throws {
    try await withBus("org.example.Nobody", "org.example.Other") { page, bus in
      try await page.click(.favorite("org.example.Nobody"))
      try await page.awaitLaunches("org.example.Nobody")
      bus.crash()
      try await page.click(.favorite("org.example.Other"))
      try await page.awaitLaunches("org.example.Nobody", "org.example.Other")
    }
  }

  @Test func `a service that fails is the reason`() async throws {
    try await withBus("org.example.Broken") { page, _ in
      try write(serviceFor: "org.example.Broken", "/no/such/service", in: page.sandbox)
      try await page.move(to: .favorite("org.example.Broken"))
      page.pointer.click()
      try await page.until("the reason", within: .seconds(3)) {
        $0.toast?.contains("Could not start App org.example.Broken: ") == true
          && $0.toast?.contains("No such file") == true
      }
      #expect(page.sandbox.launched.isEmpty)
    }
  }

  @Test func `a service that never answers stops nothing`() async throws {
    try await withBus("org.example.Silent") { page, _ in
      try write(serviceFor: "org.example.Silent", "/bin/sleep 2", in: page.sandbox)
      try await page.click(.favorite("org.example.Silent"))
      try await page.click(.favorite("b"))
      try await page.awaitLaunches("b")
      try await page.drag("b", to: "org.example.Silent")
      #expect(try await page.order() == "b org.example.Silent")
    }
  }

  @Test func `the command line has the bus start what does not run yet`() async throws {
    try await withDesktop { desktop in
      let sandbox = desktop.sandbox
      try install(Self.own, in: sandbox)
      try await sandbox.installProgram()
      let bus = try await SessionBus(
        environment: sandbox.environment.merging(["DISPLAY": desktop.server.name]) { $1 })

      let outcome = try await sandbox.run(
        ["--launch", Self.own.desktopID], environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])

      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
      #expect(sandbox.launched.isEmpty)
      let windows = sandbox.processes.compactMap {
        desktop.connection.windows(ofProcess: $0).first
      }
      desktop.connection.requestClose(try #require(windows.first))
      _ = try await awaited("its end") {
        sandbox.processes.filter { $0 != bus.pid }.isEmpty ? true : nil
      }
    }
  }
}
