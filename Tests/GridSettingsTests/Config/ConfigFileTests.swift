import Freedesktop
import GridCore
import GridPainting
import GridPublishing
import GridStore
import TestSupport
import Testing
import X11Platform

@testable import GridSettings

struct ConfigFileTests {
  private func read(_ text: String) throws -> ConfigFile {
    ConfigFile(try KeyFile(Array(text.utf8), path: "config"))
  }

  private func problems(_ text: String) throws -> [String] {
    try read(text).problems.map(\.description)
  }

  @Test func `thousands of unknown keys are told a few times and cost little`() throws {
    let keys = (0..<9000).map { "Colums\($0)=x" }.joined(separator: "\n")
    let start = ContinuousClock.now
    #expect(try problems("[Grid]\n\(keys)\n").count == 20)
    #expect(start.duration(to: .now) < .seconds(10))
  }

  @Test func `of a key that comes twice the last counts, and both lines are told`() throws {
    let text = "[Grid]\nColumns=4\n[Window]\nScale=2\n[Grid]\nColumns=5\nSpacing=1\nColumns=6\n"
    let file = try read(text)
    #expect(file.settings.columns == 6 && file.settings.scale == 2 && file.settings.spacing == 1)
    #expect(
      file.problems.map(\.description) == [
        "config:2: Columns is set again in line 8, and that one counts; take one of them out",
        "config:5: the group [Grid] comes twice; both are merged",
        "config:6: Columns is set again in line 8, and that one counts; take one of them out",
      ])
    #expect(try read("[Grid]\nColumns=4\nColumns=many\n").settings.columns == nil)
    #expect(try problems("[Grid]\nColumns=many\nColumns=4\n").count == 1)
    #expect(try problems("[X-Other]\na=1\na=2\n").isEmpty)
  }

  @Test func `a missing file sets nothing and is no problem unless it was named`() {
    let directory = ScratchDirectory()
    let file = ConfigFile(path: "\(directory.path)/config")
    #expect(file.settings == Settings() && file.problems.isEmpty)
    let named = ConfigFile(path: "\(directory.path)/config", isRequired: true)
    #expect(named.problems.count == 1)
  }

  @Test func `a directory in place of the file is a problem`() {
    let directory = ScratchDirectory()
    directory.makeDirectory("config")
    let file = ConfigFile(path: "\(directory.path)/config")
    #expect(file.settings == Settings() && file.problems.count == 1)
  }

  @Test func `every kind of value is read`() throws {
    let file = try read(
      """
      [Window]
      Theme=dark
      Scale=1.25
      [Grid]
      IconSize=64
      Columns=5
      [Input]
      HoldDelay=300
      DragStart=hold
      [Motion]
      Wobble=false
      WobbleAngle=0
      [Colors]
      accent=#ff0000
      accent.dark=#00ff0080
      """)
    var settings = Settings()
    settings.appearance = .dark
    settings.scale = 1.25
    settings.iconSize = 64
    settings.columns = 5
    settings.holdDelay = 300
    settings.dragStart = .hold
    settings.wobbles = false
    settings.wobbleAngle = 0
    settings.lightColors = [.accent: Color(0xff0000)]
    settings.darkColors = [.accent: Color(0x00ff00, alpha: 128 / 255)]
    #expect(file.settings == settings)
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: [
    (
      "[Input]\nHoldDely=500",
      "config:2: there is no key HoldDely in [Input]; did you mean HoldDelay?"
    ),
    (
      "\n[Window]\nSlop=9",
      "config:3: there is no key Slop in [Window]; did you mean Slop in [Input]?"
    ),
    ("[Gird]\nA=1", "config:1: there is no group [Gird]; did you mean [Grid]?"),
    ("[Frobnication]", "config:1: there is no group [Frobnication]"),
    ("[Window]\nFrobnicate=1", "config:2: there is no key Frobnicate in [Window]"),
    (
      "[Grid]\nIconSize=12",
      "config:2: IconSize must be a number from 16 to 256 pixels, not “12”"
    ),
    (
      "[Motion]\nWobbleAngle=0.2",
      "config:2: WobbleAngle must be a number from 0 to 0.1 radians, not “0.2”"
    ),
    ("[Grid]\nColumns=2.5", "config:2: Columns must be a whole number from 1 to 100, not “2.5”"),
    ("[Window]\nTheme=Dark", "config:2: Theme must be auto, light or dark, not “Dark”"),
    ("[Motion]\nReduced=yes", "config:2: Reduced must be true or false, not “yes”"),
    (
      "[Keys]\nUndo=Ctrl+u;Escpae",
      "config:2: Undo is not understood: there is no key “Escpae”; did you mean Escape?"
    ),
    ("[Keys]\nUndo=Ctrl+u;Ctrl+U", "config:2: Undo names Ctrl+u twice"),
    (
      "[Keys]\nUndo=Ctrl+u\nRedo=Ctrl+r;Ctrl+u",
      "config:3: Redo can't be Ctrl+u, which is Undo already"
    ),
    ("[Keys]\nUnod=Ctrl+u", "config:2: there is no key Unod in [Keys]; did you mean Undo?"),
    (
      "[Colors]\ntext=red",
      "config:2: text must be a color like #1c66c4 or, with an opacity, #1c66c480, not “red”"
    ),
  ])
  func `a mistake is said with file and line and what was meant`(
    text: String, sentence: String
  ) throws {
    #expect(try problems(text) == [sentence])
  }

  @Test func `keys are lists, an empty one takes all away, and writing them reads the same`() throws
  {
    let file = try read("[Keys]\nUndo=ctrl;\nClose=\nRedo= Ctrl + y ; Shift+Ctrl+Z;\n")
    #expect(file.problems.map(\.line) == [2])
    let keys = ["Close": [], "Redo": try ["Ctrl+y", "Ctrl+Shift+z"].map(KeyCombination.init)]
    #expect(file.settings.keys == keys)
    let written = ConfigText.text(file.settings)
    #expect(written.contains("\n#Undo=Ctrl+z\n"))
    #expect(written.contains("\nRedo=Ctrl+y;Ctrl+Shift+z\n"))
    #expect(try read(written).settings == file.settings)
  }

  @Test func `a mistake harms nothing else`() throws {
    let file = try read("[Grid]\nIconSize=1\nColumns=3\n[Inptu]\nSlop=9\n[Input]\nSlop=5\n")
    #expect(file.settings.columns == 3 && file.settings.slop == 5 && file.settings.iconSize == nil)
    #expect(file.problems.map(\.line) == [2, 4])
  }

  @Test func `groups of other programs give no warning, and keys of this one none`() throws {
    let text = """
      [Window]
      Role=page
      AfterLaunch=auto
      Monitor=primary
      Above=false
      [X-Other]
      undo=Ctrl+U
      """
    #expect(try problems(text).isEmpty)
  }

  @Test func `each board has its own place to publish to`() throws {
    let file = try read(
      """
      [Publish]
      URL=https://example.org/a
      TokenHeader=X-Token
      [Publish channel-order]
      URL=http://127.0.0.1:8080/b
      Parameter=cnId
      TokenFile=/etc/token
      """)
    #expect(file.problems.isEmpty)
    #expect(file.settings[publishing: "applications"].address?.host == "example.org")
    #expect(file.settings[publishing: "applications"].target == nil)
    let target = try #require(file.settings[publishing: "channel-order"].target)
    #expect(target.address.text == "http://127.0.0.1:8080/b")
    #expect(target.parameter == "cnId" && target.tokenFile == "/etc/token")
    #expect(target.tokenHeader == .standard)
    #expect(file.settings[publishing: "numbers"] == PublishSettings())
    let written = try read(ConfigText.text(file.settings))
    #expect(written.settings == file.settings && written.problems.isEmpty)
  }

  @Test func `where an order may not go is a mistake with its line`() throws {
    let text = """
      [Publish numbers]
      URL=http://example.org/
      Paramter=x
      TokenFile=token
      TokenHeader=a b
      """
    #expect(
      try problems(text) == [
        "config:2: URL must be an https address, or an http address of this machine,"
          + " not “http://example.org/”",
        "config:3: there is no key Paramter in [Publish numbers]; did you mean Parameter?",
        "config:4: TokenFile must be an absolute path, not “token”",
        "config:5: TokenHeader must be a header like X-Token or Authorization: Bearer, not “a b”",
      ])
    #expect(try read(text).settings[publishing: "numbers"] == PublishSettings())
  }

  @Test func `each line of the written configuration can be taken as it is`() throws {
    let lines = ConfigText.text(Settings()).split(separator: "\n").map { line in
      line.hasPrefix("#") && !line.hasPrefix("# ") ? line.dropFirst() : line
    }
    let file = try read(lines.joined(separator: "\n"))
    #expect(file.problems.isEmpty)
    #expect(file.settings.iconSize == 48 && file.settings.scale == nil)
  }

  @Test func `the written configuration reads back the same`() throws {
    var settings = Settings()
    #expect(try read(ConfigText.text(settings)).settings == settings)
    settings.appearance = .light
    settings.scale = 2
    settings.spacing = 12.5
    settings.holdDelay = 250
    settings.wobbleAngle = 0.05
    settings.reducesMotion = true
    settings.lightColors[.gap] = Color(0x010203, alpha: 4 / 255)
    let file = try read(ConfigText.text(settings))
    #expect(file.settings == settings && file.problems.isEmpty)
  }

  @Test func `every standard value that is one can be written`() throws {
    for key in ConfigKey.all where !key.standard.contains(" ") {
      let file = try read("[\(key.group)]\n\(key.name)=\(key.standard)")
      #expect(file.problems.isEmpty && key.value(file.settings) == key.standard)
    }
  }
}
