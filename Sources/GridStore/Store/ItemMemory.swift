package import GridDocument
package import System

/// What is remembered of each favorite for the day on which it is not installed any more: its name
/// and icon name, and its icon as bytes that only the caller understands.
package struct ItemMemory: Sendable {
  private let directory: String
  private let system: FileSystem
  private static let byteLimit = 1 << 24

  init(directory: String, system: FileSystem = FileSystem()) {
    self.directory = directory
    self.system = system
  }

  private var namesPath: String { FilePath.join(directory, "names") }

  /// The remembered items by id, all of them missing; none when there is nothing to read.
  package func items() -> [String: Item] {
    guard let bytes = try? system.contents(of: namesPath, limit: Self.byteLimit) else { return [:] }
    var items: [String: Item] = [:]
    for line in bytes.split(separator: Byte.lineFeed) {
      let fields = line.split(separator: Byte.tab, omittingEmptySubsequences: false)
        .map { EscapedField.unescaped(String(decoding: $0, as: UTF8.self)) }
      guard fields.count == 3, !fields[0].isEmpty else { continue }
      items[fields[0]] = Item(
        id: fields[0], title: fields[1], icon: fields[2], availability: .missing)
    }
    return items
  }

  /// Remembers exactly `items`, and forgets all others and their icons.
  ///
  /// Writes only what differs.
  package func remember(_ items: [Item]) throws(FileError) {
    let lines = items.map { item in
      [item.id, item.title, item.icon].map(EscapedField.escaped).joined(separator: "\t") + "\n"
    }
    let bytes = Array(lines.joined().utf8)
    if try system.contents(of: namesPath, limit: Self.byteLimit) ?? [] != bytes {
      try AtomicFile(path: namesPath, system: system).replace(with: bytes, lasts: false)
    }
    let kept = Set(items.map { Fingerprint($0.id).description })
    let icons = FilePath.join(directory, "icons")
    for name in Directory.names(in: icons) where !name.hasPrefix(".") && !kept.contains(name) {
      try system.remove(FilePath.join(icons, name))
    }
  }

  /// The remembered icon of `id`, as it was given; `nil` when there is none.
  package func icon(of id: String) -> [UInt8]? {
    guard let bytes = try? system.contents(of: iconPath(of: id), limit: Self.byteLimit) else {
      return nil
    }
    return bytes
  }

  /// Remembers `bytes`, at most 16 MiB, as the icon of `id`.
  ///
  /// Writes only what differs.
  package func rememberIcon(_ bytes: [UInt8], of id: String) throws(FileError) {
    guard icon(of: id) != bytes else { return }
    try AtomicFile(path: iconPath(of: id), system: system).replace(with: bytes, lasts: false)
  }

  private func iconPath(of id: String) -> String {
    FilePath.join(directory, "icons/\(Fingerprint(id))")
  }
}
