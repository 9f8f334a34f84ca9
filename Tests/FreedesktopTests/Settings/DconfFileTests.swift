import System
import Testing

@testable import Freedesktop

/// The fixture was written by dconf 0.40 itself, by way of `gsettings set`.
struct DconfFileTests {
  private static let path =
    #filePath.split(separator: "/").dropLast(2)
    .reduce("") { "\($0)/\($1)" } + "/Fixtures/dconf-user"

  private static let favorites = [
    "firefox-esr.desktop", "org.gnome.Nautilus.desktop", "ä b.desktop",
  ]

  static func bytes() throws -> [UInt8] { try RegularFile.bytes(of: path, limit: 1 << 20) }

  @Test func `lists and texts are read from a file of dconf's own`() throws {
    let file = try DconfFile(path: Self.path)
    #expect(file.strings("/org/gnome/shell/favorite-apps") == Self.favorites)
    #expect(file.string("/org/gnome/desktop/interface/icon-theme") == "Papirus")
    #expect(
      file.strings("/net/launchpad/plank/docks/dock1/dock-items") == ["b.dockitem", "a.dockitem"])
  }

  @Test(arguments: [
    "", "/", "/org/gnome/shell/", "/org/gnome/shell/favorite", "org/gnome/shell/favorite-apps",
    "/x/org/gnome/shell/favorite-apps", "favorite-apps",
  ])
  func `what is no whole key has no value`(key: String) throws {
    let file = try DconfFile(path: Self.path)
    #expect(file.strings(key) == nil)
    #expect(file.string(key) == nil)
  }

  @Test func `a value of another type is no value`() throws {
    let file = try DconfFile(path: Self.path)
    #expect(file.string("/org/gnome/shell/favorite-apps") == nil)
    #expect(file.strings("/org/gnome/desktop/interface/icon-theme") == nil)
  }

  @Test func `what is no file of dconf is refused with its path`() throws {
    #expect(throws: DconfError(path: "x", reason: .malformed)) {
      try DconfFile(Array("[group]\nkey=value\n".utf8), path: "x")
    }
    #expect(throws: DconfError(path: "/", reason: .unreadable(.notRegular))) {
      try DconfFile(path: "/")
    }
  }

  @Test func `a file cut anywhere or with any byte changed does no harm`() throws {
    let whole = try Self.bytes()
    for count in whole.indices { look(into: Array(whole[..<count])) }
    for index in whole.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = whole
        changed[index] = value
        look(into: changed)
      }
    }
  }

  private func look(into bytes: [UInt8]) {
    guard let file = try? DconfFile(bytes, path: "x") else { return }
    _ = file.strings("/org/gnome/shell/favorite-apps")
    _ = file.string("/org/gnome/desktop/interface/icon-theme")
  }

  @Test func `a long list has wider offsets`() throws {
    let ids = (0..<9000).map { "application-number-\($0).desktop" }
    for count in [0, 1, 5, 12, 300, 2000, 9000] {
      let list = Array(ids[..<count])
      #expect(GVariantBytes(variant: Self.serialized(list)[...])?.strings == list)
    }
  }

  /// A boxed list of texts by the GVariant specification.
  private static func serialized(_ texts: [String]) -> [UInt8] {
    var (bytes, ends): ([UInt8], [Int]) = ([], [])
    for text in texts {
      bytes += Array(text.utf8) + [0]
      ends.append(bytes.count)
    }
    let count = bytes.count
    let width = count + ends.count < 1 << 8 ? 1 : count + 2 * ends.count < 1 << 16 ? 2 : 4
    for end in ends {
      for byte in 0..<width { bytes.append(UInt8(truncatingIfNeeded: end >> (8 * byte))) }
    }
    return bytes + [0] + Array("as".utf8)
  }
}
