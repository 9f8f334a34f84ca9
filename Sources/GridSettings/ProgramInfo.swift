/// The names that other programs know this one by.
package enum ProgramInfo {
  /// The name of the command, of its folders and of its windows' instance.
  package static let name = "gridwindow"
  /// The class of its windows.
  package static let windowClass = "GridWindow"
  /// The application id: the name of the desktop file, the metainfo and on the bus.
  package static let id = "io.github.gridwindow.GridWindow"
  /// The version, as `--version` and the change log give it.
  package static let version = "0.1.0"
}
