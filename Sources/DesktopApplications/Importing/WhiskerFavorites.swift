import Freedesktop
import System

/// The favorites of Xfce's Whisker menu.
///
/// Versions from 2.8 store them in xfconf, earlier ones in one file per menu.
enum WhiskerFavorites {
  /// The ids, menu by menu, those in xfconf first.
  static func read(in base: BaseDirectories) throws(ImportError) -> [String] {
    let xfce = "\(base.configHome)/xfce4"
    let channel = try ImportError.bytes(
      of: "\(xfce)/xfconf/xfce-perchannel-xml/xfce4-panel.xml", for: .whisker)
    var found = XfconfFile(channel ?? []).arrays
      .filter { $0.path.count == 3 && $0.path[0] == "plugins" && $0.path[2] == "favorites" }
      .flatMap(\.values)
    for name in Directory.names(in: "\(xfce)/panel") where isMenu(name) {
      found += try favorites("\(xfce)/panel/\(name)")
    }
    return found
  }

  private static func isMenu(_ name: String) -> Bool {
    name.hasPrefix("whiskermenu-") && name.hasSuffix(".rc")
  }

  private static func favorites(_ path: String) throws(ImportError) -> [String] {
    let bytes = try ImportError.bytes(of: path, for: .whisker)
    let entries = ForeignSettings(bytes ?? []).entries.filter { $0.key == "favorites" }
    return entries.flatMap { ForeignSettings.list($0.value) }
  }
}
