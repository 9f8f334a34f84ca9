package import DesktopApplications
package import Freedesktop
package import System
package import X11Platform

/// What the command line asks for.
package struct Options: Equatable, Sendable {
  /// What is to be done.
  package var command = Command.open
  /// Whether the window is called as a launcher: it comes, or goes when it has the focus.
  package var toggles = false
  /// Whether the page starts in edit mode.
  package var startsEditing = false
  /// The page: the name of a preset, or the path of its file.
  package var preset = PresetLocation.applications
  /// Whether the items are the lines of standard input.
  package var readsLines = false
  /// What the page is open for.
  package var mode = PageMode()
  /// What the page starts with a search for; nothing when it is empty.
  package var searchText = ""
  /// Another favorites file than the person's own.
  package var favoritesFile: String?
  /// Another configuration file than the person's own.
  package var configFile: String?
  /// The window's size and place.
  package var geometry: WindowGeometry?
  /// The scale instead of the desktop's: device pixels to a logical pixel.
  package var scale: Double?
  /// The instance part of the window's class instead of the session's own name for it.
  package var windowName: String?
  /// The class part of the window's class.
  package var windowClass = ProgramInfo.windowClass
  /// How much is said on standard error.
  package var logLevel = Log.Level.warning
  /// Whether lists are written as JSON.
  package var writesJSON = false
  /// Whether the list of applications has those not shown, with the reason.
  package var includesHidden = false
  /// Whether `--import` only tells what it would do.
  package var isDryRun = false
  /// Where `--add` adds.
  package var position = Position.last

  /// The one thing that a run of the program does.
  package enum Command: Equatable, Sendable {
    /// Opens the page.
    case open
    /// Writes the favorites.
    case list
    /// Writes the catalog.
    case listApplications
    /// Adds the application `id` to the favorites.
    case add(id: String)
    /// Removes the favorite `id`.
    case remove(id: String)
    /// Moves the favorite `id`.
    case move(id: String, Position)
    /// Adds the favorites of another launcher.
    case importFavorites(ImportSource)
    /// Takes the last edit back.
    case undo
    /// Does the last edit taken back again.
    case redo
    /// Starts the application `id` with some files or addresses.
    case launch(id: String, files: [CommandWord])
    /// Looks for mistakes in the configuration.
    case checkConfig
    /// Writes the configuration in force.
    case dumpConfig
    /// Writes the name and version.
    case version
    /// Writes what the options are.
    case help
    /// Shows everything by itself, in pictures that go to a directory.
    case demonstrate(directory: String)
    /// Decodes icons for another run of the program.
    case iconWorker
  }
}
