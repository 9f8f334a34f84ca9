import Testing

@testable import Freedesktop

@Suite struct TerminalTests {
  private let tree: TemporaryTree

  init() throws {
    tree = try TemporaryTree()
    try tree.program("stub")
  }

  private func arguments(terminal: TerminalEmulator? = nil) throws -> [String] {
    let entry = try Samples.entry(
      Samples.text("N", "Terminal=true\nExec=stub -R \"a b\"\nPath=\(tree.path)"))
    let launcher = Launcher(
      environment: ["PATH": tree.path, "HOME": "/", "TERMINAL": "vi"], terminal: terminal)
    return try #require(try launcher.commands(for: entry).first).arguments.map(\.description)
  }

  @Test(arguments: [
    "xdg-terminal-exec", "x-terminal-emulator -e", "gnome-terminal --", "xfce4-terminal -x",
    "konsole -e", "kitty", "xterm -e",
  ])
  func `a terminal gets the arguments one by one behind its own option`(words: String) throws {
    let words = words.split(separator: " ").map(String.init)
    try tree.program(words[0])

    #expect(try arguments() == words + ["stub", "-R", "a b"])
  }

  @Test func `the earlier terminal of the list is taken`() throws {
    for terminal in TerminalEmulator.known.reversed() {
      try tree.program(terminal.words[0])
      #expect(try arguments() == terminal.words + ["stub", "-R", "a b"])
    }
  }

  @Test func `the person's own terminal comes before the list`() throws {
    try tree.program("xdg-terminal-exec")
    let own = TerminalEmulator(["mine", "--run"])
    #expect(try arguments(terminal: own).first == "xdg-terminal-exec")

    try tree.program("mine")
    #expect(try arguments(terminal: own) == ["mine", "--run", "stub", "-R", "a b"])
  }

  @Test func `without any terminal the launch is refused`() {
    #expect(throws: LaunchError.noTerminal) { try arguments() }
  }

  @Test func `a missing program is refused before a terminal opens`() throws {
    try tree.program("xterm")
    let entry = try Samples.entry(Samples.text("N", "Terminal=true\nExec=gone"))

    #expect(throws: LaunchError.programNotFound("gone")) {
      try Launcher(environment: ["PATH": tree.path, "HOME": "/"]).commands(for: entry)
    }
  }
}
