/// The names that identify this program.
package enum ProgramInfo {
  /// The name of the command and of its directories, and the instance name in WM_CLASS.
  package static let name = "gridwindow"
  /// The class name in WM_CLASS.
  package static let windowClass = "GridWindow"
  /// The application id: the name of the desktop file, the metainfo and on the bus.
  package static let id = "io.github.gridwindow.GridWindow"
  /// The version, as in `--version` and the change log.
  package static let version = "0.1.0"
}
