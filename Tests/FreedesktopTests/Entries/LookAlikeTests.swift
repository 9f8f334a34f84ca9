import System
import TestSupport
import Testing

@testable import Freedesktop

/// Two spellings of é that look the same are two names, as they are to the file system.
@Suite struct LookAlikeTests {
  private static let composed = "caf\u{e9}", decomposed = "cafe\u{301}"
  private var both: [String] { [Self.composed, Self.decomposed] }

  @Test func `entries whose ids only look the same are two`() throws {
    let tree = ScratchDirectory()
    for name in both { tree.writeEntry("\(name).desktop", name: name) }
    let scan = DesktopEntryScan(
      ["\(tree.path)/data/applications"], locale: .plain, desktops: [],
      programs: ProgramSearch(path: "/bin"))
    #expect(scan.applications.count == 2)
    #expect(scan.rejectedNames.isEmpty)
    let ids = both.map { DesktopEntryID("\($0).desktop") }
    #expect(ids[0] != ids[1] && Set(ids).count == 2 && (ids[0] < ids[1]) != (ids[1] < ids[0]))
    #expect(DesktopEntryID(path: "/\(both[0])/a.desktop", in: ["/\(both[1])"]) == nil)
  }

  @Test func `groups and keys whose names only look the same are two`() throws {
    let text = both.map { "[\($0)]\nkey=\($0)\n" }.joined()
    let file = try KeyFile(Array(text.utf8), path: "x")
    #expect(file.groups.count == 2 && file.problems.isEmpty)
    for name in both {
      let value = try file[name]?.value("key")?.string()
      #expect(value.map { Array($0.utf8) } == Array(name.utf8))
    }
  }

  @Test func `icons whose names only look the same are two`() {
    let tree = ScratchDirectory()
    tree.write("icons/hicolor/index.theme", "[Icon Theme]\nDirectories=48\n[48]\nSize=48\n")
    for name in both { tree.write("icons/hicolor/48/\(name).png", name) }
    let theme = IconTheme(name: "hicolor", directories: ["\(tree.path)/icons"])
    for name in both {
      let path = theme.find(name, size: 48) ?? ""
      #expect(Array(path.utf8) == Array("\(tree.path)/icons/hicolor/48/\(name).png".utf8))
    }
  }

  @Test func `a rename leads from the very id that is named`() throws {
    let text =
      "[Desktop Entry]\nType=Application\nName=N\nExec=n\nX-Flatpak-RenamedFrom=\(both[0]);\n"
    let entry = try Samples.entry(text)
    let renamed = RenamedEntries(among: [
      Application(id: DesktopEntryID("new.desktop"), entry: entry)
    ])
    #expect(renamed.successor(of: both[0])?.rawValue == "new.desktop")
    #expect(renamed.successor(of: both[1]) == nil)
  }
}

extension DesktopEntryScan {
  fileprivate var rejectedNames: [String] { refusals.map(\.path) }
}
