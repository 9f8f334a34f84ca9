import TestSupport
import Testing

@testable import Freedesktop

/// The specification's LookupIcon, written down as it stands and as slow as it stands.
@Suite struct IconThemeReferenceTests {
  private struct Folder {
    let name: String
    let size, scale: Int
    let type: String

    func matches(_ wanted: Int, _ wantedScale: Int) -> Bool {
      if scale != wantedScale { return false }
      switch type {
      case "Fixed": return size == wanted
      case "Scaled": return size / 2 <= wanted && wanted <= size * 2
      default: return size - 2 <= wanted && wanted <= size + 2
      }
    }

    func distance(_ wanted: Int, _ wantedScale: Int) -> Int {
      let pixels = wanted * wantedScale
      switch type {
      case "Fixed": return abs(size * scale - pixels)
      case "Scaled":
        if pixels < size / 2 * scale { return size / 2 * scale - pixels }
        if pixels > size * 2 * scale { return pixels - size * 2 * scale }
        return 0
      default:
        if pixels < (size - 2) * scale { return size * scale - pixels }
        if pixels > (size + 2) * scale { return pixels - size * scale }
        return 0
      }
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `any theme answers as the text of the specification does`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let tree = try TemporaryTree()
    let bases = ["one", "two"]
    let folders = (0..<8).map { index in
      Folder(
        name: "d\(index)/apps", size: Int.random(in: 3...12, using: &random) * 8,
        scale: Int.random(in: 1...2, using: &random),
        type: ["Fixed", "Scaled", "Threshold"].randomElement(using: &random) ?? "Fixed")
    }
    var text = "[Icon Theme]\nDirectories=\(folders.map(\.name).joined(separator: ","))\n"
    for folder in folders {
      text += "[\(folder.name)]\nSize=\(folder.size)\nScale=\(folder.scale)\nType=\(folder.type)\n"
      if folder.type == "Scaled" {
        text += "MinSize=\(folder.size / 2)\nMaxSize=\(folder.size * 2)\n"
      }
    }
    try tree.write("two/hicolor/index.theme", text)
    var files: Set<String> = []
    for _ in 0..<12 {
      let folder = folders[Int.random(in: 0..<8, using: &random)].name
      let base = bases[Int.random(in: 0..<2, using: &random)]
      let icon = ["a", "b"].randomElement(using: &random) ?? "a"
      let kind = ["png", "svg", "xpm"].randomElement(using: &random) ?? "png"
      files.insert(try tree.write("\(base)/hicolor/\(folder)/\(icon).\(kind)"))
    }
    let theme = IconTheme(name: "hicolor", directories: bases.map(tree.path))
    for icon in ["a", "b", "c"] {
      for size in stride(from: 8, through: 128, by: 5) {
        for scale in 1...2 {
          let expected = lookup(
            icon, size, scale, folders, bases.map { tree.path($0) + "/hicolor" }, files)
          #expect(theme.find(icon, size: size, scale: scale) == expected, "seed \(seed)")
        }
      }
    }
  }

  private func lookup(
    _ icon: String, _ size: Int, _ scale: Int, _ folders: [Folder], _ bases: [String],
    _ files: Set<String>
  ) -> String? {
    var closest: String?
    var minimum = Int.max
    for isExactPass in [true, false] {
      for folder in folders {
        for base in bases {
          for kind in ["png", "svg", "xpm"] {
            let path = "\(base)/\(folder.name)/\(icon).\(kind)"
            guard files.contains(path) else { continue }
            if isExactPass, folder.matches(size, scale) { return path }
            if !isExactPass, folder.distance(size, scale) < minimum {
              closest = path
              minimum = folder.distance(size, scale)
            }
          }
        }
      }
    }
    return closest
  }
}
