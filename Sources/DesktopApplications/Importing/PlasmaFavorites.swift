import Freedesktop

/// The favorites in KDE Plasma's menus, or else the applications pinned to its task bar.
enum PlasmaFavorites {
  /// The entries in order.
  ///
  /// Lists for all activities precede those of single activities.
  static func read(in base: BaseDirectories) throws(ImportError) -> [String] {
    let favorites = try entries("kactivitymanagerd-statsrc", in: base) {
      $0.key == "ordering" && $0.group.hasPrefix("Favorites-")
    }
    let isForAll = { (entry: ForeignSettings.Entry) in entry.group.hasSuffix("-global") }
    let ordered = favorites.filter(isForAll) + favorites.filter { !isForAll($0) }
    let listed = ordered.flatMap { ForeignSettings.list($0.value) }
    return listed.isEmpty ? try pinned(in: base) : listed
  }

  private static func pinned(in base: BaseDirectories) throws(ImportError) -> [String] {
    try entries("plasma-org.kde.plasma.desktop-appletsrc", in: base) {
      $0.key == "launchers" && $0.group.hasPrefix("Containments][")
        && $0.group.hasSuffix("][Configuration][General")
    }.flatMap { ForeignSettings.list($0.value) }
  }

  private static func entries(
    _ name: String, in base: BaseDirectories, where condition: (ForeignSettings.Entry) -> Bool
  ) throws(ImportError) -> [ForeignSettings.Entry] {
    let bytes = try ImportError.bytes(of: "\(base.configHome)/\(name)", for: .kde)
    return ForeignSettings(bytes ?? []).entries.filter(condition)
  }
}
