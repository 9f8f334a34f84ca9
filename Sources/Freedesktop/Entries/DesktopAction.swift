/// One more thing an application can do, for its context menu: "New Private Window".
public struct DesktopAction: Equatable, Sendable {
  /// The id that `Actions` lists, as in `[Desktop Action new-window]`.
  public let id: String
  /// `Name`: what the action is called, never empty.
  public let name: String
  /// `Icon`: nil means the application's.
  public let icon: String?
  /// `Exec`: the command line, not yet parsed; nil only when D-Bus starts the application.
  public let exec: String?

  /// Reads an action's group; nil when it has no name.
  init?(id: String, _ reader: inout DesktopEntryReader) {
    guard let name = reader.localized("Name") else { return nil }
    self.id = id
    self.name = name
    icon = reader.localized("Icon")
    exec = reader.string("Exec")
  }
}
