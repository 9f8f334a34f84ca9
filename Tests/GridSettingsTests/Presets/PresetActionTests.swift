import Freedesktop
import TestSupport
import Testing

@testable import GridSettings

struct PresetActionTests {
  private let directory = ScratchDirectory()

  @Test(arguments: [
    ("https://example.org/#a", true), ("HTTP://example.org", true), ("mailto:a@b.c", true),
    ("file:///etc/passwd", false), ("javascript:alert(1)", false), ("https", false), ("", false),
    ("-https://x", false), ("https://a b", false), ("https://a\nb", false), (" https://a", false),
  ])
  func `an address is http, https or mailto in one visible word`(text: String, isGood: Bool) {
    #expect(PresetAction.canOpen(text) == isGood)
  }

  @Test func `an address is one argument of the desktop's opener`() {
    let address = "https://example.org/?a=$(id)&b=;"
    #expect(PresetAction.address(address).words == ["xdg-open", address])
  }

  @Test func `a command is started by its path without the variables that are ours`() throws {
    let environment = directory.environment(["DESKTOP_STARTUP_ID": "x"])
    let action = PresetAction.command(try Exec("true --flag"), Exec.Context(name: "T"))
    let command = try action.command(in: environment)
    #expect(command.program == "/usr/bin/true" && command.arguments == ["true", "--flag"])
    #expect(command.workingDirectory == directory.path)
    #expect(command.environment["DESKTOP_STARTUP_ID"] == nil)
  }

  @Test func `a program that is not installed gives a sentence`() throws {
    let action = PresetAction.command(try Exec("no-such-program"), Exec.Context(name: "T"))
    #expect(throws: LaunchError.programNotFound("no-such-program")) {
      try action.command(in: directory.environment())
    }
  }
}
