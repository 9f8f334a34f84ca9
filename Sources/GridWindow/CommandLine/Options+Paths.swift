import Freedesktop
import Glibc
import GridStore

extension Options {
  /// The favorites file that is meant, in the session that `environment` describes.
  nonisolated func favoritesPath(in environment: Environment) -> String {
    favoritesFile.map(Self.absolute)
      ?? "\(BaseDirectories(environment: environment).configHome)/\(Program.name)/favorites"
  }

  /// The board whose own `[Publish]` counts; `nil` for the favorites of another file, which are
  /// never sent.
  nonisolated var publishedBoard: String? {
    favoritesFile == nil ? PresetLocation.applications : nil
  }

  /// The configuration, read from the file that is meant.
  nonisolated func config(in environment: Environment) -> ConfigFile {
    let standard = ConfigFile.standardPath(environment: environment)
    return ConfigFile(
      path: configFile.map(Self.absolute) ?? standard, isRequired: configFile != nil)
  }

  /// The store of the favorites file that is meant.
  nonisolated func store(in environment: Environment) -> FavoritesStore {
    let base = BaseDirectories(environment: environment)
    let directories = StoreDirectories(
      state: "\(base.stateHome)/\(Program.name)",
      runtime: base.runtimeDirectory.map { "\($0)/\(Program.name)" })
    return FavoritesStore(path: favoritesPath(in: environment), directories: directories)
  }

  /// The directory that relative paths of the command line count from.
  nonisolated static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  private nonisolated static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(currentDirectory)/\(path)"
  }
}
