import Freedesktop
import System

/// The launchers in Plank's docks: one file each, ordered by dconf.
enum PlankFavorites {
  private static let groups = ["PlankDockItemPreferences", "PlankItemsDockItemPreferences"]

  /// The URIs of the desktop entries, dock by dock.
  ///
  /// Launchers without a position come last, by file name.
  static func read(in base: BaseDirectories) throws(ImportError) -> [String] {
    let root = "\(base.configHome)/plank"
    var found: [String] = []
    for dock in Directory.names(in: root) {
      let folder = "\(root)/\(dock)/launchers"
      let items = Directory.names(in: folder).filter { $0.hasSuffix(".dockitem") }
      guard !items.isEmpty else { continue }
      for item in try ordered(items, of: dock, in: base) {
        if let launcher = try launcher("\(folder)/\(item)") { found.append(launcher) }
      }
    }
    return found
  }

  private static func ordered(
    _ items: [String], of dock: String, in base: BaseDirectories
  ) throws(ImportError) -> [String] {
    let key = "/net/launchpad/plank/docks/\(dock)/dock-items"
    let order = try DconfFavorites.read(key, in: base, for: .plank)
    let (there, listed) = (Set(items), Set(order))
    return order.filter(there.contains) + items.filter { !listed.contains($0) }
  }

  private static func launcher(_ path: String) throws(ImportError) -> String? {
    let bytes = try ImportError.bytes(of: path, for: .plank)
    return ForeignSettings(bytes ?? []).entries
      .first { groups.contains($0.group) && $0.key == "Launcher" }?.value
  }
}
