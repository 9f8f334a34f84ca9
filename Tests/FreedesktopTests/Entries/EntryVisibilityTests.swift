import Testing

@testable import Freedesktop

@Suite struct EntryVisibilityTests {
  /// Keys, `$XDG_CURRENT_DESKTOP`, and why the entry is hidden; nothing when it is shown.
  private static let rows: [(String, String, String)] = [
    ("", "", ""), ("", "GNOME", ""),
    ("NoDisplay=true", "GNOME", "NoDisplay=true keeps it out of menus"),
    ("OnlyShowIn=GNOME;", "", "shown only in GNOME"),
    ("OnlyShowIn=GNOME;", "GNOME", ""), ("OnlyShowIn=GNOME;", "ubuntu:GNOME", ""),
    ("OnlyShowIn=GNOME;", "gnome", "shown only in GNOME"),
    ("OnlyShowIn=GNOME;Unity", "X-Cinnamon", "shown only in GNOME, Unity"),
    ("OnlyShowIn=KDE;", "GNOME", "shown only in KDE"), ("OnlyShowIn=", "GNOME", "shown only in "),
    ("NotShowIn=GNOME;", "", ""), ("NotShowIn=GNOME;", "KDE", ""),
    ("NotShowIn=GNOME;", "GNOME", "not shown in GNOME"),
    ("NotShowIn=GNOME;", "ubuntu:GNOME", "not shown in GNOME"), ("NotShowIn=", "GNOME", ""),
    ("OnlyShowIn=GNOME;\nNotShowIn=ubuntu;", "ubuntu:GNOME", "not shown in ubuntu"),
    ("OnlyShowIn=GNOME;\nNotShowIn=ubuntu;", "GNOME:ubuntu", ""),
    ("Categories=Screensaver;", "", "the category Screensaver is not for menus"),
    ("Categories=TrayIcon;Utility;", "KDE", "the category TrayIcon is not for menus"),
    ("Categories=Shell;\nOnlyShowIn=KDE;", "KDE", ""),
    ("Categories=Applet;\nOnlyShowIn=KDE;", "GNOME", "shown only in KDE"),
  ]

  @Test(arguments: rows)
  func `the first desktop that a key names decides`(keys: String, desktops: String, reason: String)
    throws
  {
    let entry = try Samples.entry(Samples.text("N", keys))
    let visibility = EntryVisibility(
      of: entry, on: EntryVisibility.desktops(in: ["XDG_CURRENT_DESKTOP": desktops]))

    if case .hidden(let found) = visibility {
      #expect(!reason.isEmpty && found.description == reason)
    } else {
      #expect(reason.isEmpty)
    }
  }

  @Test func `TryExec is one path or name without quotes`() throws {
    let tree = try TemporaryTree()
    let spaced = try tree.program("my app")
    let plain = try tree.write("plain", "text")
    let programs = ProgramSearch(path: tree.path)
    try tree.program("tool")
    for (tryExec, isAvailable) in [
      ("/no/such", false), (plain, false), (spaced, true), ("\"\(spaced)\"", false), ("", true),
      ("tool", true), ("no-such-tool", false), ("my app", true),
    ] {
      let entry = try Samples.entry(Samples.text("N", "TryExec=\(tryExec)"))
      let expected =
        isAvailable ? EntryAvailability.available : .unavailable(.missingProgram(tryExec))
      #expect(EntryAvailability(of: entry, programs: programs) == expected)
    }
  }

  @Test func `a wrong command line makes an application unavailable and a missing program not`()
    throws
  {
    let programs = ProgramSearch(path: "/none")
    let wrong = try Samples.entry(Samples.text("N", "Exec=stub %x"))
    let missing = try Samples.entry(Samples.text("N", "Exec=no-such-program"))

    #expect(
      EntryAvailability(of: wrong, programs: programs)
        == .unavailable(.invalidCommand(.unknownFieldCode("x"))))
    #expect(EntryAvailability(of: missing, programs: programs) == .available)
  }
}
