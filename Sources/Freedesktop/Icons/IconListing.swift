/// The icons in one directory, listed once.
///
/// A reader of GTK's `icon-theme.cache` would fill the same table without listing.
struct IconListing {
  /// The kinds of icon files, the preferred one first.
  private static let extensions: [StaticString] = [".png", ".svg", ".xpm"]

  private let directory: String
  /// For each name the extensions it comes with, one bit each.
  private var kinds: [String: UInt8] = [:]

  /// Lists the directory; nil when it is missing or has no icons.
  init?(_ path: String) {
    guard let directory = try? Directory(path) else { return nil }
    self.directory = path
    var kinds: [String: UInt8] = [:]
    directory.forEach { entry in
      guard entry.kind != .directory, let stem = Self.stem(of: entry.name) else { return }
      kinds[stem.name, default: 0] |= 1 << stem.kind
    }
    if kinds.isEmpty { return nil }
    self.kinds = kinds
  }

  /// The best file of the icon called `name` that really is there.
  func find(_ name: String) -> String? {
    guard let found = kinds[name] else { return nil }
    for (kind, suffix) in Self.extensions.enumerated() where found & (1 << kind) != 0 {
      let path = "\(directory)/\(name)\(suffix)"
      if FileStatus.isRegularFile(path) { return path }
    }
    return nil
  }

  /// A file's name without its extension and which extension it was; nil for other files.
  static func stem(of file: String) -> (name: String, kind: Int)? {
    guard file.utf8.count > 4, let kind = extensions.firstIndex(where: file.endsInBytes) else {
      return nil
    }
    return (file.droppingBytes(4), kind)
  }
}
