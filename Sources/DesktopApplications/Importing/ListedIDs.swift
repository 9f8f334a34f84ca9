import Freedesktop
import GridStore

/// A file with one application per line, or the settings of LXQt's panel.
///
/// Pin lists of other launchers are like favorites files of this program without comments.
enum ListedIDs {
  /// The ids and paths in order; empty if the file doesn't exist and is not required.
  static func read(
    _ path: String, for source: ImportSource, isRequired: Bool = false
  ) throws(ImportError) -> [String] {
    let bytes = try ImportError.bytes(of: path, for: source, isRequired: isRequired) ?? []
    let settings = ForeignSettings(bytes)
    if settings.entries.contains(where: \.isOfPanel) { return settings.quickLaunch }
    do throws(FileDamage) {
      return try FavoritesFile(bytes).favorites.ids
    } catch {
      throw ImportError(source: source, reason: .unusable(error.description(in: path)))
    }
  }
}

extension ForeignSettings {
  /// The entries of LXQt's quick launch bar: `apps\1\desktop=/path`, `apps\2\desktop=…`.
  fileprivate var quickLaunch: [String] {
    let numbered = entries.compactMap { entry -> (number: Int, path: String)? in
      let parts = entry.key.split(separator: "\\")
      guard entry.isOfPanel, parts.count == 3, parts[0] == "apps", parts[2] == "desktop",
        let number = Int(parts[1])
      else { return nil }
      return (number, entry.value)
    }
    return numbered.sorted { $0.number < $1.number }.map(\.path)
  }
}

extension ForeignSettings.Entry {
  /// Whether the entry belongs to the quick launch bar or to a panel of LXQt.
  fileprivate var isOfPanel: Bool { group == "quicklaunch" || group == "panel1" }
}
