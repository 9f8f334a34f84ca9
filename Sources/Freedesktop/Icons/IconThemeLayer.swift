import System

/// One theme of the chain: the union of its folders in all base directories.
final class IconThemeLayer {
  /// The theme that ends every chain.
  static let fallback = "hicolor"

  /// The themes to search after this one, in their order.
  let parents: [String]

  /// The theme's places in the base directories, and its folders there that may exist.
  var directories: [String] {
    roots.flatMap { root in
      [root.path] + folders.map(\.path).filter(root.mayHold).map { "\(root.path)/\($0)" }
    }
  }

  private let folders: [IconFolder]
  private let roots: [Root]
  private var listings: [[IconListing]?]
  private var orders: [IconQuery: [Int]] = [:]

  /// The theme's place in one base directory.
  private struct Root {
    let path: String
    /// The names in it, so that folders that can't be there are never looked for.
    let names: Set<ByteString>
    /// What GTK knows of the place, when that is fresh.
    let cache: IconThemeCache?

    init?(_ path: String) {
      guard let directory = try? Directory(path) else { return nil }
      self.path = path
      var names: Set<ByteString> = []
      directory.forEach { names.insert(ByteString($0.name)) }
      self.names = names
      cache = names.contains(ByteString("icon-theme.cache")) ? IconThemeCache(theme: path) : nil
    }

    /// Whether the first name of the folder is there.
    func mayHold(_ folder: String) -> Bool {
      names.contains(ByteString(String(folder.prefix { $0 != "/" })))
    }

    /// The icons in one of the place's folders; nil when there are none.
    func listing(of folder: String) -> IconListing? {
      if let cache, cache.isFresh(for: "\(path)/\(folder)") {
        return IconListing(folder, of: path, in: cache)
      }
      guard mayHold(folder) else { return nil }
      return IconListing("\(path)/\(folder)")
    }
  }

  /// Reads the first `index.theme` of the theme; nil when there is none.
  init?(name: String, directories: [String]) {
    guard Self.isSafe(name), !name.utf8.contains(.slash) else { return nil }
    let roots = directories.compactMap { Root("\($0)/\(name)") }
    let indices = roots.filter { $0.names.contains(ByteString("index.theme")) }
    let file = indices.first(of: { try? KeyFile(path: "\($0.path)/index.theme") })
    guard let file, let theme = file["Icon Theme"] else { return nil }
    parents = Self.list("Inherits", of: theme)
    folders = Self.folders(of: theme, in: file)
    listings = Array(repeating: nil, count: folders.count)
    self.roots = roots
  }

  /// The specification's LookupIcon: the first folder that fits the size, else the nearest.
  func find(_ name: String, _ request: IconQuery) -> String? {
    for index in order(for: request) {
      for listing in listings(of: index) {
        if let path = listing.find(name) { return path }
      }
    }
    return nil
  }

  /// The folders in the order to try them: those that match, then by distance; equals as listed.
  private func order(for request: IconQuery) -> [Int] {
    if let order = orders[request] { return order }
    let ranks = folders.map { $0.matches(request) ? -1 : $0.distance(to: request) }
    let order = folders.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    orders[request] = order
    return order
  }

  private func listings(of index: Int) -> [IconListing] {
    if let found = listings[index] { return found }
    let found = roots.compactMap { $0.listing(of: folders[index].path) }
    listings[index] = found
    return found
  }

  private static func folders(of theme: KeyFile.Group, in file: KeyFile) -> [IconFolder] {
    let names = list("Directories", of: theme) + list("ScaledDirectories", of: theme)
    return names.uniqueByBytes().compactMap { name in
      guard isSafe(name), let group = file[name] else { return nil }
      return IconFolder(path: name, group)
    }
  }

  /// The names between the commas of a value.
  private static func list(_ key: String, of group: KeyFile.Group) -> [String] {
    let value = try? group.value(key)?.string()
    return value?.split(separator: ",").map { String($0.trimmingPrefix { $0 == " " }) } ?? []
  }

  /// Whether a name from a file stays inside the directory it is looked up in.
  private static func isSafe(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.utf8.contains(0)
      && !name.split(separator: "/").contains { $0 == ".." || $0 == "." }
  }
}
