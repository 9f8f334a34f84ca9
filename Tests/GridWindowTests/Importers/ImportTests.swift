import Freedesktop
import GridStore
import System
import TestSupport
import Testing

@testable import DesktopApplications
@testable import GridSettings
@testable import GridWindow

nonisolated struct ImportTests {
  private let directory = ScratchDirectory()

  init() {
    for name in ["a", "b", "c", "d"] {
      directory.writeEntry("\(name).desktop", name: name.uppercased())
    }
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> CommandResult {
    let options = try OptionParser.parse(arguments.map { CommandWord($0) })
    let result = Commands(options: options, environment: directory.environment()).run()
    return try #require(result)
  }

  private func favorites() throws -> String { try run("--list").output }

  private func file(_ text: String) -> String { directory.write("list", text) }

  @Test func `an import adds in order behind what is there and says what became of each`() throws {
    directory.write("config/gridwindow/favorites", "c.desktop\n")
    let path = file("b.desktop\nc.desktop\ngone.desktop\na.desktop\nb.desktop\ndocklet://x\n")
    let result = try run("--import", path)
    #expect(
      result
        == CommandResult(
          output: """
            added\tb.desktop\tB
            already there\tc.desktop
            not installed\tgone.desktop
            added\ta.desktop\tA
            no application\tdocklet://x

            """))
    #expect(try favorites() == "c.desktop\nb.desktop\na.desktop\n")
  }

  @Test func `an import is taken back as one edit`() throws {
    directory.write("config/gridwindow/favorites", "d.desktop\n")
    try run("--import", file("c.desktop\nb.desktop\na.desktop\n"))
    #expect(try favorites() == "d.desktop\nc.desktop\nb.desktop\na.desktop\n")
    try run("--undo")
    #expect(try favorites() == "d.desktop\n")
    try run("--redo")
    #expect(try favorites() == "d.desktop\nc.desktop\nb.desktop\na.desktop\n")
  }

  @Test func `a trial changes nothing and says the same`() throws {
    let path = file("b.desktop\nx.desktop\n")
    let result = try run("--import", path, "--dry-run")
    #expect(result.output == "would be added\tb.desktop\tB\nnot installed\tx.desktop\n")
    #expect(try favorites() == "")
    #expect(try RegularFile.bytes(of: path, limit: 99) == Array("b.desktop\nx.desktop\n".utf8))
  }

  @Test func `importing twice changes nothing the second time`() throws {
    let path = file("b\na\n")
    try run("--import", path)
    #expect(
      try run("--import", path).output == "already there\tb.desktop\nalready there\ta.desktop\n")
    try run("--undo")
    #expect(try favorites() == "")
  }

  @Test(arguments: ["gnome", "kde", "plank", "whisker"])
  func `a launcher that is not there is a failure with a sentence`(name: String) throws {
    let result = try run("--import", name)
    #expect(result.status == 1)
    #expect(result.messages.first?.text == "\(ImportSource(name).title) has no favorites to import")
  }

  @Test func `a file that is not there or damaged is named`() throws {
    let path = "\(directory.path)/none"
    #expect(
      try run("--import", path)
        == .failure("could not import from \(path): \(path): No such file or directory"))
    let damaged = file("a.desktop\nb\0\n")
    #expect(
      try run("--import", damaged)
        == .failure("could not import from \(damaged): \(damaged):2: the line holds a zero byte"))
  }

  @Test func `a trial goes with an import only`() {
    #expect(throws: UsageError("--dry-run goes with --import only")) {
      try OptionParser.parse(["--list", "--dry-run"])
    }
  }

  @Test func `who names GNOME or Plank means their kin where there is nothing else`() throws {
    directory.write("config/dconf/user", try DconfSample.bytes("dconf-kin"))
    try run("--import", "gnome")
    #expect(try favorites() == "b.desktop\na.desktop\n")
    #expect(
      try run("--import", "plank").output
        == "not installed\tio.elementary.files.desktop\nadded\tc.desktop\tC\n")
  }

  @Test func `a damaged dconf file is named`() throws {
    let path = directory.write("config/dconf/user", "nonsense")
    #expect(
      try run("--import", "gnome")
        == .failure("could not import from GNOME: \(path): this is no settings file of dconf"))
  }

  @Test func `the cache of pins of another launcher is a file like others`() throws {
    try run("--import", file("a\nd.desktop\n"))
    #expect(try favorites() == "a.desktop\nd.desktop\n")
  }
}
