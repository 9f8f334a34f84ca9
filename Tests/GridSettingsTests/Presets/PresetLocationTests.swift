import Freedesktop
import Glibc
import TestSupport
import Testing

@testable import GridSettings

struct PresetLocationTests {
  private let directory = ScratchDirectory()
  private var environment: ProcessEnvironment { directory.environment() }

  private func find(_ argument: String) throws -> PresetLocation {
    let program = directory.write("prefix/bin/gridwindow", "")
    return try PresetLocation.find(
      argument, in: AssetDirectories(environment: environment, program: program),
      directory: directory.path)
  }

  @Test func `a name is looked up in the data directories and then beside the program`() throws {
    let places = [
      "prefix/bin/Assets/presets", "prefix/share/gridwindow/presets", "system/gridwindow/presets",
      "data/gridwindow/presets",
    ]
    for place in places {
      let path = directory.write("\(place)/mine.grid", "")
      #expect(try find("mine") == PresetLocation(path: path, board: "mine", isTrusted: true))
    }
  }

  @Test func `a program in a checkout finds what it was built from`() {
    let program = directory.write("checkout/.build/x/debug/gridwindow", "")
    let assets = AssetDirectories(environment: environment, program: program)
    #expect(assets.roots.last == "\(directory.path)/checkout/Assets")
    #expect(assets.icons.last == "\(directory.path)/checkout/Assets/icons")
  }

  @Test func `a path is a slash or the ending and has a board of its own`() throws {
    let path = directory.write("mine.grid", "")
    let other = directory.write("below/mine.grid", "")
    let location = try find("mine.grid")
    #expect(location.path == path && !location.isTrusted)
    #expect(location.board.hasPrefix("mine-") && location.board.utf8.count == 5 + 16)
    #expect(try find("./mine.grid").board == location.board)
    #expect(try find(other).board != location.board)
    #expect(
      location.favoritesPath(in: environment)
        == "\(directory.path)/config/gridwindow/presets/\(location.board).favorites")
  }

  @Test func `a path into a trusted directory is trusted and a link out of it too`() throws {
    let outside = directory.write("elsewhere/real.grid", "")
    directory.makeDirectory("data/gridwindow/presets")
    symlink(outside, "\(directory.path)/data/gridwindow/presets/linked.grid")
    #expect(try find("data/gridwindow/presets/linked.grid").isTrusted)
    #expect(try find("linked").isTrusted)
    #expect(try !find(outside).isTrusted)
    #expect(try !find("data/gridwindow/presets/../../../elsewhere/real.grid").isTrusted)
    let inside = directory.write("data/gridwindow/presets/below/deep.grid", "")
    #expect(try !find(inside).isTrusted)
  }

  @Test(arguments: [
    ("numbrs", "there is no preset “numbrs”; did you mean numbers?"),
    ("aplications", "there is no preset “aplications”; did you mean applications?"),
    ("frobnication", "there is no preset “frobnication”; there are applications, "),
    ("", "there is no preset “”; there are applications, "),
    ("..", "there is no preset “..”; there are applications, "),
  ])
  func `a name that nobody has gives a sentence with the nearest or with all`(
    name: String, sentence: String
  ) {
    directory.write("data/gridwindow/presets/numbers.grid", "")
    let error = #expect(throws: UsageError.self) { try find(name) }
    #expect(error?.description.hasPrefix(sentence) == true)
  }
}
