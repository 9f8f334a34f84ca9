import Freedesktop
import Glibc
import GridStore

extension Options {
  /// The person's own favorites file in the session that `environment` describes.
  nonisolated static func standardFavoritesPath(in environment: ProcessEnvironment) -> String {
    "\(BaseDirectories(environment: environment).configHome)/\(Program.name)/favorites"
  }

  /// The configuration, read from the file that is meant.
  nonisolated func config(in environment: ProcessEnvironment) -> ConfigFile {
    let standard = ConfigFile.standardPath(environment: environment)
    return ConfigFile(
      path: configFile.map(Self.absolute) ?? standard, isRequired: configFile != nil)
  }

  /// The store of the favorites file that is meant: the one named, else that at `path`, else the
  /// person's own; `initial` stands for the favorites as long as there is no file.
  nonisolated func store(
    in environment: ProcessEnvironment, otherwise path: String? = nil,
    initial: Favorites = Favorites()
  ) -> FavoritesStore {
    let base = BaseDirectories(environment: environment)
    let directories = StoreDirectories(
      state: "\(base.stateHome)/\(Program.name)",
      runtime: base.runtimeDirectory.map { "\($0)/\(Program.name)" })
    return FavoritesStore(
      path: favoritesFile.map(Self.absolute) ?? path
        ?? Self.standardFavoritesPath(in: environment),
      directories: directories, initial: initial)
  }

  /// The directory that relative paths of the command line count from.
  nonisolated static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  nonisolated static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(currentDirectory)/\(path)"
  }
}
