/// The names that other programs know this one by.
nonisolated enum Program {
  /// The name of the command, of its folders and of its windows' instance.
  static let name = "gridwindow"
  /// The class of its windows.
  static let windowClass = "GridWindow"
  /// The application id: the name of the desktop file, the metainfo and on the bus.
  static let id = "io.github.gridwindow.GridWindow"
  /// The version, as `--version` and the change log give it.
  static let version = "0.1.0"
}
