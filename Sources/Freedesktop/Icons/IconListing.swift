import System

/// The icons in one directory, listed once or known from GTK's cache.
struct IconListing {
  /// The kinds of icon files, the preferred one first.
  private static let extensions: [StaticString] = [".png", ".svg", ".xpm"]

  private let directory: String
  private let source: Source

  /// Where the answers come from: for each name the extensions it comes with, one bit each.
  private enum Source {
    case listed([ByteString: UInt8])
    case cached(IconThemeCache, folder: Int)
  }

  /// Lists the directory; nil when it is missing or has no icons.
  init?(_ path: String) {
    guard let directory = try? Directory(path) else { return nil }
    self.directory = path
    var kinds: [ByteString: UInt8] = [:]
    directory.forEach { entry in
      guard entry.kind != .directory, let stem = Self.stem(of: entry.name) else { return }
      kinds[ByteString(stem.name), default: 0] |= 1 << stem.kind
    }
    if kinds.isEmpty { return nil }
    source = .listed(kinds)
  }

  /// The folder `folder` of the theme at `theme` as `cache` has it; nil when it has no icons.
  init?(_ folder: String, of theme: String, in cache: IconThemeCache) {
    guard let index = cache.index(ofFolder: folder) else { return nil }
    directory = "\(theme)/\(folder)"
    source = .cached(cache, folder: index)
  }

  /// The best file of the icon called `name` that really is there.
  func find(_ name: String) -> String? {
    let found = kinds(of: name)
    guard found != 0 else { return nil }
    for (kind, suffix) in Self.extensions.enumerated() where found & (1 << kind) != 0 {
      let path = "\(directory)/\(name)\(suffix)"
      if FileStatus.isRegularFile(path) { return path }
    }
    return nil
  }

  private func kinds(of name: String) -> UInt8 {
    switch source {
    case .listed(let kinds): kinds[ByteString(name)] ?? 0
    case .cached(let cache, let folder): cache.kinds(of: name, inFolder: folder)
    }
  }

  /// A file's name without its extension and which extension it was; nil for other files.
  static func stem(of file: String) -> (name: String, kind: Int)? {
    guard file.utf8.count > 4, let kind = extensions.firstIndex(where: file.endsInBytes) else {
      return nil
    }
    return (file.droppingBytes(4), kind)
  }
}
