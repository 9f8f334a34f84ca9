import Glibc
import System
import Testing

@testable import Freedesktop

struct IconThemeCacheTests {
  private static let hicolor = "/usr/share/icons/hicolor"

  /// A cache of one bucket, by the form's description: icons `a` (PNG and SVG in the second
  /// folder) and `b` (XPM in the first).
  private static func sample(_ folders: [String] = ["16x16/apps", "48x48/apps"]) -> [UInt8] {
    var bytes: [UInt8] = []
    func short(_ value: Int) { bytes += [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    func long(_ value: Int) { short(value >> 16); short(value & 0xFFFF) }
    let (table, list) = (12, 20 + 24 + 24)
    let names = list + 4 + 4 * folders.count
    let ends = folders.indices.map { names + folders[..<$0].reduce(0) { $0 + $1.utf8.count + 1 } }
    let letters = names + folders.reduce(0) { $0 + $1.utf8.count + 1 }
    short(1); short(0); long(table); long(list)
    long(1); long(20)
    long(32); long(letters); long(44)
    long(0xFFFF_FFFF); long(letters + 2); long(56)
    long(1); short(1); short(6); long(0)
    long(1); short(0); short(1); long(0)
    long(folders.count)
    for end in ends { long(end) }
    for folder in folders { bytes += Array(folder.utf8) + [0] }
    return bytes + Array("a\0b\0".utf8)
  }

  @Test func `a cache tells the folders of an icon and its kinds`() throws {
    let cache = try #require(IconThemeCache(Self.sample()))
    let (small, large) = (cache.index(ofFolder: "16x16/apps"), cache.index(ofFolder: "48x48/apps"))
    #expect(small == 0 && large == 1 && cache.index(ofFolder: "x") == nil)
    #expect(cache.kinds(of: "a", inFolder: 1) == 0b011)
    #expect(cache.kinds(of: "b", inFolder: 0) == 0b100)
    #expect(cache.kinds(of: "a", inFolder: 0) == 0 && cache.kinds(of: "c", inFolder: 1) == 0)
  }

  @Test func `a cache cut anywhere or with any byte changed does no harm`() {
    let whole = Self.sample()
    var samples = whole.indices.map { Array(whole[..<$0]) }
    for index in whole.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        samples.append(whole)
        samples[samples.count - 1][index] = value
      }
    }
    for sample in samples {
      guard let cache = IconThemeCache(sample) else { continue }
      for name in ["a", "b", "ä"] { _ = cache.kinds(of: name, inFolder: 1) }
    }
  }

  @Test func `a chain in a circle ends`() throws {
    var bytes = Self.sample()
    bytes.replaceSubrange(32..<36, with: [0, 0, 0, 20])
    #expect(try #require(IconThemeCache(bytes)).kinds(of: "none", inFolder: 0) == 0)
  }

  @Test(arguments: [(-10, true), (0, true), (10, false)])
  func `a cache older than its folder is passed over`(age: Int, isFresh: Bool) throws {
    let tree = try TemporaryTree()
    let path = try tree.write("theme/icon-theme.cache", Self.sample())
    let now = try #require(FileStatus.of(tree.path("theme"))).st_mtim
    let times = [timespec(tv_sec: now.tv_sec - age, tv_nsec: now.tv_nsec)]
    utimensat(AT_FDCWD, path, times + times, 0)
    #expect((IconThemeCache(theme: tree.path("theme")) != nil) == isFresh)
  }

  @Test func `a theme is read by its cache where that is fresh`() throws {
    let tree = try TemporaryTree()
    try tree.write(
      "hicolor/index.theme",
      "[Icon Theme]\nName=x\nDirectories=16x16/apps,48x48/apps\n"
        + "[16x16/apps]\nSize=16\n[48x48/apps]\nSize=48\n")
    for name in ["48x48/apps/a.svg", "48x48/apps/new.png", "16x16/apps/b.xpm"] {
      try tree.write("hicolor/\(name)", "x")
    }
    func find(_ name: String) -> String? {
      IconTheme(name: "hicolor", directories: [tree.path]).find(name, size: 48)
    }
    #expect(find("new") == tree.path("hicolor/48x48/apps/new.png"))
    try tree.write("hicolor/icon-theme.cache", Self.sample())
    // The cache names a PNG that is not there, and doesn't know all icons.
    #expect(find("a") == tree.path("hicolor/48x48/apps/a.svg"))
    #expect(find("b") == tree.path("hicolor/16x16/apps/b.xpm"))
    #expect(find("new") == nil)
    // A folder that has changed since is listed.
    let later = [timespec(tv_sec: time(nil) + 100, tv_nsec: 0)]
    utimensat(AT_FDCWD, tree.path("hicolor/48x48/apps"), later + later, 0)
    #expect(find("new") == tree.path("hicolor/48x48/apps/new.png"))
  }

  @Test(.enabled(if: access("\(hicolor)/icon-theme.cache", R_OK) == 0))
  func `the system's cache agrees with its folders`() throws {
    let bytes = try RegularFile.bytes(of: "\(Self.hicolor)/icon-theme.cache", limit: 64 << 20)
    let cache = try #require(IconThemeCache(bytes))
    for folder in ["16x16/apps", "48x48/apps", "scalable/apps", "256x256/apps"] {
      guard let index = cache.index(ofFolder: folder) else { continue }
      for file in Directory.names(in: "\(Self.hicolor)/\(folder)") {
        guard let stem = IconListing.stem(of: file) else { continue }
        #expect(cache.kinds(of: stem.name, inFolder: index) & (1 << stem.kind) != 0, "\(file)")
      }
    }
  }
}
