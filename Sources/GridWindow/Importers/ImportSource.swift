import Freedesktop

/// A launcher, or a file, whose favorites can be taken over.
nonisolated enum ImportSource: Equatable, Sendable {
  /// The dash of GNOME Shell.
  case gnome
  /// The Kickoff menu of KDE Plasma, else what is pinned to its task bar.
  case kde
  /// The dock Plank.
  case plank
  /// The Whisker menu of Xfce.
  case whisker
  /// A list with one application a line: a favorites file of this program, or a pin list.
  case file(String)

  /// The source that a person names: one of the four launchers, or the path of a file.
  init(_ name: String) {
    switch name {
    case "gnome": self = .gnome
    case "kde": self = .kde
    case "plank": self = .plank
    case "whisker": self = .whisker
    default: self = .file(name)
    }
  }

  /// The launchers, in the order in which they are looked for.
  static let launchers: [ImportSource] = [.gnome, .kde, .plank, .whisker]

  /// What a person calls it.
  var title: String {
    switch self {
    case .gnome: "GNOME"
    case .kde: "KDE Plasma"
    case .plank: "Plank"
    case .whisker: "the Whisker menu"
    case .file(let path): path
    }
  }

  /// What the source lists, in its order: ids, paths and addresses as they stand there.
  ///
  /// Nothing is ever written to a source.
  /// - Throws: `ImportError` when it has no list, or the list can't be read.
  func read(in environment: Environment) throws(ImportError) -> [String] {
    let base = BaseDirectories(environment: environment)
    let found =
      switch self {
      case .gnome: try GnomeFavorites.read(in: base)
      case .kde: try PlasmaFavorites.read(in: base)
      case .plank: try PlankFavorites.read(in: base)
      case .whisker: try WhiskerFavorites.read(in: base)
      case .file(let path): try ListedIDs.read(path)
      }
    guard !found.isEmpty else { throw ImportError(source: self, reason: .nothing) }
    return found
  }
}
