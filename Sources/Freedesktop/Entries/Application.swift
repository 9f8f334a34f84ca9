/// An installed application: its entry and what the running session makes of it.
public struct Application: Sendable {
  /// The id, unique in a scan.
  public let id: DesktopEntryID
  /// What the first file of that id says.
  public let entry: DesktopEntry
  /// Whether it has a place in menus and grids.
  public let visibility: EntryVisibility
  /// Whether it can be started.
  public let availability: EntryAvailability

  /// An application from its parts.
  public init(
    id: DesktopEntryID, entry: DesktopEntry, visibility: EntryVisibility = .visible,
    availability: EntryAvailability = .available
  ) {
    (self.id, self.entry) = (id, entry)
    (self.visibility, self.availability) = (visibility, availability)
  }
}
