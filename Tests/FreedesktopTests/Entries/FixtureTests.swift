import Testing

@testable import Freedesktop

/// The files in `Fixtures`, each a case that programs of this kind disagree about.
@Suite struct FixtureTests {
  private static let directory =
    #filePath.split(separator: "/").dropLast(2)
    .reduce("") { "\($0)/\($1)" } + "/Fixtures"

  private func scan(locale: String = "C", desktops: [String] = []) -> DesktopEntryScan {
    DesktopEntryScan(
      [Self.directory], locale: MessageLocale(names: [locale]), desktops: desktops,
      programs: ProgramSearch(path: "/usr/bin:/bin"))
  }

  private func application(_ id: String) throws -> Application {
    try #require(scan().applications.first { $0.id == DesktopEntryID(id) })
  }

  @Test func `the readable ones are found with these names`() {
    let names = Dictionary(
      uniqueKeysWithValues: scan(locale: "zh_CN").applications.map {
        ($0.id.rawValue, $0.entry.name)
      })
    #expect(
      names == [
        "a.desktop": "甲", "b.desktop": "Unknown code", "c.desktop": "Shell metachar",
        "d.desktop": "Missing exec", "e.desktop": "Missing tryexec", "g.desktop": "NoDisplay",
        "h.desktop": "OnlyGNOME", "i.desktop": "NotX", "j.desktop": "Term",
        "n-dup.desktop": "Dup3", "o-bom.desktop": "Bom", "o-crlf.desktop": "Crlf",
        "org.example.DB.desktop": "DB", "s.desktop": "UnbalancedQuote", "sub-p.desktop": "Sub",
        "t.desktop": "Quoted code",
      ])
  }

  @Test func `the others are refused with these reasons`() {
    let reasons = Dictionary(
      uniqueKeysWithValues: scan().refusals.map { ($0.id.rawValue, $0.reason.description) })
    #expect(
      reasons == [
        "f.desktop": "Hidden=true deletes this application",
        "k-noname.desktop": "the key Name is missing",
        "l-garbage.desktop": "line 1: this stands before the first [group] and is ignored",
        "m-badutf8.desktop": "line 3: the value of Name is not UTF-8",
        "q.desktop": "Type=Link is no application",
        "r-empty.desktop": "the file is empty; it hides other files of the same name",
      ])
  }

  @Test func `the hidden and the unavailable ones say why`() throws {
    #expect(try application("g.desktop").visibility == .hidden(.noDisplay))
    #expect(try application("h.desktop").visibility == .hidden(.onlyShownIn(["GNOME"])))
    #expect(try application("i.desktop").visibility == .visible)
    #expect(try application("d.desktop").availability == .available)
    #expect(
      try application("e.desktop").availability
        == .unavailable(.missingProgram("nonexistent-prog")))
    #expect(
      try application("b.desktop").availability
        == .unavailable(.invalidCommand(.unknownFieldCode("x"))))
    #expect(
      try application("s.desktop").availability == .unavailable(.invalidCommand(.unbalancedQuote)))
  }

  @Test(arguments: [
    (
      "a.desktop",
      #"show-argv¦two words¦q"x¦$HOME¦b\\s¦%¦--icon¦my icon¦A   app¦DIRECTORY/a.desktop"#
    ),
    ("c.desktop", "show-argv¦$HOME¦;¦echo¦hi¦>¦/tmp/x¦*"),
    ("t.desktop", "show-argv¦x Quoted code y¦preQuoted code"),
    ("o-crlf.desktop", "true"), ("j.desktop", "show-argv¦t"), ("n-dup.desktop", "true"),
  ])
  func `the command lines give these arguments`(id: String, arguments: String) throws {
    let entry = try application(id).entry
    let context = Exec.Context(name: entry.name, icon: entry.icon, location: entry.location)
    let expected = arguments.replacing("DIRECTORY", with: Self.directory)

    #expect(
      try entry.command().commands(in: context) == [
        expected.split(separator: "¦").map { CommandWord(String($0)) }
      ]
    )
  }
}
