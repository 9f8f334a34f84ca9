import Testing

@testable import EndToEndSupport

/// The commands that need no display.
@Suite struct CommandTests {
  @Test func `the list is the file's own`() async throws {
    let outcome = try await Sandbox.f12().run(["--list"])
    #expect(outcome.status == 0)
    #expect(outcome.names == Fixture.letters)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `the list as JSON names every item`() async throws {
    let sandbox = try Sandbox(Fixture(favorites: ["b", "gone", "a"]))
    let json = try JSONParser.parse(try await sandbox.run(["--list", "--json"]).output)
    let sections = json["sections"].elements
    try #require(sections.count == 1)
    let items = sections[0]["items"].elements
    #expect(items.compactMap(\.["id"].string).shortNames == "b gone a")
    #expect(items.map { $0["available"].string } == ["yes", "missing", "yes"])
    #expect(items.first?["title"].string == "App b")
    #expect(items.allSatisfy { $0["pinned"].bool == false })
  }

  @Test func `the applications are all listed`() async throws {
    let sandbox = try Sandbox.f12()
    let plain = try await sandbox.run(["--list-applications"])
    #expect(plain.status == 0)
    let lines = plain.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(Set(lines.map { String($0[0]).shortName }) == Set(Fixture().applications))
    #expect(lines.allSatisfy { $0.last == "App \(String($0[0]).shortName)" })
    let json = try JSONParser.parse(
      try await sandbox.run(["--list-applications", "--json"]).output)
    let items = json["sections"].elements.flatMap { $0["items"].elements }
    #expect(Set(items.compactMap { $0["id"].string?.shortName }) == Set(Fixture().applications))
  }

  @Test(arguments: [
    (["--add", "m01.desktop"], "a b c m01"), (["--add", "m01.desktop", "--at", "1"], "m01 a b c"),
    (["--add", "m01.desktop", "--at", "-1"], "a b c m01"),
    (["--add", "m01.desktop", "--at", "99"], "a b c m01"),
    (["--add", "b.desktop", "--at", "1"], "a b c"), (["--remove", "b.desktop"], "a c"),
    (["--move", "a.desktop", "2"], "b a c"), (["--move", "a.desktop", "99"], "b c a"),
    (["--move", "c.desktop", "1"], "c a b"), (["--move", "a.desktop", "-1"], "b c a"),
  ])
  func `a command edits the file, and undo and redo follow`(
    arguments: [String], order: String
  ) async throws {
    let sandbox = try Sandbox(.few(3))
    #expect(try await sandbox.run(arguments).status == 0)
    #expect(sandbox.favorites.joined(separator: " ") == order)
    guard order != "a b c" else { return }
    #expect(try await sandbox.run(["--undo"]).status == 0)
    #expect(sandbox.favorites.joined(separator: " ") == "a b c")
    #expect(try await sandbox.run(["--redo"]).status == 0)
    #expect(sandbox.favorites.joined(separator: " ") == order)
  }

  @Test(arguments: [
    ["--add", "unknown.desktop"], ["--remove", "m01.desktop"], ["--move", "m01.desktop", "1"],
    ["--launch", "unknown.desktop"], ["--undo"], ["--redo"],
  ])
  func `what can't be done is exit 1 and one sentence`(arguments: [String]) async throws {
    let sandbox = try Sandbox(.few(3))
    let outcome = try await sandbox.run(arguments)
    #expect(outcome.status == 1)
    #expect(outcome.saysOneSentence, "\(outcome.errors)")
    #expect(sandbox.favorites == ["a", "b", "c"])
  }

  @Test func `adding what is there succeeds with a notice`() async throws {
    let outcome = try await Sandbox.f12().run(["--add", "b.desktop"])
    #expect(outcome.status == 0)
    #expect(outcome.saysOneSentence, "\(outcome.errors)")
  }

  @Test func `a pinned item is neither moved nor removed`() async throws {
    let sandbox = try Sandbox(.few(3))
    let text = "!a.desktop\nb.desktop\nc.desktop\n"
    try sandbox.favoritesFile.write(text)
    for arguments in [["--move", "a.desktop", "2"], ["--remove", "a.desktop"]] {
      let outcome = try await sandbox.run(arguments)
      #expect(outcome.status == 1)
      #expect(outcome.saysOneSentence, "\(outcome.errors)")
    }
    #expect(try await sandbox.run(["--move", "c.desktop", "1"]).status == 0)
    #expect(sandbox.favoritesFile.text == "!a.desktop\nc.desktop\nb.desktop\n")
  }

  @Test func `a launch runs the application and outlives the command`() async throws {
    let sandbox = try Sandbox.f12()
    #expect(try await sandbox.run(["--launch", "b.desktop"]).status == 0)
    _ = try await awaited("the launch") { sandbox.launched == ["b"] ? true : nil }
  }

  @Test func `a new favorites file is private`() async throws {
    let sandbox = try Sandbox(Fixture(favorites: nil))
    #expect(try await sandbox.run(["--add", "a.desktop"]).status == 0)
    #expect(sandbox.favoritesFile.permissions == 0o600)
  }

  @Test func `another file can be named`() async throws {
    let sandbox = try Sandbox.f12()
    let other = File(path: sandbox.freshPath("board"))
    let outcome = try await sandbox.run(["--favorites", other.path, "--add", "a.desktop"])
    #expect(outcome.status == 0)
    #expect(other.lines == ["a.desktop"])
    #expect(sandbox.favorites == Fixture.letters)
  }

  @Test func `version and help are exit 0`() async throws {
    let sandbox = try Sandbox.f12()
    let version = try await sandbox.run(["--version"])
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("gridwindow "))
    let help = try await sandbox.run(["--help"])
    #expect(help.status == 0)
    for option in ["--edit", "--list", "--add", "--move", "--undo", "--launch", "--geometry"] {
      #expect(help.output.contains(option))
    }
  }
}
