import Freedesktop
import Glibc
import System
import TestSupport
import Testing

@testable import DesktopApplications

struct ApplicationLauncherTests {
  private let directory = ScratchDirectory()

  private func application(_ lines: String...) throws -> Application {
    directory.write(
      "data/applications/a.desktop",
      "[Desktop Entry]\nType=Application\nName=A\n" + lines.joined(separator: "\n"))
    return try #require(ApplicationCatalog(environment: directory.environment())["a.desktop"])
  }

  private var launcher: ApplicationLauncher {
    ApplicationLauncher(environment: directory.environment(["DESKTOP_STARTUP_ID": "old"]))
  }

  private func contents(_ path: String) -> String {
    String(decoding: (try? RegularFile.bytes(of: path, limit: 1 << 20)) ?? [], as: UTF8.self)
  }

  /// Waits until every process has ended.
  private func wait(for start: ApplicationLauncher.Start) {
    for process in start.processes {
      guard let descriptor = process.exitDescriptor else { continue }
      #expect(waitForInput(descriptor, milliseconds: 20_000))
    }
  }

  @Test func `a program gets its files and a fresh startup id`() throws {
    let script = directory.writeProgram("run", "echo \"$DESKTOP_STARTUP_ID:$*\" > \"$0.out\"")
    let start = try launcher.start(
      application("Exec=\(script) %U"), opening: [.uri("http://x/"), .path("/tmp/b c")],
      startupID: "new_TIME1")
    #expect(start.processes.count == 1)
    wait(for: start)
    #expect(contents(script + ".out") == "new_TIME1:http://x/ file:///tmp/b%20c\n")
  }

  @Test func `without a startup id an old one is not passed on`() throws {
    let script = directory.writeProgram("run", "echo \"[$DESKTOP_STARTUP_ID]\" > \"$0.out\"")
    wait(for: try launcher.start(application("Exec=\(script)")))
    #expect(contents(script + ".out") == "[]\n")
  }

  @Test func `a program that takes one file at a time is started for each`() throws {
    let start = try launcher.start(
      application("Exec=true %f"), opening: [.path("/a"), .path("/b"), .path("/c")])
    #expect(start.processes.count == 3)
    wait(for: start)
  }

  @Test func `a missing program is said in a sentence`() throws {
    let application = try application("Exec=no-such-program-here")
    #expect(throws: LaunchError.programNotFound("no-such-program-here")) {
      try launcher.start(application)
    }
  }

  @Test(arguments: [
    ("StartupNotify=true", true), ("StartupNotify=false", false), ("StartupWMClass=X", true),
    ("StartupNotify=false\nStartupWMClass=X", false), ("", false),
  ])
  func `the entry says whether its start is announced`(line: String, isExpected: Bool) throws {
    #expect(try application("Exec=true", line).expectsNotification == isExpected)
  }

  @Test func `started programs leave no zombie`() throws {
    let application = try application("Exec=true")
    for _ in 0..<50 {
      let start = try launcher.start(application)
      wait(for: start)
      #expect(start.processes.allSatisfy { waitpid($0.identifier, nil, WNOHANG) < 0 })
    }
  }
}
