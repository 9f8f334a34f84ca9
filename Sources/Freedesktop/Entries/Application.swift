/// An installed application: its entry and what the running session makes of it.
public struct Application: Equatable, Sendable {
  /// The id, unique in a scan.
  public let id: DesktopEntryID
  /// What the first file of that id says.
  public let entry: DesktopEntry
  /// Whether it has a place in menus and grids.
  public let visibility: Visibility
  /// Whether it can be started.
  public let availability: Availability
}
