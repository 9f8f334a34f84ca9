import Glibc
import TestSupport
import Testing

@testable import EndToEndSupport

/// What the desktop is told while an application starts, and what happens when it does not.
@Suite struct StartingTests {
  private let launcher = Setup(arguments: ["--toggle"])

  /// Writes an entry for `name` whose program runs `script`, and returns its path.
  private func install(
    _ name: String, in sandbox: Sandbox, script: String, _ keys: String = "StartupNotify=true"
  ) throws {
    let program = sandbox.root.file("program-\(name)")
    try program.write("#!/bin/sh\n\(script)\n", mode: 0o755)
    try sandbox.desktopFile(name).write(
      """
      [Desktop Entry]
      Type=Application
      Name=App "\(name)"
      Exec=\(program.path)
      Icon=icon-\(name)
      Categories=Utility;
      \(keys)

      """)
  }

  private func startupMessage(_ page: Page, _ kind: String) async throws -> String {
    try await awaited("the message \(kind)") {
      page.connection.startupMessage().flatMap { $0.hasPrefix(kind + ":") ? $0 : nil }
    }
  }

  /// The desktop with `name` installed so, and the launcher open on it.
  private func withLauncher(
    _ name: String, script: String, _ body: (Desktop, Page) async throws -> Void
  ) async throws {
    try await withDesktop(launcher) { desktop in
      try install(name, in: desktop.sandbox, script: script, "StartupWMClass=Some Class")
      let page = try await desktop.open()
      page.connection.hearStartups()
      try await page.move(to: .favorite(name))
      page.pointer.click()
      try await body(desktop, page)
    }
  }

  @Test func `a launcher tells of a start, goes, and lingers unseen until it is over`() async throws
  {
    try await withLauncher("b", script: "echo \"$DESKTOP_STARTUP_ID\" >\"$0.id\"; exec sleep 20") {
      desktop, page in
      let message = try await startupMessage(page, "new")
      let fields = [
        #"NAME="App \"b\"""#, "SCREEN=\"0\"", "ICON=\"icon-b\"", "APPLICATION_ID=\"b.desktop\"",
        "WMCLASS=\"Some Class\"", "BIN=\"\(desktop.sandbox.root.path)/program-b\"", "TIMESTAMP=",
      ]
      for field in fields { #expect(message.contains(field), "\(message)") }
      let id = try await awaited("the id of the program") {
        desktop.sandbox.root.file("program-b.id").lines.first
      }
      #expect(message.contains("ID=\"\(id)\""))
      _ = try await awaited("the window's going") {
        page.connection.isViewable(page.window) ? nil : true
      }
      #expect(page.program.process.poll() == nil)

      let again = try desktop.start(inspector: desktop.sandbox.freshPath("again"))
      let window = try await awaited("a window of its own for a new start") {
        page.connection.windows(ofProcess: again.process.pid).first
      }
      page.connection.requestClose(window)
      #expect(try await again.process.exit() == 0)

      #expect(page.program.process.poll() == nil)
      page.connection.endStartup(id)
      #expect(try await page.program.process.exit() == 0)
      for pid in desktop.sandbox.processes { kill(pid, SIGKILL) }
    }
  }

  @Test func `a question is answered at once, whatever is starting`() async throws {
    try await withDesktop(Setup(arguments: ["--print"])) { desktop in
      try install("b", in: desktop.sandbox, script: "exec sleep 20")
      let page = try await desktop.open()
      page.connection.hearStartups()
      try await page.move(to: .favorite("b"))
      page.pointer.click()
      _ = try await startupMessage(page, "new")
      page.connection.requestClose(page.window)
      #expect(try await page.program.process.exit() == 0)
      #expect(page.program.output.hasPrefix("a.desktop\nb.desktop\n"))
      for pid in desktop.sandbox.processes { kill(pid, SIGKILL) }
    }
  }

  @Test func `the end of a program that showed no window is the end of its start`() async throws {
    try await withLauncher("b", script: "exit 0") { _, page in
      _ = try await startupMessage(page, "new")
      _ = try await startupMessage(page, "remove")
      #expect(try await page.program.process.exit() == 0)
    }
  }

  @Test func `a signal ends a lingering launcher at once`() async throws {
    try await withLauncher("b", script: "exec sleep 20") { desktop, page in
      _ = try await startupMessage(page, "new")
      _ = try await awaited("the window's going") {
        page.connection.isViewable(page.window) ? nil : true
      }
      page.program.process.send(SIGTERM)
      #expect(try await page.program.process.exit() == 0)
      for pid in desktop.sandbox.processes { kill(pid, SIGKILL) }
    }
  }

  /// Keys of an entry, and words of the reason that its program can't be started.
  @Test(arguments: [
    ("Exec=/no/such/program", "No such file"), ("Path=/no/such", "/no/such"),
    ("Exec=gone-for-good", "gone-for-good"), ("Exec=/etc/passwd", "Permission denied"),
  ])
  func `a start that fails is told at once, and its announcement is taken back`(
    key: String, reason: String
  ) async throws {
    try await withDesktop { desktop in
      try install("b", in: desktop.sandbox, script: "exit 0", "StartupNotify=true\n\(key)")
      let page = try await desktop.open()
      page.connection.hearStartups()
      try await page.move(to: .favorite("b"))
      page.pointer.click()
      try await page.until("the reason", within: .seconds(3)) {
        $0.toast?.contains("Could not start App \"b\"") == true
          && $0.toast?.contains(reason) == true
      }
      _ = try await startupMessage(page, "new")
      _ = try await startupMessage(page, "remove")
      #expect(try await page.metrics().launches == 0)
      #expect(page.program.errors.contains(reason))
      try await page.close()
    }
  }

  @Test func `an application for a terminal says that there is none`() async throws {
    try await withDesktop(Setup(environment: ["PATH": "/nonexistent"])) { desktop in
      try install("b", in: desktop.sandbox, script: "exit 0", "Terminal=true")
      let page = try await desktop.open()
      try await page.click(.favorite("b"))
      try await page.until("the reason") { $0.toast?.contains("it needs a terminal") == true }
      try await page.close()
    }
  }

  @Test func `C47 a program outlives the page, and shares nothing with it`() async throws {
    try await withDesktop { desktop in
      let script = "echo $$ >\"$0.pid\"; exec sleep 20"
      try install("b", in: desktop.sandbox, script: script, "StartupNotify=false")
      let page = try await desktop.open()
      try await page.click(.favorite("b"))
      let pid = try await awaited("the program") {
        desktop.sandbox.root.file("program-b.pid").lines.first.flatMap { pid_t($0) }
      }
      page.program.process.send(SIGKILL)
      _ = try await page.program.process.exit()

      #expect(kill(pid, 0) == 0 && getsid(pid) == pid)
      let status = File(path: "/proc/\(pid)/status").text ?? ""
      #expect(!status.contains("PPid:\t\(page.program.process.pid)\n"))
      let open = Directory(path: "/proc/\(pid)/fd").names
      #expect(open == ["0", "1", "2"])
      kill(pid, SIGKILL)
    }
  }

  @Test func `C48 a program gets the session's variables and none of ours`() async throws {
    let session = [
      "LANG": "C.UTF-8", "LC_TIME": "en_DK.UTF-8", "DESKTOP_STARTUP_ID": "old_TIME1",
      "THE_USERS_OWN": "a b",
    ]
    try await withDesktop(Setup(environment: session)) { desktop in
      let script = "env -0 >\"$0.new\"; mv \"$0.new\" \"$0.$(date +%N).env\""
      try install("b", in: desktop.sandbox, script: script)
      let page = try await desktop.open()
      page.connection.hearStartups()
      var seen: Set<String> = []
      for _ in 0..<2 {
        page.pointer.move(to: page.pointer.position, pause: .milliseconds(600))
        try await page.click(.favorite("b"))
        let name = try await awaited("the variables") {
          desktop.sandbox.root.names.first { $0.hasSuffix(".env") && !seen.contains($0) }
        }
        seen.insert(name)
        let bytes = desktop.sandbox.root.file(name).content ?? []
        let variables = Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
        #expect(
          variables.isSuperset(of: ["LANG=C.UTF-8", "LC_TIME=en_DK.UTF-8", "THE_USERS_OWN=a b"]))
        let startups = variables.filter { $0.hasPrefix("DESKTOP_STARTUP_ID=") }
        #expect(startups.count == 1 && !startups.contains("DESKTOP_STARTUP_ID=old_TIME1"))
        #expect(!variables.contains { $0.hasPrefix("GRIDWINDOW_") })
        seen.formUnion(startups)
      }
      #expect(seen.count == 4, "each start has an id of its own")
      try await page.close()
    }
  }
}
