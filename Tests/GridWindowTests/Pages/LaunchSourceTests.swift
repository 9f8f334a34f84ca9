import Freedesktop
import GridSettings
import Testing

@testable import GridWindow

nonisolated struct LaunchSourceTests {
  private func preset(_ text: String, isTrusted: Bool) throws -> Preset {
    try PresetFile(try KeyFile(Array(text.utf8), path: "p.grid"), isTrusted: isTrusted).preset
  }

  @Test func `only a trusted file starts something without asking`() throws {
    let text = "[Section s]\nItems=a;b;c\n[Item a]\nExec=touch x\n[Item b]\nURL=https://x.org/"
    let trusted = try preset(text, isTrusted: true)
    let action = PresetAction.command(try Exec("touch x"), Exec.Context(name: ""))
    #expect(trusted.launch("a")?.started == action)
    #expect(trusted.launch("b")?.started == .address("https://x.org/"))
    #expect(trusted.launch("c")?.started == nil && trusted.launch("unknown")?.started == nil)
    let stranger = try preset(text, isTrusted: false)
    #expect(stranger.launch("a")?.asked == action)
    #expect(stranger.launch("b")?.asked == .address("https://x.org/"))
  }
}

extension Launch {
  /// What is started at once, and what the person is asked for.
  fileprivate nonisolated var started: PresetAction? {
    if case .action(let action) = self { action } else { nil }
  }
  fileprivate nonisolated var asked: PresetAction? {
    if case .ask(let action) = self { action } else { nil }
  }
}
