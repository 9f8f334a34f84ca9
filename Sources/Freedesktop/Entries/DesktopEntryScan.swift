/// All applications of some directories, by the Desktop Entry Specification 1.5.
///
/// The first readable file of an id decides, also when it deletes the application, is empty or
/// wrong. A file that can't be opened (a dangling link, no permission, a FIFO) hides nothing.
/// Sub-folders are searched, each real directory once, so links in circles end.
public struct DesktopEntryScan: Sendable {
  /// The applications by id, the hidden and the unavailable ones included.
  public let applications: [Application]
  /// The files that were passed over, in the order they were met.
  public let refusals: [RejectedFile]
  /// Every directory that was listed, for a watcher.
  public let directories: [String]

  /// Reads what `directories` hold, the first the most important.
  ///
  /// - Parameters:
  ///   - directories: `BaseDirectories.applicationDirectories`; missing ones are no fault.
  ///   - locale: which translations to keep.
  ///   - desktops: `EntryVisibility.desktops(in:)`.
  ///   - programs: where `TryExec` is looked up.
  /// - Complexity: linear in the files; about 10 µs for each.
  public init(
    _ directories: [String], locale: MessageLocale, desktops: [String], programs: ProgramSearch
  ) {
    var scanner = DesktopEntryScanner(locale: locale)
    for directory in directories { scanner.scan(directory) }
    applications = scanner.found.sorted { $0.id < $1.id }.map { id, entry in
      Application(
        id: id, entry: entry, visibility: EntryVisibility(of: entry, on: desktops),
        availability: EntryAvailability(of: entry, programs: programs))
    }
    refusals = scanner.refusals
    self.directories = scanner.directories
  }

  /// Reads the applications of the session that `environment` describes.
  public init(environment: ProcessEnvironment) {
    self.init(
      BaseDirectories(environment: environment).applicationDirectories,
      locale: MessageLocale(environment: environment),
      desktops: EntryVisibility.desktops(in: environment),
      programs: ProgramSearch(environment: environment))
  }
}
