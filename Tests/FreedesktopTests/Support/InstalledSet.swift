import System

@testable import Freedesktop

/// The entries in `Installed`, and what is known of each.
enum InstalledSet {
  static let directory =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" } + "/Installed"

  /// The expectations for one entry.
  struct Row: Sendable {
    let id: String
    /// The section, or why the entry is in none.
    let place: String
    let arguments: [String]
  }

  /// The rows of `expected.txt`.
  static func rows() throws -> [Row] {
    try lines(of: "expected.txt").map { line in
      let fields = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
      return Row(
        id: String(fields[0]), place: String(fields[1]),
        arguments: fields[2].split(separator: "¦").map(String.init))
    }
  }

  static func lines(of name: String) throws -> [String] {
    let bytes = try RegularFile.bytes(of: "\(directory)/\(name)", limit: 1 << 20)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// All entries on a machine with `desktops`, on which every program that `TryExec` names is there.
  static func scan(desktops: [String] = [], in tree: TemporaryTree) throws -> DesktopEntryScan {
    let program = try tree.program("bin/any")
    for name in Directory.names(in: directory) where name.hasSuffix(".desktop") {
      let entry = try DesktopEntry(path: "\(directory)/\(name)", locale: .plain)
      guard let path = entry.tryExec, let last = path.split(separator: "/").last else { continue }
      try? tree.link("bin/\(last)", to: program)
      let text = String(
        decoding: try RegularFile.bytes(of: "\(directory)/\(name)", limit: 1 << 20), as: UTF8.self)
      try tree.write(
        "own/\(name)", text.replacing("TryExec=\(path)", with: "TryExec=\(tree.path)/bin/\(last)"))
    }
    return DesktopEntryScan(
      [tree.path("own"), directory], locale: .plain, desktops: desktops,
      programs: ProgramSearch(path: tree.path("bin")))
  }
}
