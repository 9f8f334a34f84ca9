import Freedesktop
import GridCore
import GridStore
import GridPainting
import Testing

@testable import GridSettings

struct PresetFileTests {
  @Test func `thousands of unknown keys are told a few times and cost little`() throws {
    let keys = (0..<9000).map { "Colums\($0)=x" }.joined(separator: "\n")
    let start = ContinuousClock.now
    #expect(try PresetFile.page(keys).problems.count == 20)
    let items = (0..<4000).map { "[Item i\($0)]\nNmae=x" }.joined(separator: "\n")
    #expect(try PresetFile.read("[Section s]\nItems=a\n\(items)\n").problems.count == 20)
    #expect(start.duration(to: .now) < .seconds(10))
  }

  @Test func `of a key that comes twice the last counts, and both lines are told`() throws {
    let text = """
      [Grid]
      Columns=4
      Columns=5
      X-Mine=1
      X-Mine=2
      [Section s]
      Name=A
      Name[de]=B
      Items=a
      Name[de]=C
      """
    for (locale, title) in [(MessageLocale.plain, "A"), (MessageLocale(names: ["de"]), "C")] {
      let file = try PresetFile.read(text, locale: locale)
      #expect(file.preset.metrics.columns == 5 && file.preset.sections[0].title == title)
      let repeated = "is set again in line 3, and that one counts; take one of them out"
      #expect(file.problems.first?.description == "p.grid:2: Columns \(repeated)")
      #expect(file.problems.dropFirst().map(\.line) == (title == "C" ? [8] : []))
    }
  }

  @Test func `a file without keys is the applications page that lifts only when held`() throws {
    let preset = try PresetFile.page("").preset
    var rules = Rules()
    (rules.dragStart, rules.dragToAdd) = (.hold, false)
    #expect(preset.rules == rules && preset.metrics == Metrics())
    #expect(preset.membership == .copies && preset.texts.isEmpty && preset.background == nil)
    #expect(preset.strings(.english) == .english && preset.theme(.dark) == .dark)
  }

  @Test func `every default that is one value is good and changes nothing`() throws {
    for key in PresetKey.all {
      let words = key.standard.split(separator: " ")
      guard words.count == 1, key.name != "Background" else { continue }
      let file = try PresetFile.page("\(key.name)=\(key.standard)")
      #expect(file.problems.isEmpty, "\(key.name)=\(key.standard)")
      #expect(file.preset.rules == (try PresetFile.page("").preset.rules), "\(key.name)")
      #expect(file.preset.metrics == (try PresetFile.page("").preset.metrics), "\(key.name)")
      #expect(key.value(file.preset) == key.standard)
    }
  }

  @Test func `no key has two rules and each is explained`() {
    let names = PresetKey.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(PresetKey.all.allSatisfy { $0.group == "Grid" && $0.summary.hasSuffix(".") })
  }

  @Test(arguments: [
    ("HoldDely=300", "there is no key HoldDely in [Grid]; did you mean HoldDelay?"),
    ("Frobnicate=1", "there is no key Frobnicate in [Grid]"),
    ("HoldDelay=0.5", "HoldDelay must be a whole number from 100 to 5000 milliseconds, not “0.5”"),
    ("Membership=move", "Membership must be copies or moves, not “move”"),
    ("Editing=held", "Editing must be sticky, while-held or none, not “held”"),
    ("Columns=0", "Columns must be a whole number from 1 to 100, not “0”"),
    ("LineSpacing=-1", "LineSpacing must be a number from 0 to 200 pixels, not “-1”"),
    ("LiftScale=nan", "LiftScale must be a number from 1 to 2, not “nan”"),
    ("CellAspect=inf", "CellAspect must be a number from 0.1 to 10, not “inf”"),
    (
      "FooterHeight=1;2;3",
      "FooterHeight must be one or two numbers from 0 to 200 pixels, like 10;0.5, not “1;2;3”"
    ),
    (
      "BadgeCorner=middle",
      "BadgeCorner must be icon-top-trailing, top-trailing or top-leading, not “middle”"
    ),
    ("Background=#00ffff80", "Background must be a color like #1c66c4, not “#00ffff80”"),
    (
      "CellWidth=W/0-10",
      "CellWidth must be a number from 8 to 1024 pixels or a part of the page's width like"
        + " W/4-10, not “W/0-10”"
    ),
    ("SingleItemMoves=yes", "SingleItemMoves must be true or false, not “yes”"),
  ])
  func `a mistake is told with its line and changes nothing`(
    line: String, sentence: String
  ) throws {
    let file = try PresetFile.page(line)
    #expect(file.problems.map(\.description) == ["p.grid:2: " + sentence])
    #expect(file.preset.rules == (try PresetFile.page("").preset.rules))
    #expect(file.preset.metrics == (try PresetFile.page("").preset.metrics))
  }

  @Test(arguments: [
    ("[Section s]\nItms=a", 2, "there is no key Itms in [Section s]; did you mean Items?"),
    ("[Section s]\n[Gird]", 2, "there is no group [Gird]; did you mean [Grid]?"),
    (
      "[Section s]\n[Publish]\nURL=x", 2,
      "a preset never says where to publish; your configuration does"
    ),
    (
      "[Section s]\n[Item a]\nURL=file:///etc/passwd", 3,
      "URL must be an address that begins with http:, https: or mailto:, not “file:///etc/passwd”"
    ),
    ("[Section s]\n[Item a]\nExec=sh %z", 3, "Exec has the unknown field code %z"),
    (
      "[Section s]\n[Item a]\nIcon=../../secret", 3,
      "Icon must be the name of an icon or an absolute path, not “../../secret”"
    ),
  ])
  func `a mistake in a section or an item is told with its line`(
    text: String, line: Int, sentence: String
  ) throws {
    let problems = try PresetFile.read(text).problems
    #expect(problems.map(\.description) == ["p.grid:\(line): \(sentence)"])
  }

  @Test(arguments: [
    ("[Section s]\nItems=a;b;a", "p.grid:2: “a” is listed twice; take one of them out"),
    (
      "[Section s]\nItems=a\n[Section t]\nItems=b;b",
      "p.grid:4: “b” is listed twice; take one of them out"
    ),
    (
      "[Grid]\nMembership=moves\n[Section s]\n[Section t]\nItems=b\n[Section u]\nItems=b",
      "p.grid:7: “b” is listed twice; take one of them out"
    ),
    ("[Section s]\nItems=a;;b", "p.grid:2: Items has an id that is empty or has a line break"),
    ("[Section s]\nItems=a\\nb", "p.grid:2: Items has an id that is empty or has a line break"),
    ("[Grid]\nName=x", "p.grid: there is no [Section ID]; add one with its Items"),
    ("", "p.grid: there is no [Section ID]; add one with its Items"),
  ])
  func `an id where none may stand makes the file refused`(text: String, sentence: String) {
    let error = #expect(throws: KeyFileError.self) { try PresetFile.read(text) }
    #expect(error?.description == sentence)
  }

  @Test func `an item may stand in several sections under copies and also be yours`() throws {
    let text = "[Section s]\nItems=a\n[Section t]\nItems=a;b\n[Section u]\nItems=b"
    #expect(try PresetFile.read(text).problems.isEmpty)
    let moves = "[Grid]\nMembership=moves\n[Section s]\nItems=a\n[Section t]\nItems=a;b"
    #expect(try PresetFile.read(moves).problems.isEmpty)
  }

  @Test func `words come in the language of the person`() throws {
    let text = """
      [Grid]
      EditText=Manage
      EditText[de]=Verwalten
      [Section s]
      Name=Mine
      Name[de]=Meine
      Hint[de]=Nur auf Deutsch
      Items=a
      [Item a]
      Name=One
      Name[de]=Eins
      """
    let german = try PresetFile.read(text, locale: MessageLocale(names: ["de_AT.UTF-8"])).preset
    #expect(german.texts == [.edit: "Verwalten"] && german.sections[0].title == "Meine")
    #expect(german.item("a").title == "Eins" && german.sections[0].hint == "Nur auf Deutsch")
    let plain = try PresetFile.read(text).preset
    #expect(plain.texts == [.edit: "Manage"] && plain.item("a").title == "One")
    #expect(plain.sections[0].hint.isEmpty)
  }

  @Test func `pin marks go to both ends of the first order`() throws {
    let favorites = try PresetFile.page("PinnedPrefix=1\nPinnedSuffix=2").preset.firstFavorites
    #expect(favorites.ids == ["a", "b", "c", "d"] && favorites.pinned == ["a", "c", "d"])
    let all = try PresetFile.page("PinnedPrefix=9").preset.firstFavorites
    #expect(all.pinned == ["a", "b", "c", "d"])
  }
}
