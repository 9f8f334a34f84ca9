import System

/// Finds icons by name, by the Icon Theme Specification 0.13.
///
/// Searched are the theme, then the themes it inherits from (depth first, each once), then
/// `hicolor`, then the base directories themselves. A theme that has the icon in any size wins
/// over a later one that has the exact size. Directories are listed when they are first needed
/// and once; make a new `IconTheme` when they have changed.
public final class IconTheme {
  /// The name of the theme's folder.
  public let name: String

  /// The most themes that are looked for; more can only be a mistake or an attack.
  private static let mostThemes = 64

  private let directories: [String]
  private var layers: [IconThemeLayer] = []
  /// The themes still to be opened, the next one last.
  private var pending: [String]
  private var visited: Set<ByteString> = []
  private lazy var loose = directories.compactMap(IconListing.init)

  /// The theme called `name` in the base directories `directories`, the first the most
  /// important: `BaseDirectories.iconDirectories`.
  public init(name: String, directories: [String]) {
    self.name = name
    self.directories = directories
    pending = [IconThemeLayer.fallback, name]
  }

  /// Whether neither the theme, nor one it inherits from, nor `hicolor` is installed.
  public var isMissing: Bool { layer(at: 0) == nil }

  /// Every directory that was searched so far, whether it exists or not, for a watcher.
  public var searchedDirectories: [String] { directories + layers.flatMap(\.directories) }

  /// The file of an icon, or nil when there is none.
  ///
  /// - Parameters:
  ///   - icon: the value of an `Icon` key. An absolute path is taken as it is; of a name the
  ///     extensions `.png`, `.svg` and `.xpm` are dropped; anything else with a slash is nothing.
  ///   - size: the edge of the icon's square in logical pixels.
  ///   - scale: how many device pixels a logical one has, in each direction.
  /// - Returns: the path of a regular file that ends in `.png`, `.svg` or `.xpm`, or `icon`.
  public func find(_ icon: String, size: Int, scale: Int = 1) -> String? {
    if icon.hasPrefix("/") { return FileStatus.isRegularFile(icon) ? icon : nil }
    guard !icon.isEmpty, !icon.utf8.contains(.slash) else { return nil }
    let stem = IconListing.stem(of: icon)?.name ?? icon
    let request = IconQuery(size: size, scale: scale)
    var index = 0
    while let layer = layer(at: index) {
      if let path = layer.find(stem, request) { return path }
      index += 1
    }
    return loose.first(of: { $0.find(stem) })
  }

  /// The theme at `index` of the chain, opened when it is asked for.
  private func layer(at index: Int) -> IconThemeLayer? {
    while layers.count <= index, visited.count < Self.mostThemes, let name = pending.popLast() {
      guard visited.insert(ByteString(name)).inserted else { continue }
      guard let layer = IconThemeLayer(name: name, directories: directories) else { continue }
      layers.append(layer)
      pending += layer.parents.reversed().filter { $0 != IconThemeLayer.fallback }
    }
    return index < layers.count ? layers[index] : nil
  }
}
