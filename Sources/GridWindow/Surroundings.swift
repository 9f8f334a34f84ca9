import Freedesktop
import GridStore

/// What one run of the program is given: what was asked for, and where things are.
struct Surroundings {
  /// What the command line asks for.
  let options: Options
  /// What the configuration sets.
  let settings: Settings
  /// The variables of the session.
  let environment: Environment
  /// Where faults are told.
  let log: Log
  /// When the program was started, by the local clock.
  let start: Duration

  /// The directories of the session.
  var directories: BaseDirectories { BaseDirectories(environment: environment) }

  /// The favorites file that is shown, and what belongs to it.
  var store: FavoritesStore {
    let directories = directories
    return FavoritesStore(
      path: options.favoritesFile ?? "\(directories.configHome)/\(Program.name)/favorites",
      directories: StoreDirectories(
        state: "\(directories.stateHome)/\(Program.name)",
        runtime: directories.runtimeDirectory.map { "\($0)/\(Program.name)" }))
  }
}
