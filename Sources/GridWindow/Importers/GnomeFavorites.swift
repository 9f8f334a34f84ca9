import Freedesktop

/// The applications in the dash of GNOME Shell, kept by dconf.
nonisolated enum GnomeFavorites {
  /// The ids in their order; none when the person never changed them.
  static func read(in base: BaseDirectories) throws(ImportError) -> [String] {
    try strings("/org/gnome/shell/favorite-apps", in: base, for: .gnome)
  }

  /// The texts of a key in the person's dconf file; none without it.
  static func strings(
    _ key: String, in base: BaseDirectories, for source: ImportSource
  ) throws(ImportError) -> [String] {
    do throws(DconfError) {
      return try DconfFile(path: "\(base.configHome)/dconf/user").strings(key) ?? []
    } catch {
      if error.reason == .unreadable(.unreadable(.missing)) { return [] }
      throw ImportError(source: source, reason: .unusable(error.description))
    }
  }
}
