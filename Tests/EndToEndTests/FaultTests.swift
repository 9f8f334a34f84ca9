import Testing

@testable import EndToEndSupport

/// What goes wrong outside is said in one sentence, and loses nothing.
@Suite struct FaultTests {
  @Test(arguments: [
    ["--no-such-option"], ["--add"], ["--move", "a.desktop"], ["--move", "a.desktop", "0"],
    ["--move", "a.desktop", "one"], ["--add", "m01.desktop", "--at", "-2"], ["--scale", "big"],
    ["--geometry", "wide"], ["--log-level", "loud"], ["stray"],
  ])
  func `wrong usage is exit 2 and one sentence`(arguments: [String]) async throws {
    let sandbox = try Sandbox.f12()
    let outcome = try await sandbox.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.saysOneSentence, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(sandbox.favorites == Fixture.letters)
  }

  @Test(arguments: [[:], ["DISPLAY": ""], ["DISPLAY": ":9999"]])
  func `without a display it is exit 1 and one sentence`(
    environment: [String: String]
  ) async throws {
    let outcome = try await Sandbox.f12().run([], environment: environment)
    #expect(outcome.status == 1)
    #expect(outcome.saysOneSentence, "\(outcome.errors)")
  }

  @Test func `a misspelled config key is named with its line and the right one`() async throws {
    let fixture = Fixture(config: "[Grid]\n\nColums=4\nSpacing=16\n")
    try await withPage(Setup(fixture: fixture)) { page in
      let errors = page.program.errors
      #expect(errors.contains("\(page.sandbox.configFile.path):3"), "\(errors)")
      #expect(errors.contains("Colums") && errors.contains("Columns"), "\(errors)")
    }
  }

  @Test func `a missing config file named on the command line is exit 1`() async throws {
    let sandbox = try Sandbox.f12()
    let outcome = try await sandbox.run(["--config", "/no/such/config", "--list"])
    #expect(outcome.status == 1)
    #expect(outcome.saysOneSentence, "\(outcome.errors)")
  }

  @Test func `damaged favorites are kept aside and the last good order is shown`() async throws {
    try await withDesktop { desktop in
      let sandbox = desktop.sandbox
      let first = try await desktop.open()
      try await first.drag("a", to: "c")
      try await first.expectOrder("b c a d e f g h i j k l")
      try await first.close()
      let damaged = Array("b.desktop\nc.des".utf8) + [0, 0, 0]
      try sandbox.favoritesFile.replace(with: damaged)

      let second = try await desktop.open()
      #expect(try await second.order() == "b c a d e f g h i j k l")
      #expect(second.program.errors.contains("favorites.corrupt-"))
      let directory = Directory(path: "\(sandbox.config.path)/gridwindow")
      let aside = directory.names.filter { $0.hasPrefix("favorites.corrupt-") }
      #expect(aside.count == 1)
      #expect(aside.first.flatMap { directory.file($0).content } == damaged)
      try await second.drag("a", to: "b")
      try await second.expectOrder("a b c d e f g h i j k l")
      try await second.expectRestingInvariants()
      try await second.close()
    }
  }

  @Test(arguments: Unwritable.allCases)
  func `where nothing can be written each edit is kept in memory and told`(
    fault: Unwritable
  ) async throws {
    try await withDesktop(Setup(wrapper: fault.wrapper)) { desktop in
      let before = desktop.sandbox.favoritesFile.identity
      let page = try await desktop.open()
      try await page.lift("a")
      try await page.drag(to: "d")
      page.pointer.release()
      let dump = try await page.until("the failure") { dump in
        dump.toast?.hasPrefix("Could not save the order") == true
      }
      #expect(dump.order.shortNames == "b c d a e f g h i j k l")
      #expect(dump.pendingSave)
      try await page.key("Control_L+z")
      // This one is told at once, not only when it is tried the next time.
      let undone = try await page.dump()
      #expect(undone.order.shortNames == "a b c d e f g h i j k l")
      #expect(undone.toast?.hasPrefix("Could not save the order") == true)
      #expect(undone.toast?.contains(fault.reason) == true)
      // Only an order that differs from the file is lost at the end.
      try await page.key("Control_L+Shift_L+z")
      try await page.until("the redone order") { $0.order.shortNames == "b c d a e f g h i j k l" }
      desktop.connection.requestClose(page.window)
      #expect(try await page.program.process.exit() == 1)
      #expect(page.program.errors.contains("favorites"))
      #expect(desktop.sandbox.favoritesFile.identity == before)
    }
  }

  @Test func `a command that can't write is exit 1 and one sentence`() async throws {
    let sandbox = try Sandbox.f12()
    let outcome = try await sandbox.run(
      ["--add", "m01.desktop"], wrapper: Unwritable.readOnly.wrapper)
    #expect(outcome.status == 1)
    #expect(outcome.saysOneSentence, "\(outcome.errors)")
    #expect(sandbox.favorites == Fixture.letters)
  }

  @Test func `an inspector does not take over a path that exists`() async throws {
    try await withDesktop { desktop in
      let path = desktop.sandbox.favoritesFile.path
      let program = try desktop.start(inspector: path)
      #expect(try await program.process.exit() == 1)
      #expect(program.errors.contains(path))
      #expect(desktop.sandbox.favorites == Fixture.letters)
    }
  }
}
