package import Freedesktop

/// A launcher or a file to import favorites from.
package enum ImportSource: Equatable, Sendable {
  /// The dash of GNOME Shell.
  case gnome
  /// The menu of Cinnamon.
  case cinnamon
  /// The Kickoff menu of KDE Plasma, else what is pinned to its task bar.
  case kde
  /// The dock Plank.
  case plank
  /// The dock of elementary OS from version 8 on; Plank before that.
  case elementary
  /// The Whisker menu of Xfce.
  case whisker
  /// The bookmarks of Xfce's Application Finder.
  case appfinder
  /// The quick launch bar of LXQt.
  case lxqt
  /// The pins of nwg-drawer and nwg-menu.
  case nwg
  /// A file with one application per line, such as a favorites file of this program and most pin
  /// lists, or the settings of LXQt's panel.
  case file(String)

  /// The source called `name` on the command line: one of four launchers, or the path of a file.
  package init(_ name: String) {
    switch name {
    case "gnome": self = .gnome
    case "kde": self = .kde
    case "plank": self = .plank
    case "whisker": self = .whisker
    default: self = .file(name)
    }
  }

  /// The launchers in search order.
  package static let launchers: [ImportSource] = [
    .gnome, .cinnamon, .kde, .plank, .elementary, .whisker, .appfinder, .lxqt, .nwg,
  ]

  /// The name to display.
  package var title: String {
    switch self {
    case .gnome: "GNOME"
    case .cinnamon: "Cinnamon"
    case .kde: "KDE Plasma"
    case .plank: "Plank"
    case .elementary: "elementary Dock"
    case .whisker: "Whisker Menu"
    case .appfinder: "Application Finder"
    case .lxqt: "LXQt"
    case .nwg: "nwg-drawer"
    case .file(let path): path
    }
  }

  /// The sources that this name stands for: itself, then one that stores its list alike.
  private var alternatives: [ImportSource] {
    switch self {
    case .gnome: [.gnome, .cinnamon]
    case .plank: [.plank, .elementary]
    default: [self]
    }
  }

  /// The entries of the source, or of its alternative if it has none.
  ///
  /// - Throws: `ImportError` if there are no entries, or they can't be read.
  package func readNamed(in environment: ProcessEnvironment) throws(ImportError) -> [String] {
    let base = BaseDirectories(environment: environment)
    for source in alternatives {
      let found = try source.list(in: base)
      if !found.isEmpty { return found }
    }
    throw ImportError(source: self, reason: .nothing)
  }

  /// The entries of the source in order: ids, paths and URIs as written; empty without the launcher.
  ///
  /// Sources are only read, never written.
  /// - Throws: `ImportError` if the entries can't be read.
  package func list(in base: BaseDirectories) throws(ImportError) -> [String] {
    switch self {
    case .gnome: try DconfFavorites.read("/org/gnome/shell/favorite-apps", in: base, for: self)
    case .cinnamon: try DconfFavorites.read("/org/cinnamon/favorite-apps", in: base, for: self)
    case .kde: try PlasmaFavorites.read(in: base)
    case .plank: try PlankFavorites.read(in: base)
    case .elementary:
      try DconfFavorites.read("/io/elementary/dock/launchers", in: base, for: self)
    case .whisker: try WhiskerFavorites.read(in: base)
    case .appfinder:
      try ListedIDs.read("\(base.configHome)/xfce4/appfinder/bookmarks", for: self)
    case .lxqt: try ListedIDs.read("\(base.configHome)/lxqt/panel.conf", for: self)
    case .nwg: try ListedIDs.read("\(base.cacheHome)/nwg-pin-cache", for: self)
    case .file(let path): try ListedIDs.read(path, for: self, isRequired: true)
    }
  }
}
