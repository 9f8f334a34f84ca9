import Freedesktop
import GridCore
import System
import Testing
import X11Platform

@testable import GridSettings

struct OptionParserTests {
  private func parse(_ arguments: String) throws(UsageError) -> Options {
    try OptionParser.parse(arguments.split(separator: " ").map { CommandWord(String($0)) })
  }

  @Test func `without arguments the page opens`() throws {
    #expect(try OptionParser.parse([]) == Options())
  }

  @Test(arguments: [
    ("--list", Options.Command.list), ("--list-applications", .listApplications),
    ("--add a.desktop", .add(id: "a.desktop")), ("--add=a.desktop", .add(id: "a.desktop")),
    ("--remove=a", .remove(id: "a")), ("--move a 3", .move(id: "a", .number(3))),
    ("--move=a -1", .move(id: "a", .last)), ("--undo", .undo), ("--redo", .redo),
    ("--launch a", .launch(id: "a", files: [])),
    ("--launch a -- x.txt --y -z", .launch(id: "a", files: ["x.txt", "--y", "-z"])),
    ("--check-config", .checkConfig), ("--dump-config", .dumpConfig), ("--version", .version),
    ("--help", .help), ("--icon-worker", .iconWorker), ("--list --", .list),
    ("--add --json", .add(id: "--json")),
  ])
  func `each command is understood`(arguments: String, command: Options.Command) throws {
    #expect(try parse(arguments).command == command)
  }

  @Test func `details are understood in both spellings and any order`() throws {
    let options = try parse(
      "--favorites f --edit --geometry=800x600+10+-20 --scale 1.5 --class C --name=N --config c "
        + "--log-level debug --preset applications")
    #expect(options.favoritesFile == "f" && options.configFile == "c" && options.startsEditing)
    #expect(
      options.geometry
        == WindowGeometry(width: 800, height: 600, origin: .init(x: 10, y: -20)))
    #expect(options.scale == 1.5 && options.windowClass == "C" && options.windowName == "N")
    #expect(options.logLevel == .debug)
    #expect(try parse("--at 2 --add x").position == .number(2))
    #expect(try parse("--json --list").writesJSON)
    #expect(try parse("--list-applications --all --json").includesHidden)
  }

  @Test func `a page is named, filled from a pipe, and asked for an answer`() throws {
    #expect(try parse("--preset wobble --select").preset == "wobble")
    #expect(try parse("--preset ./x.grid --check-config").command == .checkConfig)
    let options = try parse("--stdin --print")
    #expect(options.readsLines && options.mode == PageMode(printsOrder: true))
    #expect(try parse("--demo d").command == .demonstrate(directory: "d"))
  }

  @Test func `a value may hold an equals sign or be empty`() throws {
    #expect(try parse("--add=a=b").command == .add(id: "a=b"))
    #expect(try parse("--add=").command == .add(id: ""))
  }

  @Test(arguments: [
    ("--lits", "there is no option --lits; did you mean --list?"),
    ("--frobnicate", "there is no option --frobnicate; see gridwindow --help"),
    ("-h", "“-h” is no option; see gridwindow --help"),
    ("file", "“file” is no option; see gridwindow --help"),
    ("--add", "--add needs ID: --add ID"),
    ("--move a", "--move needs N: --move ID N"),
    ("--edit=yes", "--edit takes no value"),
    ("--move a 0", "--move counts from 1, and -1 is the last place, so not “0”"),
    ("--add a --at -2", "--at counts from 1, and -1 is the last place, so not “-2”"),
    ("--add a --at one", "--at counts from 1, and -1 is the last place, so not “one”"),
    ("--list --undo", "--list and --undo can't be given together"),
    ("--add a --add b", "--add can be given once"),
    ("--list --edit", "--edit is about the window, which --list doesn't open"),
    ("--at 1", "--at goes with --add only"),
    ("--undo --json", "--json goes with --list or --list-applications only"),
    ("--list --all", "--all goes with --list-applications only"),
    ("--list -- x", "files to open can be given with --launch only"),
    ("-- x", "files to open can be given with --launch only"),
    ("--geometry 0x5", "--geometry needs a size like 800x600 or 800x600+10+20, not “0x5”"),
    ("--scale nan", "--scale needs a number from 0.5 to 4, not “nan”"),
    ("--scale 5", "--scale needs a number from 0.5 to 4, not “5”"),
    ("--log-level loud", "--log-level needs error, warning, info or debug, not “loud”"),
    ("--config=", "--config needs the path of a file"),
    ("--class=", "--class needs a name that is not empty"),
    ("--preset=", "--preset needs the path of a file"),
    ("--list --preset x", "--preset is about the page, which --list doesn't open"),
    (
      "--stdin --preset x",
      "--stdin and --preset can't be given together: a page has one source of items"
    ),
    (
      "--print --select",
      "--print and --select can't be given together: a page answers one question"
    ),
  ])
  func `wrong usage is said in one sentence`(arguments: String, sentence: String) {
    #expect(throws: UsageError(sentence)) { try parse(arguments) }
  }

  @Test func `no two options have the same name`() {
    let names = OptionRule.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `the help names every option but the hidden ones`() {
    for rule in OptionRule.all {
      #expect(HelpText.text.contains("  \(rule.usage) ") == (rule.role != .hidden))
    }
  }

  @Test func `no line of the help is wider than a terminal`() {
    for line in HelpText.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }
}
