import DesktopApplications
import Freedesktop
import System
import X11Platform

/// What the command line asks for.
nonisolated struct Options: Equatable, Sendable {
  /// What is to be done.
  var command = Command.open
  /// Whether the window is called as a launcher: it comes, or goes when it has the focus.
  var toggles = false
  /// Whether the page starts in edit mode.
  var startsEditing = false
  /// The page: the name of a preset, or the path of its file.
  var preset = PresetLocation.applications
  /// Whether the items are the lines of standard input.
  var readsLines = false
  /// What the page is open for.
  var purpose = Purpose()
  /// What the page starts with a search for; nothing when it is empty.
  var searchText = ""
  /// Another favorites file than the person's own.
  var favoritesFile: String?
  /// Another configuration file than the person's own.
  var configFile: String?
  /// The window's size and place.
  var geometry: WindowGeometry?
  /// The scale instead of the desktop's: device pixels to a logical pixel.
  var scale: Double?
  /// The instance part of the window's class instead of the session's own name for it.
  var windowName: String?
  /// The class part of the window's class.
  var windowClass = Program.windowClass
  /// How much is said on standard error.
  var logLevel = Log.Level.warning
  /// Whether lists are written as JSON.
  var writesJSON = false
  /// Whether the list of applications has those not shown, with the reason.
  var includesHidden = false
  /// Whether `--import` only tells what it would do.
  var isDryRun = false
  /// Where `--add` adds.
  var position = Position.last

  /// The one thing that a run of the program does.
  enum Command: Equatable, Sendable {
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
