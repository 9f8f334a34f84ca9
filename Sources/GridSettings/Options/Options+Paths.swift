package import Freedesktop
import Glibc
package import GridStore

extension Options {
  /// The path of the user's favorites file.
  package static func standardFavoritesPath(in environment: ProcessEnvironment) -> String {
    "\(BaseDirectories(environment: environment).configHome)/\(ProgramInfo.name)/favorites"
  }

  /// Reads the configuration file that the options select.
  package func config(in environment: ProcessEnvironment) -> ConfigFile {
    let standard = ConfigFile.standardPath(environment: environment)
    return ConfigFile(
      path: configFile.map(Self.absolute) ?? standard, isRequired: configFile != nil)
  }

  /// The store of the favorites file: the one that the options name, or else `path`, or else the
  /// user's own.
  ///
  /// The favorites are `initial` while there is no file.
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

  /// The working directory, which relative paths refer to.
  package static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  package static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(currentDirectory)/\(path)"
  }

  /// Checks that the preset exists.
  ///
  /// - Throws: `UsageError` if there is no preset of that name.
  package func checkPreset(in environment: ProcessEnvironment) throws(UsageError) {
    if preset != PresetLocation.applications { _ = try presetLocation(in: environment) }
  }

  /// The location of the preset.
  ///
  /// - Throws: `UsageError` if there is no preset of that name.
  package func presetLocation(in environment: ProcessEnvironment) throws(UsageError)
    -> PresetLocation
  {
    try PresetLocation.find(
      preset, in: AssetDirectories(environment: environment), directory: Self.currentDirectory)
  }
}
