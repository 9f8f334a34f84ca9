import TestSupport
import Testing

@testable import Freedesktop

/// The specification's LookupIcon, literally and slowly.
@Suite struct IconThemeReferenceTests {
  private struct Folder {
    let name: String
    let size, scale: Int
    let type: String

    func matches(_ wanted: Int, _ wantedScale: Int) -> Bool {
      if scale != wantedScale { return false }
      switch type {
      case "Fixed": return size == wanted
      case "Scalable": return size / 2 <= wanted && wanted <= size * 2
      default: return size - 2 <= wanted && wanted <= size + 2
      }
    }

    func distance(_ wanted: Int, _ wantedScale: Int) -> Int {
      let pixels = wanted * wantedScale
      switch type {
      case "Fixed": return abs(size * scale - pixels)
      case "Scalable":
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
        type: ["Fixed", "Scalable", "Threshold"].randomElement(using: &random) ?? "Fixed")
    }
    var text = "[Icon Theme]\nDirectories=\(folders.map(\.name).joined(separator: ","))\n"
    for folder in folders {
      text += "[\(folder.name)]\nSize=\(folder.size)\nScale=\(folder.scale)\nType=\(folder.type)\n"
      if folder.type == "Scalable" {
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

  @Test func `every order of four folders with any icons answers as the specification does`() throws
  {
    let four = [
      Folder(name: "S", size: 48, scale: 1, type: "Scalable"),
      Folder(name: "F48", size: 48, scale: 1, type: "Fixed"),
      Folder(name: "T46", size: 46, scale: 1, type: "Threshold"),
      Folder(name: "F48@2", size: 48, scale: 2, type: "Fixed"),
    ]
    let tree = try TemporaryTree()
    for (number, order) in permutations(of: four).enumerated() {
      for subset in 0..<16 {
        let base = tree.path("\(number)-\(subset)")
        let files = try write(order, with: subset, of: four, in: tree, at: "\(number)-\(subset)")
        let theme = IconTheme(name: "hicolor", directories: [base])
        for size in [16, 23, 24, 44, 46, 48, 50, 96, 97] {
          for scale in 1...2 {
            let expected = lookup("a", size, scale, order, ["\(base)/hicolor"], files)
            #expect(theme.find("a", size: size, scale: scale) == expected, "\(order) \(subset)")
          }
        }
      }
    }
  }

  /// Writes a theme of `order` that has the icon `a` in those of `folders` whose bits are set.
  private func write(
    _ order: [Folder], with bits: Int, of folders: [Folder], in tree: TemporaryTree, at base: String
  ) throws -> Set<String> {
    var text = "[Icon Theme]\nDirectories=\(order.map(\.name).joined(separator: ","))\n"
    for folder in order {
      text += "[\(folder.name)]\nSize=\(folder.size)\nScale=\(folder.scale)\nType=\(folder.type)\n"
      if folder.type == "Scalable" { text += "MinSize=24\nMaxSize=96\n" }
    }
    try tree.write("\(base)/hicolor/index.theme", text)
    var files: Set<String> = []
    for (index, folder) in folders.enumerated() where bits & 1 << index != 0 {
      files.insert(try tree.write("\(base)/hicolor/\(folder.name)/a.png"))
    }
    return files
  }

  private func permutations<Element>(of elements: [Element]) -> [[Element]] {
    guard let last = elements.last else { return [[]] }
    return permutations(of: Array(elements.dropLast())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [last] + Array(rest[$0...]) }
    }
  }

  /// The specification's FindIcon over themes whose parents may name each other in circles.
  @Test func `every way in which three themes inherit answers as the specification does`() throws {
    let names = ["p", "q", "r"]
    let tree = try TemporaryTree()
    for number in 0..<125 {
      let parents = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { index, name in
          let others = names.filter { $0 != name }
          let choices = [[], [others[0]], [others[1]], others, others.reversed()]
          return (name, choices[[number % 5, number / 5 % 5, number / 25][index]])
        })
      for subset in 0..<16 {
        let base = "\(number)-\(subset)"
        var having: Set<String> = []
        for (index, name) in (names + ["hicolor"]).enumerated() {
          let inherits = parents[name, default: []].joined(separator: ",")
          try tree.write(
            "\(base)/\(name)/index.theme",
            "[Icon Theme]\nInherits=\(inherits)\nDirectories=d\n[d]\nSize=48\n")
          guard subset & 1 << index != 0 else { continue }
          try tree.write("\(base)/\(name)/d/a.png")
          having.insert(name)
        }
        var seen: Set<String> = []
        let expected =
          first("p", having, parents, &seen) ?? (having.contains("hicolor") ? "hicolor" : nil)
        let found = IconTheme(name: "p", directories: [tree.path(base)]).find("a", size: 48)
        #expect(found == expected.map { tree.path("\(base)/\($0)/d/a.png") }, "\(parents)")
      }
    }
  }

  private func first(
    _ theme: String, _ having: Set<String>, _ parents: [String: [String]], _ seen: inout Set<String>
  ) -> String? {
    guard seen.insert(theme).inserted else { return nil }
    if having.contains(theme) { return theme }
    for parent in parents[theme, default: []] {
      if let found = first(parent, having, parents, &seen) { return found }
    }
    return nil
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
