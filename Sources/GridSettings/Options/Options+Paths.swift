package import Freedesktop
import Glibc
package import GridStore

extension Options {
  /// The person's own favorites file in the session that `environment` describes.
  package static func standardFavoritesPath(in environment: ProcessEnvironment) -> String {
    "\(BaseDirectories(environment: environment).configHome)/\(ProgramInfo.name)/favorites"
  }

  /// The configuration, read from the file that is meant.
  package func config(in environment: ProcessEnvironment) -> ConfigFile {
    let standard = ConfigFile.standardPath(environment: environment)
    return ConfigFile(
      path: configFile.map(Self.absolute) ?? standard, isRequired: configFile != nil)
  }

  /// The store of the favorites file that is meant: the one named, else that at `path`, else the
  /// person's own; `initial` stands for the favorites as long as there is no file.
  package func store(
    in environment: ProcessEnvironment, otherwise path: String? = nil,
    initial: Favorites = Favorites()
  ) -> FavoritesStore {
    let base = BaseDirectories(environment: environment)
    return FavoritesStore(
      path: favoritesFile.map(Self.absolute) ?? path
        ?? Self.standardFavoritesPath(in: environment),
      stateDirectory: "\(base.stateHome)/\(ProgramInfo.name)", initial: initial)
  }

  /// The directory that relative paths of the command line count from.
  package static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  package static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(currentDirectory)/\(path)"
  }

  /// Finds wrong usage before anything is opened.
  ///
  /// - Throws: That there is no preset of the name that is meant.
  package func checkPreset(in environment: ProcessEnvironment) throws(UsageError) {
    if preset != PresetLocation.applications { _ = try presetLocation(in: environment) }
  }

  /// Where the preset that is meant lies in the session that `environment` describes.
  ///
  /// - Throws: That there is none of that name.
  package func presetLocation(in environment: ProcessEnvironment) throws(UsageError)
    -> PresetLocation
  {
    try PresetLocation.find(
      preset, in: AssetDirectories(environment: environment), directory: Self.currentDirectory)
  }
}
