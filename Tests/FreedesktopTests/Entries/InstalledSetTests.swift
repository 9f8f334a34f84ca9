import Testing

@testable import Freedesktop

/// A realistic set of applications, each read as the specifications require.
@Suite struct InstalledSetTests {
  private let tree: TemporaryTree
  private let rows: [InstalledSet.Row]

  init() throws {
    (tree, rows) = (try TemporaryTree(), try InstalledSet.rows())
  }

  private func place(of application: Application) -> String {
    switch application.visibility {
    case .visible: MenuSection(categories: application.entry.categories).rawValue
    case .hidden(.noDisplay): "NoDisplay"
    case .hidden(.onlyShownIn(let desktops)): "only in \(desktops.joined(separator: ", "))"
    case .hidden(let reason): reason.description
    }
  }

  @Test func `every entry is there once and in its place`() throws {
    let scan = try InstalledSet.scan(in: tree)

    #expect(scan.refusals.isEmpty)
    #expect(rows.count >= 160)
    #expect(scan.applications.map(\.id.rawValue).sorted() == rows.map(\.id).sorted())
    let places = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.place) })
    for application in scan.applications {
      #expect(place(of: application) == places[application.id.rawValue], "\(application.id)")
      #expect(application.availability == .available, "\(application.id)")
      #expect(application.entry.problems.isEmpty, "\(application.id)")
    }
  }

  /// Entries that are shown everywhere but on some desktops, which have their own for it.
  private static let notShown: [String: Set<String>] = [
    "lxappearance.desktop": ["GNOME", "KDE", "XFCE", "MATE"],
    "pcmanfm-desktop-pref.desktop": ["GNOME", "KDE", "XFCE", "MATE"],
    "xfce4-terminal-settings.desktop": ["GNOME"],
    "org.xfce.mousepad-settings.desktop": ["GNOME"], "gnome-system-monitor.desktop": ["KDE"],
  ]

  @Test(arguments: ["XFCE", "LXQt", "GNOME", "KDE", "MATE"])
  func `a desktop shows what is meant for it, and no more`(desktop: String) throws {
    let scan = try InstalledSet.scan(desktops: [desktop], in: tree)
    let expected = rows.filter { row in
      Self.notShown[row.id]?.contains(desktop) != true
        && !row.place.contains(" ") && row.place != "NoDisplay"
        || row.place.hasPrefix("only in ")
          && row.place.dropFirst(8).contains(desktop)
    }

    let shown = scan.applications.filter { $0.visibility == .visible }.map(\.id.rawValue)

    #expect(shown.sorted() == expected.map(\.id).sorted())
  }

  @Test func `every command line gives the arguments that it says`() throws {
    let entries = Dictionary(
      uniqueKeysWithValues: try InstalledSet.scan(in: tree).applications.map {
        ($0.id.rawValue, $0.entry)
      })
    for row in rows {
      let entry = try #require(entries[row.id])
      let context = Exec.Context(name: entry.name, icon: entry.icon, location: entry.location)
      let commands = try entry.command().commands(in: context)
      #expect(commands.map { $0.map(\.description) } == [row.arguments], "\(row.id)")
      for action in entry.actions {
        #expect(throws: Never.self) { try Exec(action.exec ?? "") }
      }
    }
  }

  /// Names of icons that no package of the set brings: those that every full theme has, and those
  /// of packages' shared data.
  private static let iconsOfOthers: Set = [
    "document-print-preview", "evolution", "gimp", "gparted", "image-viewer", "io.github.Hexchat",
    "kate", "libreoffice-calc", "libreoffice-writer", "multimedia-volume-control",
    "org.gnome.Nautilus", "org.gnome.gedit", "org.remmina.Remmina", "pidgin",
    "preferences-desktop-display", "preferences-desktop-filetype-association",
    "preferences-desktop-locale", "preferences-desktop-peripherals", "preferences-desktop-theme",
    "preferences-system", "preferences-system-network", "scummvm", "system-file-manager",
    "terminal", "transmission", "user-desktop", "utilities-system-monitor", "utilities-terminal",
    "application-x-executable", "document-new", "tab-new", "window-new",
  ]

  @Test func `every icon that is installed is found`() throws {
    let files = try InstalledSet.lines(of: "icons.txt")
    for file in files { try tree.write("share/\(file)", "icon") }
    try writeIndex(of: files)
    let theme = IconTheme(
      name: "hicolor", directories: [tree.path("share/icons"), tree.path("share/pixmaps")])

    var found = 0
    for application in try InstalledSet.scan(in: tree).applications {
      guard let icon = application.entry.icon else { continue }
      guard let path = theme.find(icon, size: 48) else {
        #expect(Self.iconsOfOthers.contains(icon), "\(icon)")
        continue
      }
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      #expect(
        [".png", ".svg", ".xpm"].contains(name.replacing(icon, with: "", maxReplacements: 1)))
      found += 1
    }
    #expect(found > 120)
  }

  /// The index of a hicolor theme with the folders of `files`.
  private func writeIndex(of files: [String]) throws {
    let folders = Set(
      files.compactMap { file -> String? in
        let parts = file.split(separator: "/")
        return parts.count == 5 && parts[1] == "hicolor" ? "\(parts[2])/\(parts[3])" : nil
      }
    ).sorted()
    let groups = folders.map { folder in
      let size = Int(folder.prefix { $0 != "x" && $0 != "/" })
      return size.map { "[\(folder)]\nSize=\($0)\n" }
        ?? "[\(folder)]\nSize=128\nType=Scalable\nMinSize=8\nMaxSize=512\n"
    }
    let list = "[Icon Theme]\nName=Hicolor\nDirectories=\(folders.joined(separator: ","))\n"
    try tree.write("share/icons/hicolor/index.theme", list + groups.joined())
  }
}
