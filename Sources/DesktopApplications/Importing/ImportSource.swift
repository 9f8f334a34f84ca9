package import Freedesktop

/// A launcher, or a file, whose favorites can be taken over.
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
  /// A list with one application a line, which a favorites file of this program and most pin lists
  /// are, or the settings of LXQt's panel.
  case file(String)

  /// The source that a person names: one of four launchers, or the path of a file.
  package init(_ name: String) {
    switch name {
    case "gnome": self = .gnome
    case "kde": self = .kde
    case "plank": self = .plank
    case "whisker": self = .whisker
    default: self = .file(name)
    }
  }

  /// The launchers, in the order in which they are looked for.
  package static let launchers: [ImportSource] = [
    .gnome, .cinnamon, .kde, .plank, .elementary, .whisker, .appfinder, .lxqt, .nwg,
  ]

  /// What a person calls it.
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

  /// What is meant by the name of this one: itself, else a relative that keeps its list alike.
  private var alternatives: [ImportSource] {
    switch self {
    case .gnome: [.gnome, .cinnamon]
    case .plank: [.plank, .elementary]
    default: [self]
    }
  }

  /// What the source lists, or a relative of it when it lists nothing itself.
  ///
  /// - Throws: `ImportError` when there is no list, or it can't be read.
  package func readNamed(in environment: ProcessEnvironment) throws(ImportError) -> [String] {
    let base = BaseDirectories(environment: environment)
    for source in alternatives {
      let found = try source.list(in: base)
      if !found.isEmpty { return found }
    }
    throw ImportError(source: self, reason: .nothing)
  }

  /// What the source lists, in its order: ids, paths and addresses as they stand there; nothing
  /// where there is no such launcher.
  ///
  /// Nothing is ever written to a source.
  /// - Throws: `ImportError` when the list can't be read.
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
