/// All applications of some directories, by the Desktop Entry Specification 1.5.
///
/// The first readable file of an id decides, also when it deletes the application, is empty or
/// wrong. A file that can't be opened (a dangling link, no permission, a FIFO) hides nothing.
/// Sub-folders are searched down to a limited depth and number, each real one once and under the
/// shortest name that leads to it; a link to another file system is not followed.
public struct DesktopEntryScan: Sendable {
  /// The applications by id, the hidden and the unavailable ones included.
  public let applications: [Application]
  /// The files that were skipped, in the order they were found.
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
    scanner.scan(directories)
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

/// An installed application: its entry, and whether the session shows it and can start it.
public struct Application: Sendable {
  /// The id, unique in a scan.
  public let id: DesktopEntryID
  /// The entry in the first file with that id.
  public let entry: DesktopEntry
  /// Whether menus and grids show it.
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

/// A file that looked like a desktop entry and is none, or a folder that is not searched for them.
public struct RejectedFile: Equatable, Sendable, CustomStringConvertible {
  /// The id the file would have.
  public let id: DesktopEntryID
  /// The path of the file.
  public let path: String
  /// Why it is no entry.
  public let reason: DesktopEntryError

  /// One line for the log: the file, the line where there is one, and the reason.
  public var description: String {
    if case .keyFile(let error) = reason { error.description } else { "\(path): \(reason)" }
  }

  /// Whether the file is correct, but not meant for an application.
  public var isIntended: Bool {
    switch reason {
    case .deleted, .notApplication(type: "Link"), .notApplication(type: "Directory"): true
    default: false
    }
  }
}
