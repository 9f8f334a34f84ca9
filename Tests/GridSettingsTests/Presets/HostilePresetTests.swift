import Freedesktop
import Glibc
import GridCore
import TestSupport
import Testing

@testable import GridSettings

/// Files made to do harm give a sentence or work; none of them ever runs or opens anything.
struct HostilePresetTests {
  private let directory = ScratchDirectory()

  private func read(_ path: String) throws -> PresetFile {
    let assets = AssetDirectories(environment: directory.environment())
    let location = try PresetLocation.find(path, in: assets, directory: "/")
    return try PresetFile(location, locale: .plain)
  }

  private func sentence(_ path: String) -> String {
    do {
      _ = try read(path)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `a chain of links that ends in itself gives a sentence`() {
    let path = "\(directory.path)/loop.grid"
    symlink(path, path)
    #expect(sentence(path).contains("Too many levels of symbolic links"))
  }

  @Test func `a pipe, a directory and a missing file give a sentence at once`() {
    mkfifo("\(directory.path)/pipe.grid", 0o600)
    directory.makeDirectory("folder.grid")
    #expect(sentence("\(directory.path)/pipe.grid").contains("not a regular file"))
    #expect(sentence("\(directory.path)/folder.grid").contains("not a regular file"))
    #expect(sentence("\(directory.path)/none.grid").contains("No such file"))
  }

  @Test func `a million items give a sentence`() {
    let ids = (0..<1_000_000).map { "\($0);" }.joined()
    let path = directory.write("many.grid", "[Section s]\nItems=\(ids)\n")
    #expect(sentence(path).contains("more than 1048576 bytes"))
  }

  @Test func `more items than a board holds give a sentence with the line`() {
    let ids = (0..<10_001).map { "\($0);" }.joined()
    let path = directory.write("many.grid", "\n[Section s]\nItems=\(ids)\n")
    #expect(sentence(path).hasSuffix(":3: the first section has more than 10000 items"))
  }

  @Test func `as many catalog items as fit into a file work`() throws {
    let ids = (0..<150_000).map { "\($0);" }.joined()
    let path = directory.write("many.grid", "[Section s]\n[Section t]\nItems=\(ids)\n")
    let document = try read(path).preset.document
    #expect(document.sections[1].items.count == 150_000)
  }

  @Test func `an icon by its path is taken from nowhere but a trusted directory`() throws {
    let text = "[Section s]\nItems=a\n[Item a]\nIcon=/etc/passwd\n"
    let stranger = try read(directory.write("p.grid", text))
    #expect(stranger.preset.item("a").icon.isEmpty)
    #expect(
      stranger.problems.map(\.reason.description)
        == ["Icon must be a name, for this file lies in no trusted directory"])
    let ours = try read(directory.write("data/gridwindow/presets/p.grid", text))
    #expect(ours.preset.item("a").icon == "/etc/passwd" && ours.problems.isEmpty)
  }

  @Test func `shell text in words and names is only text`() throws {
    let evil = "$(touch \(directory.path)/gotcha) `id`; %f \\\\"
    let path = directory.write(
      "p.grid",
      """
      [Grid]
      Name=\(evil)
      Name[$e]=x
      EditText=\(evil)
      [Section $(id)]
      Name=\(evil)
      Items=$(id);%1;
      [Item $(id)]
      Name=\(evil)
      Icon=$(id)
      """)
    let preset = try read(path).preset
    let shown = "$(touch \(directory.path)/gotcha) `id`; %f \\"
    #expect(preset.name == shown && preset.item("$(id)").title == shown)
    #expect(preset.item("$(id)").icon == "$(id)" && preset.item("%1").title == "%1")
    #expect(access("\(directory.path)/gotcha", F_OK) != 0)
  }

  @Test func `a command keeps its shell text in one argument`() throws {
    let path = directory.write(
      "data/gridwindow/presets/p.grid",
      "[Section s]\nItems=a\n[Item a]\nName=$(id)\nExec=echo \"a;b\" %c\n")
    let action = try #require(try read(path).preset.items["a"]?.action)
    #expect(action.words == ["echo", "a;b", "$(id)"])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `pieces by chance give a sentence or work`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "[Grid]", "[Section a]", "[Item a]", "Items=", "Columns=", "CellWidth=", "W/", "-", ";", "a",
      "\n", "\n", "\n", "=", "\\", "\u{0}", "é", "9", "[", "]", "Name[de]=", "FooterHeight=", "1e9",
    ]
    for _ in 0..<50 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let file = try? KeyFile(Array(text.utf8), path: "p")
      let preset = file.flatMap { try? PresetFile($0, isTrusted: false).preset }
      guard let preset else { continue }
      let grid = Grid(
        document: preset.document, rules: preset.rules, metrics: preset.metrics,
        viewport: Size(width: 300, height: 300))
      #expect(grid.document.sections.count == preset.sections.count, "seed \(seed): \(text)")
    }
  }
}
