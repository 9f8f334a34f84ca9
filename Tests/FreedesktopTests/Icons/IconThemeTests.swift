import Glibc
import Testing

@testable import Freedesktop

@Suite struct IconThemeTests {
  /// Two base directories: the person's, and the system's with three themes.
  private final class Fixture {
    let tree: TemporaryTree

    init() throws {
      tree = try TemporaryTree()
      try index("sys/icons/hicolor", folders: ["48x48/apps", "scalable/apps"])
      try index("sys/icons/base", inherits: "hicolor", folders: ["48x48/apps"])
      try index("sys/icons/theme", inherits: "base, other", folders: ["16x16/apps", "48x48/apps"])
      try index("sys/icons/other", inherits: "base", folders: ["48x48/apps"])
    }

    func index(_ theme: String, inherits: String = "", folders: [String]) throws {
      var text = "[Icon Theme]\nName=x\nInherits=\(inherits)\n"
      text += "Directories=\(folders.joined(separator: ","))\n"
      for folder in folders {
        let edge = folder.hasPrefix("scalable") ? "128" : String(folder.prefix { $0 != "x" })
        text += "[\(folder)]\nSize=\(edge)\n"
        text += edge == "128" ? "Type=Scalable\nMinSize=8\nMaxSize=512\n" : "Type=Fixed\n"
      }
      try tree.write("\(theme)/index.theme", text)
    }

    func icon(_ name: String) throws { try tree.write(name, "icon") }

    func find(_ icon: String, size: Int = 48, scale: Int = 1, theme: String = "theme") -> String? {
      let bases = ["home/icons", "none", "sys/icons", "pixmaps"].map(tree.path)
      let found = IconTheme(name: theme, directories: bases).find(icon, size: size, scale: scale)
      return found.map { String($0.dropFirst(tree.path.utf8.count + 1)) }
    }
  }

  @Test func `the exact size of the theme itself comes first`() throws {
    let fixture = try Fixture()
    for theme in ["theme", "base", "hicolor"] {
      try fixture.icon("sys/icons/\(theme)/48x48/apps/a.png")
    }
    try fixture.icon("sys/icons/theme/16x16/apps/a.png")

    #expect(fixture.find("a") == "sys/icons/theme/48x48/apps/a.png")
    #expect(fixture.find("a", size: 20) == "sys/icons/theme/16x16/apps/a.png")
  }

  @Test(arguments: ["theme", "absent", "hicolor"])
  func `a theme is missing when hicolor is too`(name: String) throws {
    let fixture = try Fixture()
    let bases = [fixture.tree.path("sys/icons")]
    #expect(!IconTheme(name: name, directories: bases).isMissing)
    #expect(IconTheme(name: name, directories: ["/nonexistent"]).isMissing)
  }

  @Test func `any size of a theme wins over the exact size of its parent`() throws {
    let fixture = try Fixture()
    try fixture.icon("sys/icons/theme/16x16/apps/a.png")
    try fixture.icon("sys/icons/base/48x48/apps/a.png")

    #expect(fixture.find("a") == "sys/icons/theme/16x16/apps/a.png")
  }

  @Test func `parents are searched depth first and hicolor last`() throws {
    let fixture = try Fixture()
    try fixture.index("sys/icons/theme", inherits: "hicolor,base,other", folders: [])
    try fixture.index("sys/icons/base", inherits: "deep", folders: ["48x48/apps"])
    try fixture.index("sys/icons/deep", folders: ["48x48/apps"])
    for theme in ["hicolor", "other", "deep", "base"] {
      try fixture.icon("sys/icons/\(theme)/48x48/apps/\(theme).png")
      #expect(fixture.find(theme)?.contains("/\(theme)/") == true)
    }
    let chain = ["base", "deep", "other", "hicolor"]
    for (place, theme) in chain.enumerated().reversed() {
      for later in chain[place...] { try fixture.icon("sys/icons/\(later)/48x48/apps/x.png") }
      #expect(fixture.find("x")?.contains("/\(theme)/") == true, "\(theme)")
    }
  }

  @Test func `themes that inherit in a circle end in hicolor`() throws {
    let fixture = try Fixture()
    try fixture.index("sys/icons/base", inherits: "theme,base", folders: ["48x48/apps"])
    try fixture.icon("sys/icons/hicolor/48x48/apps/a.png")

    #expect(fixture.find("a") == "sys/icons/hicolor/48x48/apps/a.png")
    #expect(fixture.find("a", theme: "missing") == "sys/icons/hicolor/48x48/apps/a.png")
    #expect(fixture.find("nothing") == nil)
  }

  @Test func `a theme is the union of all base directories under its first index`() throws {
    let fixture = try Fixture()
    try fixture.icon("home/icons/hicolor/48x48/apps/u.png")
    try fixture.icon("sys/icons/hicolor/48x48/apps/u.png")
    try fixture.icon("sys/icons/hicolor/1024x1024/apps/big.png")
    #expect(fixture.find("u") == "home/icons/hicolor/48x48/apps/u.png")
    #expect(fixture.find("big") == nil)

    try fixture.index("home/icons/hicolor", folders: ["64x64/apps"])
    #expect(fixture.find("u") == nil)
  }

  @Test func `png wins over svg and svg over xpm in the same folder`() throws {
    let fixture = try Fixture()
    for (extra, winner) in [("xpm", "xpm"), ("svg", "svg"), ("png", "png")] {
      try fixture.icon("sys/icons/theme/48x48/apps/a.\(extra)")
      #expect(fixture.find("a") == "sys/icons/theme/48x48/apps/a.\(winner)")
    }
  }

  @Test func `loose icons of the base directories are the last resort`() throws {
    let fixture = try Fixture()
    try fixture.icon("pixmaps/bar.png")
    try fixture.icon("pixmaps/bar.xpm")
    #expect(fixture.find("bar") == "pixmaps/bar.png")
    #expect(fixture.find("bar.xpm") == "pixmaps/bar.png")

    try fixture.icon("home/icons/bar.svg")
    #expect(fixture.find("bar") == "home/icons/bar.svg")
    try fixture.icon("sys/icons/hicolor/scalable/apps/bar.svg")
    #expect(fixture.find("bar") == "sys/icons/hicolor/scalable/apps/bar.svg")
  }

  @Test func `only known extensions are dropped from a name`() throws {
    let fixture = try Fixture()
    for name in ["foo.png", "foo.svg", "org.example.App.png", "foo.PNG.png"] {
      try fixture.icon("sys/icons/hicolor/48x48/apps/\(name)")
    }
    let folder = "sys/icons/hicolor/48x48/apps"
    #expect(fixture.find("foo.png") == "\(folder)/foo.png")
    #expect(fixture.find("foo.svg") == "\(folder)/foo.png")
    #expect(fixture.find("org.example.App") == "\(folder)/org.example.App.png")
    #expect(fixture.find("foo.PNG") == "\(folder)/foo.PNG.png")
    for missing in ["Foo", "foo.gif", "x/foo.png", "../apps/foo", "", ".", "..", ".png", "foo/"] {
      #expect(fixture.find(missing) == nil, "\(missing)")
    }
  }

  @Test func `an absolute path is taken as it is when it leads to a file`() throws {
    let fixture = try Fixture()
    try fixture.icon("i/a.png")
    try fixture.icon("i/with space.svg")
    try fixture.tree.link("i/dangling.png", to: "nowhere")

    #expect(fixture.find(fixture.tree.path("i/a.png")) == "i/a.png")
    #expect(fixture.find(fixture.tree.path("i/with space.svg")) == "i/with space.svg")
    for missing in ["i/no", "i", "i/dangling.png", "i/a"] {
      #expect(fixture.find(fixture.tree.path(missing)) == nil, "\(missing)")
    }
    #expect(fixture.find("file://\(fixture.tree.path("i/a.png"))") == nil)
  }

  @Test func `links that lead nowhere are passed over`() throws {
    let fixture = try Fixture()
    let folder = "sys/icons/theme/48x48/apps"
    try fixture.tree.link("\(folder)/a.png", to: "b.png")
    try fixture.tree.link("\(folder)/b.png", to: "a.png")
    try fixture.tree.link("\(folder)/x.png", to: "nowhere")
    try fixture.tree.fifo("\(folder)/f.png")
    try fixture.tree.directory("\(folder)/d.png")
    for name in ["a", "x", "f", "d"] {
      #expect(fixture.find(name) == nil)
      try fixture.icon("sys/icons/base/48x48/apps/\(name).png")
      #expect(fixture.find(name) == "sys/icons/base/48x48/apps/\(name).png")
    }
  }

  @Test func `twice the scale takes the double folder or the double size`() throws {
    let fixture = try Fixture()
    try fixture.tree.write(
      "sys/icons/theme/index.theme",
      """
      [Icon Theme]
      Directories=64,128
      ScaledDirectories=64@2
      [64]
      Size=64
      [128]
      Size=128
      [64@2]
      Size=64
      Scale=2
      """)
    try fixture.icon("sys/icons/theme/64/a.png")
    #expect(fixture.find("a", size: 64, scale: 2) == "sys/icons/theme/64/a.png")
    try fixture.icon("sys/icons/theme/128/a.png")
    #expect(fixture.find("a", size: 64, scale: 2) == "sys/icons/theme/128/a.png")
    try fixture.icon("sys/icons/theme/64@2/a.png")
    #expect(fixture.find("a", size: 64, scale: 2) == "sys/icons/theme/64@2/a.png")
    #expect(fixture.find("a", size: 64, scale: 1) == "sys/icons/theme/64/a.png")
  }

  @Test(arguments: ["..", ".", "", "a/../..", "/etc"])
  func `no name in a theme leads out of its directory`(name: String) throws {
    let fixture = try Fixture()
    try fixture.icon("sys/a.png")
    try fixture.icon("sys/icons/theme/a.png")
    try fixture.index("sys/icons/theme", inherits: name, folders: [name, "../.."])
    try fixture.tree.write("sys/index.theme", "[Icon Theme]\nDirectories=.\n[.]\nSize=48\n")

    #expect(fixture.find("a") == nil)
    #expect(fixture.find("a", theme: name) == nil)
  }
}
