import Freedesktop
import GridStore
import System
import TestSupport
import Testing

@testable import GridSettings
@testable import GridWindow

nonisolated struct CommandsTests {
  private let directory = ScratchDirectory()

  init() {
    for name in ["a", "b", "c", "d"] {
      directory.writeEntry("\(name).desktop", name: name.uppercased(), "Categories=Game;")
    }
  }

  @discardableResult
  private func run(_ arguments: String) throws -> CommandResult {
    let options = try OptionParser.parse(
      arguments.split(separator: " ").map { CommandWord(String($0)) })
    let result = Commands(options: options, environment: directory.environment()).run()
    return try #require(result)
  }

  private func favorites() throws -> String { try run("--list").output }

  private func writeFavorites(_ text: String) {
    directory.write("config/gridwindow/favorites", text)
  }

  private func failure(_ sentence: String) -> CommandResult { .failure(sentence) }

  private func notice(_ sentence: String) -> CommandResult {
    CommandResult(messages: [.init(level: .warning, text: sentence)])
  }

  @Test func `adding appends or goes where it is told`() throws {
    #expect(try favorites() == "")
    for id in ["a", "b"] { #expect(try run("--add \(id).desktop") == CommandResult()) }
    #expect(try favorites() == "a.desktop\nb.desktop\n")
    try run("--add c.desktop --at 1")
    try run("--add d.desktop --at 99")
    #expect(try favorites() == "c.desktop\na.desktop\nb.desktop\nd.desktop\n")
  }

  @Test func `adding what is there succeeds with a notice and moves nothing`() throws {
    writeFavorites("a.desktop\ngone.desktop\n")
    let result = try run("--add a.desktop --at -1")
    #expect(result == notice("a.desktop is in the favorites already"))
    #expect(try run("--add gone.desktop").status == 0)
    #expect(try favorites() == "a.desktop\ngone.desktop\n")
  }

  @Test func `adding what is not installed fails and names the nearest id`() throws {
    #expect(
      try run("--add a.desktpo")
        == failure("there is no application “a.desktpo”; did you mean a.desktop?"))
    #expect(try run("--add firefox") == failure("there is no application “firefox”"))
    #expect(try favorites() == "")
  }

  @Test func `adding a file that is no entry says what is wrong with it`() throws {
    let path = directory.write("data/applications/x.desktop", "[Desktop Entry]\nType=Application\n")
    #expect(
      try run("--add x.desktop")
        == failure("“x.desktop” is no usable application: \(path): the key Name is missing"))
  }

  @Test func `moving counts from one and is clamped`() throws {
    writeFavorites("!a.desktop\nb.desktop\nc.desktop\nd.desktop\n")
    try run("--move b.desktop 3")
    #expect(try favorites() == "!a.desktop\nc.desktop\nb.desktop\nd.desktop\n")
    try run("--move d.desktop 1")
    #expect(try favorites() == "!a.desktop\nd.desktop\nc.desktop\nb.desktop\n")
    try run("--move d.desktop -1")
    #expect(try favorites() == "!a.desktop\nc.desktop\nb.desktop\nd.desktop\n")
    #expect(try run("--move d.desktop 77") == CommandResult())
  }

  @Test(arguments: ["--remove a.desktop", "--move a.desktop 2"])
  func `a pinned favorite is neither moved nor removed`(arguments: String) throws {
    writeFavorites("!a.desktop\nb.desktop\n")
    #expect(
      try run(arguments)
        == failure("a.desktop is pinned and stays in place; let it move first"))
    #expect(try favorites() == "!a.desktop\nb.desktop\n")
  }

  @Test(arguments: ["--remove a.dekstop", "--move a.dekstop 2"])
  func `what is no favorite can't be moved or removed`(arguments: String) throws {
    writeFavorites("a.desktop\nb.desktop\n")
    #expect(
      try run(arguments)
        == failure("a.dekstop is not in the favorites; did you mean a.desktop?"))
  }

  @Test func `edits are undone and made again until there are none`() throws {
    #expect(try run("--undo") == failure("there is nothing to undo"))
    try run("--add a.desktop")
    try run("--add b.desktop")
    try run("--move b.desktop 1")
    try run("--remove a.desktop")
    let orders = ["b.desktop\na.desktop\n", "a.desktop\nb.desktop\n", "a.desktop\n", ""]
    for order in orders {
      #expect(try run("--undo") == CommandResult())
      #expect(try favorites() == order)
    }
    for order in orders.dropLast().reversed() {
      try run("--redo")
      #expect(try favorites() == order)
    }
    try run("--redo")
    #expect(try favorites() == "b.desktop\n")
    #expect(try run("--redo") == failure("there is nothing to redo"))
  }

  @Test func `a list of what is no file is a failure with a sentence`() throws {
    let path = directory.makeDirectory("folder")
    #expect(
      try run("--list --favorites \(path)")
        == failure("\(path) is not a regular file; move it away"))
  }

  @Test func `another favorites file has its own order and history`() throws {
    let other = "--favorites \(directory.path)/other"
    try run("--add a.desktop \(other)")
    #expect(try run("--list \(other)").output == "a.desktop\n")
    #expect(try favorites() == "")
    #expect(try run("--undo").status == 1)
    #expect(try run("--undo \(other)").status == 0)
  }

  @Test func `the list is JSON with names icons and what is wrong`() throws {
    let icon = directory.write("icon.png", "")
    directory.writeEntry("i.desktop", name: "I \"1\"", "Icon=\(icon)", "NoDisplay=true")
    directory.writeEntry("t.desktop", name: "T", "TryExec=/no/such")
    writeFavorites("!i.desktop\nt.desktop\ngone.desktop\n")
    let item = { (id: String, rest: String) in #"{"id":"\#(id)",\#(rest)}"# }
    let why = "the program “/no/such” is not installed"
    let items = [
      item(
        "i.desktop",
        #""title":"I \"1\"","icon":"\#(icon)","available":"yes","reason":null,"pinned":true,"#
          + #""hidden":"NoDisplay=true keeps it out of menus""#),
      item(
        "t.desktop",
        #""title":"T","icon":null,"available":"unavailable","reason":"\#(why)","pinned":false,"#
          + #""hidden":"\#(why)""#),
      item(
        "gone.desktop",
        #""title":"gone.desktop","icon":null,"available":"missing","#
          + #""reason":"it is not installed","pinned":false,"hidden":null"#),
    ]
    let json =
      #"{"sections":[{"id":"favorites","title":"Favorites","items":["#
      + items.joined(separator: ",") + "]}]}\n"
    #expect(try run("--list --json").output == json)
  }

  @Test func `a favorite that is gone keeps its name`() throws {
    let path = directory.writeEntry("x.desktop", name: "Old Name")
    try run("--add x.desktop")
    directory.write("data/applications/x.desktop", "[Desktop Entry]\nHidden=true\n")
    #expect(!path.isEmpty)
    let json = try run("--list --json").output
    #expect(json.contains(#""title":"Old Name","icon":null,"available":"missing""#))
  }

  @Test func `the catalog is listed with and without what is not shown`() throws {
    directory.writeEntry("n.desktop", name: "N\tN", "NoDisplay=true", "Categories=Office;")
    directory.write("data/applications/bad.desktop", "")
    let shown = "a.desktop\tA\nb.desktop\tB\nc.desktop\tC\nd.desktop\tD\n"
    #expect(try run("--list-applications").output == shown)
    let bad = "\(directory.path)/data/applications/bad.desktop"
    #expect(
      try run("--list-applications --all").output
        == "n.desktop\tN N\tNoDisplay=true keeps it out of menus\n" + shown
        + "bad.desktop\t\(bad)\tthe file is empty; it hides other files of the same name\n")
    let json = try run("--list-applications --json --all").output
    #expect(json.hasPrefix(#"{"sections":[{"id":"office","title":"Office","items":[{"id":"n."#))
    #expect(json.contains(#"{"id":"games","title":"Games","items":[{"id":"a.desktop""#))
    #expect(json.contains(#"{"id":"refused","title":"Refused","items":[{"id":"bad.desktop""#))
  }

  @Test func `a launch that fails says why`() throws {
    #expect(try run("--launch zzzzzz") == failure("there is no application “zzzzzz”"))
    directory.writeEntry("x.desktop", name: "X", "Exec=no-such-program-here")
    #expect(
      try run("--launch x.desktop")
        == failure("could not start X: the program “no-such-program-here” is not installed"))
    #expect(try run("--launch a.desktop") == CommandResult())
  }

  @Test func `the configuration is checked and written`() throws {
    #expect(try run("--check-config") == CommandResult())
    directory.write("config/gridwindow/config", "[Grid]\nIconSize=64\nIconSzie=1\n")
    let path = "\(directory.path)/config/gridwindow/config"
    let sentence = "\(path):3: there is no key IconSzie in [Grid]; did you mean IconSize?"
    #expect(try run("--check-config") == failure(sentence))
    let dump = try run("--dump-config")
    #expect(dump.output.contains("\nIconSize=64\n# CellWidth: The width of a cell.\n"))
    #expect(dump.output.contains("\n#CellWidth=96\n"))
    #expect(dump.messages == notice(sentence).messages && dump.status == 0)
    #expect(try run("--check-config --config \(directory.path)/none").status == 1)
  }

  @Test func `the version has one line`() throws {
    #expect(try run("--version").output == "gridwindow \(ProgramInfo.version)\n")
  }

  @Test func `opening a window is no command`() throws {
    let options = try OptionParser.parse(["--edit"])
    #expect(Commands(options: options, environment: directory.environment()).run() == nil)
  }
}
