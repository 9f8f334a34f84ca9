package import DesktopApplications
package import Freedesktop
package import System
package import X11Platform

/// The options on the command line.
package struct Options: Equatable, Sendable {
  /// The command to run.
  package var command = Command.open
  /// Whether to toggle a launcher: open it, or close it if it has the focus.
  package var toggles = false
  /// Whether the page starts in edit mode.
  package var startsEditing = false
  /// The name of the page's preset, or the path of its file.
  package var preset = PresetLocation.applications
  /// Whether the items are read from standard input.
  package var readsLines = false
  /// The purpose of the page.
  package var mode = PageMode()
  /// The initial search text; empty for none.
  package var searchText = ""
  /// A favorites file to use instead of the user's own.
  package var favoritesFile: String?
  /// A configuration file to use instead of the user's own.
  package var configFile: String?
  /// The size and position of the window.
  package var geometry: WindowGeometry?
  /// The scale to use instead of the desktop's, in device pixels per logical pixel.
  package var scale: Double?
  /// The instance name in the window's WM_CLASS, if set.
  package var windowName: String?
  /// The class name in the window's WM_CLASS.
  package var windowClass = ProgramInfo.windowClass
  /// The log level.
  package var logLevel = Log.Level.warning
  /// Whether to print lists as JSON.
  package var writesJSON = false
  /// Whether the list of applications includes hidden ones, with the reason.
  package var includesHidden = false
  /// Whether `--import` only prints what it would do.
  package var isDryRun = false
  /// The position for `--add`.
  package var position = Position.last

  /// The command that a run of the program executes.
  package enum Command: Equatable, Sendable {
    /// Opens the page.
    case open
    /// Prints the favorites.
    case list
    /// Prints the catalog.
    case listApplications
    /// Adds the application `id` to the favorites.
    case add(id: String)
    /// Removes the favorite `id`.
    case remove(id: String)
    /// Moves the favorite `id`.
    case move(id: String, Position)
    /// Adds the favorites of another launcher.
    case importFavorites(ImportSource)
    /// Undoes the last edit.
    case undo
    /// Redoes the last undone edit.
    case redo
    /// Starts the application `id` with some files or addresses.
    case launch(id: String, files: [CommandWord])
    /// Checks the configuration.
    case checkConfig
    /// Prints the effective configuration.
    case dumpConfig
    /// Prints the name and version.
    case version
    /// Prints the help.
    case help
    /// Runs the demonstration and writes pictures to a directory.
    case demonstrate(directory: String)
    /// Decodes icons for another run of the program.
    case iconWorker
  }
}
