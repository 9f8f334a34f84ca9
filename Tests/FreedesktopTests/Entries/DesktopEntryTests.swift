import Testing

@testable import Freedesktop

@Suite struct DesktopEntryTests {
  @Test func `every key is read in the locale of the person`() throws {
    let entry = try Samples.entry(
      """
      # heading
      [Desktop Entry]
      Version=1.5
      Type=Application
      Name=Files
      Name[de]=Dateien
      GenericName=File Manager
      GenericName[de]=Dateiverwaltung
      Comment=Look\\sat files
      Keywords=folder;disk\\;usb;
      Keywords[de]=Ordner;
      Icon=files
      Icon[de]=dateien
      Exec=files %U
      TryExec=files
      Path=/usr/share
      Terminal=true
      StartupNotify=false
      StartupWMClass=Files
      Categories=System;FileManager
      NoDisplay=true
      NotShowIn=KDE;
      DBusActivatable=true
      PrefersNonDefaultGPU=true
      X-GNOME-SingleWindow=true
      Actions=new;none;new;nameless;

      [Desktop Action new]
      Name=New Window
      Name[de]=Neues Fenster
      Exec=files --new

      [Desktop Action nameless]
      Exec=files --nameless

      [Desktop Action unlisted]
      Name=Unlisted
      """, locale: MessageLocale(names: ["de_CH"]))

    #expect(entry.name == "Dateien")
    #expect(entry.genericName == "Dateiverwaltung")
    #expect(entry.comment == "Look at files")
    #expect(entry.keywords == ["Ordner"])
    #expect(entry.icon == "dateien")
    #expect(entry.exec == "files %U")
    #expect(entry.tryExec == "files")
    #expect(entry.workingDirectory == "/usr/share")
    #expect(entry.runsInTerminal && entry.startupNotify == false)
    #expect(entry.startupWMClass == "Files")
    #expect(entry.categories == ["System", "FileManager"])
    #expect(entry.noDisplay && entry.onlyShowIn == nil && entry.notShowIn == ["KDE"])
    #expect(entry.isDBusActivatable && entry.prefersNonDefaultGPU && entry.hasSingleMainWindow)
    #expect(entry.actions.map(\.id) == ["new"])
    #expect(entry.actions.map(\.name) == ["Neues Fenster"])
    #expect(entry.actions.map(\.exec) == ["files --new"])
    #expect(entry.problems.isEmpty)
  }

  @Test func `what is left out has the default of the specification`() throws {
    let entry = try Samples.entry(Samples.minimal + "Icon=\nPath=\nTryExec=\nActions=\n")

    #expect(entry.icon == nil && entry.workingDirectory == nil && entry.tryExec == nil)
    #expect(entry.genericName == nil && entry.comment == nil && entry.keywords.isEmpty)
    #expect(!entry.runsInTerminal && entry.startupNotify == nil && !entry.noDisplay)
    #expect(entry.onlyShowIn == nil && entry.notShowIn.isEmpty && entry.actions.isEmpty)
  }

  @Test func `an action or foreign group never changes the application itself`() throws {
    let entry = try Samples.entry(
      """
      [Desktop Entry]
      Type=Application
      Name=Main
      Exec=stub main
      [Desktop Action q]
      Name=Quit
      Exec=stub quit
      [X-Foo]
      Name=Other
      Exec=other
      """)

    #expect(entry.name == "Main" && entry.exec == "stub main" && entry.actions.isEmpty)
  }

  @Test func `the groups of one name are merged and the last key wins`() throws {
    let entry = try Samples.entry(Samples.minimal + "[X]\nName=no\n[Desktop Entry]\nName=Last\n")

    #expect(entry.name == "Last")
    #expect(entry.problems.map(\.reason) == [.repeatedGroup("Desktop Entry")])
  }

  /// A text after the header `[Desktop Entry]`, and the sentence that refuses it.
  private static let refused: [(String, String)] = [
    ("StartupNotify=false", "the key Type is missing"),
    ("", "the key Type is missing"),
    ("Name=N\nExec=x", "the key Type is missing"),
    ("Type=Application\nExec=x", "the key Name is missing"),
    ("Type=Application\nName=\nExec=x", "the key Name is missing"),
    ("Type=Application\nName=N", "the key Exec is missing"),
    ("Type=Application\nName=N\nExec=", "the key Exec is missing"),
    ("Type=Application\nName=N\nDBusActivatable=false", "the key Exec is missing"),
    ("Type=Link\nName=N\nURL=http://x", "Type=Link is no application"),
    ("Type=Directory\nName=N", "Type=Directory is no application"),
    ("Type=Foo\nName=N\nExec=x", "Type=Foo is no application"),
    ("Hidden=true", "Hidden=true deletes this application"),
    ("Type=Application\nName=a\0b\nExec=x", "line 3: the value of Name holds a NUL byte"),
  ]

  @Test(arguments: refused)
  func `a file that is no application is refused with its reason`(text: String, sentence: String) {
    let error = #expect(throws: DesktopEntryError.self) {
      try Samples.entry("[Desktop Entry]\n" + text)
    }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    ("", "the file is empty; it hides other files of the same name"),
    ("Name=N", "line 1: this stands before the first [group] and is ignored"),
    ("garbage\n[Desktop Entry]\n", "line 1: this stands before the first [group] and is ignored"),
    ("[X]\n[Desktop Entry]\n", "the first group is [X], not [Desktop Entry]"),
    (
      "[Desktop Entry\nType=Application\n",
      "line 1: this is no [group] header; the keys under it are ignored"
    ),
    ("[Desktop Entry]\rType=Application\r", "lines end in CR alone; save the file with LF"),
  ])
  func `a text of another form is refused with its reason`(text: String, sentence: String) {
    let error = #expect(throws: DesktopEntryError.self) { try Samples.entry(text) }
    #expect(error?.description == sentence)
  }

  @Test func `the bus may start an application without a command line`() throws {
    let text = "[Desktop Entry]\nType=Application\nName=N\nDBusActivatable=true\n"

    #expect(try Samples.entry(text).exec == nil)
  }

  @Test func `a translation that can't be read gives way to the next one`() throws {
    let bytes =
      Array("[Desktop Entry]\nType=Application\nExec=x\nName=Plain\nName[de]=".utf8) + [0xE4]
      + Array("\nName[de_AT]=\nNoDisplay=maybe\n".utf8)
    let entry = try DesktopEntry(
      try KeyFile(bytes, path: "f", locale: MessageLocale(names: ["de_AT"])))

    #expect(entry.name == "Plain" && !entry.noDisplay)
    #expect(
      entry.problems.map(\.reason) == [
        .notUTF8(key: "Name"), .notBoolean(key: "NoDisplay", value: "maybe"),
      ])
  }

  @Test func `no argument ends in a carriage return`() throws {
    let text = Samples.minimal.replacing("\n", with: "\r\n")

    #expect(try Samples.entry(text).command().commands(in: .init(name: "N")) == [["stub"]])
  }

  @Test(arguments: [
    ("a.desktop", "a.desktop"), ("kde/a.desktop", "kde-a.desktop"),
    ("a/b-c/d.desktop", "a-b-c-d.desktop"),
  ])
  func `an id is the path with hyphens for slashes`(path: String, id: String) {
    #expect(DesktopEntryID(relativePath: path).rawValue == id)
    #expect(DesktopEntryID(path: "/d/\(path)", in: ["/", "/d"]) == DesktopEntryID(id))
    #expect(DesktopEntryID(path: "/e/\(path)", in: ["/d"]) == nil)
    #expect(DesktopEntryID(path: "/d/text", in: ["/d"]) == nil)
  }
}
