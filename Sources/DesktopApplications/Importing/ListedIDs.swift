import Freedesktop
import GridStore

/// A file that lists applications, one a line: a favorites file of this program, or a pin list of
/// another launcher, which is the same without comments; or the settings of LXQt's panel.
enum ListedIDs {
  /// The ids and paths in their order; none without the file, unless it is required.
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
  /// The entries in the quick launch bar of LXQt: `apps\1\desktop=/path`, `apps\2\desktop=…`.
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
  /// Whether it is about the bar itself, or says that this is a panel of LXQt.
  fileprivate var isOfPanel: Bool { group == "quicklaunch" || group == "panel1" }
}
