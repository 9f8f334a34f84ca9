import Glibc
import Testing

@testable import Freedesktop

@Suite struct DesktopEntryScanTests {
  private let tree: TemporaryTree

  init() throws { tree = try TemporaryTree() }

  private func scan(_ directories: String...) -> DesktopEntryScan {
    DesktopEntryScan(
      directories.map(tree.path), locale: .plain, desktops: [],
      programs: ProgramSearch(path: "/bin"))
  }

  private func names(_ scan: DesktopEntryScan) -> [String: String] {
    Dictionary(uniqueKeysWithValues: scan.applications.map { ($0.id.rawValue, $0.entry.name) })
  }

  @Test func `the first directory that has an id wins`() throws {
    for (directory, name) in [("home", "One"), ("local", "Two"), ("sys", "Three")] {
      try tree.write("\(directory)/foo.desktop", Samples.text(name))
    }
    try tree.write("local/sub/x.desktop", Samples.text("Sub"))
    try tree.write("sys/sub-x.desktop", Samples.text("Flat"))

    let scan = scan("home", "local", "none", "sys")

    #expect(names(scan) == ["foo.desktop": "One", "sub-x.desktop": "Sub"])
    #expect(scan.refusals.isEmpty)
    #expect(scan.directories == ["home", "local", "local/sub", "sys"].map(tree.path))
  }

  @Test func `within one directory the shallow file of an id wins`() throws {
    try tree.write("d/a/b/c.desktop", Samples.text("Deep"))
    try tree.write("d/a/b-c.desktop", Samples.text("Middle"))
    #expect(names(scan("d")) == ["a-b-c.desktop": "Middle"])
    try tree.write("d/a-b-c.desktop", Samples.text("Shallow"))
    #expect(names(scan("d")) == ["a-b-c.desktop": "Shallow"])
  }

  @Test(arguments: [
    ("[Desktop Entry]\nHidden=true\n", DesktopEntryError.deleted), ("", .empty),
    ("[Desktop Entry]\nType=Application\n", .missingKey("Name")),
    ("[Desktop Entry]\nType=Link\nName=L\n", .notApplication(type: "Link")),
  ])
  func `a readable file masks those below it and its reason is told`(
    text: String, reason: DesktopEntryError
  ) throws {
    try tree.write("home/foo.desktop", text)
    try tree.write("sys/foo.desktop", Samples.text("System"))

    let scan = scan("home", "sys")

    #expect(scan.applications.isEmpty)
    #expect(
      scan.refusals == [
        RejectedFile(
          id: DesktopEntryID("foo.desktop"), path: tree.path("home/foo.desktop"), reason: reason)
      ])
  }

  @Test func `an entry kept out of menus masks and stays usable`() throws {
    try tree.write("home/foo.desktop", Samples.text("Mine", "NoDisplay=true"))
    try tree.write("sys/foo.desktop", Samples.text("System"))

    let applications = scan("home", "sys").applications

    #expect(applications.map(\.entry.name) == ["Mine"])
    #expect(applications.map(\.visibility) == [.hidden(.noDisplay)])
    #expect(applications.map(\.availability) == [.available])
  }

  @Test func `what can't be opened falls through to the system file`() throws {
    try tree.link("home/a.desktop", to: "nowhere")
    try tree.link("home/b.desktop", to: "b.desktop")
    try tree.fifo("home/c.desktop")
    try tree.link("home/d.desktop", to: "/dev/zero")
    try tree.write("home/e.desktop/inner.desktop", Samples.text("Inner"))
    for name in ["a", "b", "c", "d", "e", "f"] {
      try tree.write("sys/\(name).desktop", Samples.text("System \(name)"))
    }

    let scan = scan("home", "sys")

    #expect(scan.applications.map(\.entry.name).filter { $0.hasPrefix("System") }.count == 6)
    #expect(names(scan)["e.desktop-inner.desktop"] == "Inner")
    #expect(scan.refusals.count == 4)
    #expect(scan.refusals.allSatisfy { $0.path.hasPrefix(tree.path("home/")) })
  }

  @Test func `one bad file harms only itself`() throws {
    for number in 0..<30 { try tree.write("d/good\(number).desktop", Samples.text("G")) }
    let good = Array(Samples.minimal.utf8)
    try tree.write("d/bad-nul.desktop", Samples.text("a\0b"))
    try tree.write(
      "d/bad-latin.desktop", Array("[Desktop Entry]\nType=Application\nName=".utf8) + [0xE9, 10])
    try tree.write("d/bad-first.desktop", [0xFF] + good)
    try tree.write("d/bad-large.desktop", good + [UInt8](repeating: 10, count: 1 << 20))
    try tree.write("d/tail-nul.desktop", good + [0])
    try tree.fifo("d/bad-fifo.desktop")

    let scan = scan("d")

    #expect(scan.applications.count == 31)
    #expect(
      scan.applications.filter { !$0.entry.problems.isEmpty }.map(\.id.rawValue) == [
        "tail-nul.desktop"
      ])
    #expect(scan.refusals.count == 5)
    #expect(scan.refusals.allSatisfy { $0.id.rawValue.hasPrefix("bad") })
  }

  @Test func `links in a circle end and every directory is read once`() throws {
    try tree.write("d/x.desktop", Samples.text("X"))
    try tree.write("d/sub/y.desktop", Samples.text("Y"))
    try tree.link("d/loop", to: ".")
    try tree.link("d/sub/up", to: "..")
    try tree.link("d/again", to: "sub")
    try tree.link("d/outside", to: tree.path("other"))
    try tree.write("other/z.desktop", Samples.text("Z"))
    try tree.link("linked", to: "d")

    let expected = ["x.desktop": "X", "sub-y.desktop": "Y", "outside-z.desktop": "Z"]
    #expect(names(scan("d")) == expected)
    #expect(names(scan("linked")) == expected)
  }

  @Test func `a folder that links reach is read once, with the shortest ids`() throws {
    try tree.write("d/deep/er/x.desktop", Samples.text("X"))
    try tree.link("d/z", to: "deep/er")
    try tree.link("d/longer", to: "z")
    try tree.link("d/deep/y", to: "../z")
    #expect(names(scan("d")) == ["z-x.desktop": "X"])
  }

  @Test func `a link to another directory that is searched adds nothing to it`() throws {
    try tree.write("home/a.desktop", Samples.text("A"))
    try tree.write("sys/b.desktop", Samples.text("B"))
    try tree.link("home/s", to: tree.path("sys"))
    #expect(names(scan("home", "sys")) == ["a.desktop": "A", "b.desktop": "B"])
  }

  @Test(arguments: ["/", "/usr", "/proc", "/sys", "/dev", "/tmp", "."])
  func `a link to a large tree costs no more than a moment`(target: String) throws {
    try tree.write("d/x.desktop", Samples.text("X"))
    try tree.link("d/out", to: target)
    let start = ContinuousClock.now
    let scan = scan("d")
    #expect(names(scan)["x.desktop"] == "X")
    #expect(scan.directories.count <= DesktopEntryScanner.maximumFolderCount)
    #expect(start.duration(to: .now) < .seconds(5))
  }

  @Test func `a link to another file system is not followed and that is told`() throws {
    try tree.write("d/x.desktop", Samples.text("X"))
    try tree.link("d/out", to: "/proc/self")
    let scan = scan("d")
    #expect(names(scan) == ["x.desktop": "X"])
    #expect(
      scan.refusals.map(\.description) == [
        "\(tree.path("d/out")): this folder lies on another file system and is not searched"
      ])
  }

  @Test func `folders are searched down to a depth and up to a number that are told`() throws {
    let chain = (1...20).map { "f\($0)" }
    for depth in [0, 16, 17, 20] {
      let folder = chain[..<depth].joined(separator: "/")
      try tree.write("d/\(folder)/at\(depth).desktop", Samples.text("\(depth)"))
    }
    let deep = scan("d")
    #expect(Set(deep.applications.map(\.entry.name)) == ["0", "16"])
    #expect(deep.refusals.map(\.reason) == [.outOfBounds])

    let limit = DesktopEntryScanner.maximumFolderCount
    for number in 0..<limit + 50 { try tree.directory("w/\(number)") }
    try tree.write("w/1/in.desktop", Samples.text("In"))
    let wide = scan("w")
    #expect(names(wide) == ["1-in.desktop": "In"])
    #expect(wide.directories.count == limit)
    #expect(wide.refusals.map(\.reason) == [.outOfBounds])
  }

  @Test func `other files and names that are not UTF-8 are passed over`() throws {
    try tree.write("d/readme.txt", "x")
    try tree.write("d/desktop", "x")
    try tree.write("d/.desktop", Samples.text("Dot"))
    try tree.directory("d")
    let name = (Array("\(tree.path("d"))/".utf8) + [0xFF] + Array(".desktop\0".utf8))
      .map(CChar.init(bitPattern:))
    close(open(name, O_WRONLY | O_CREAT, 0o644))
    defer { unlink(name) }

    let scan = scan("d")

    #expect(names(scan) == [".desktop": "Dot"])
    #expect(scan.refusals.map(\.reason) == [.nameNotUTF8])
  }

  @Test func `the session's environment says what is scanned and shown`() throws {
    try tree.write("home/applications/a.desktop", Samples.text("A", "Name[de]=Ä\nOnlyShowIn=KDE;"))
    try tree.write("sys/applications/b.desktop", Samples.text("B", "TryExec=no-such"))

    let scan = DesktopEntryScan(environment: [
      "HOME": tree.path, "XDG_DATA_HOME": tree.path("home"), "XDG_DATA_DIRS": tree.path("sys"),
      "LANG": "de_DE.UTF-8", "XDG_CURRENT_DESKTOP": "KDE", "PATH": "/bin",
    ])

    #expect(scan.applications.map(\.entry.name) == ["Ä", "B"])
    #expect(scan.applications.map(\.visibility) == [.visible, .visible])
    #expect(scan.applications[1].availability == .unavailable(.missingProgram("no-such")))
  }
}
