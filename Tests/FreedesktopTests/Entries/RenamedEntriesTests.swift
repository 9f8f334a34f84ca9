import Testing

@testable import Freedesktop

@Suite struct RenamedEntriesTests {
  private func renames(_ entries: (id: String, keys: String)...) throws -> RenamedEntries {
    RenamedEntries(
      among: try entries.map { id, keys in
        Application(id: DesktopEntryID(id), entry: try Samples.entry(Samples.text("N", keys)))
      })
  }

  @Test func `an entry tells which ids it had`() throws {
    let renames = try renames(
      ("org.example.New.desktop", "X-Flatpak-RenamedFrom=old.desktop;older.desktop;"))

    #expect(renames.successor(of: "old.desktop")?.rawValue == "org.example.New.desktop")
    #expect(renames.successor(of: "older.desktop")?.rawValue == "org.example.New.desktop")
    #expect(renames.successor(of: "org.example.New.desktop") == nil)
    #expect(renames.successor(of: "other.desktop") == nil)
  }

  @Test func `an id that is installed is led nowhere`() throws {
    let renames = try renames(
      ("org.example.New.desktop", "X-Flatpak-RenamedFrom=old.desktop;"), ("old.desktop", ""),
      ("org.gnome.Evince.desktop", ""), ("evince.desktop", ""))

    #expect(renames.successor(of: "old.desktop") == nil)
    #expect(renames.successor(of: "evince.desktop") == nil)
  }

  @Test func `a known rename counts when its target is installed`() throws {
    let renames = try renames(("org.gnome.Nautilus.desktop", ""), ("firefox.desktop", ""))

    #expect(renames.successor(of: "nautilus.desktop")?.rawValue == "org.gnome.Nautilus.desktop")
    #expect(renames.successor(of: "firefox-esr.desktop")?.rawValue == "firefox.desktop")
    #expect(renames.successor(of: "iceweasel.desktop")?.rawValue == "firefox.desktop")
    #expect(renames.successor(of: "evince.desktop") == nil)
  }

  @Test func `of several claims the first counts, and an entry's own word before the table`()
    throws
  {
    let renames = try renames(
      ("a.desktop", "X-Flatpak-RenamedFrom=eog.desktop;x.desktop"),
      ("b.desktop", "X-Flatpak-RenamedFrom=x.desktop"), ("org.gnome.eog.desktop", ""))

    #expect(renames.successor(of: "x.desktop")?.rawValue == "a.desktop")
    #expect(renames.successor(of: "eog.desktop")?.rawValue == "a.desktop")
  }
}
