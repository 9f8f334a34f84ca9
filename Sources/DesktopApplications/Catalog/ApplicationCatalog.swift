package import Freedesktop

/// The installed applications and the sections that show them.
///
/// Applications that are hidden from the sections can still be found by id, so that favorites keep
/// working. So can applications by their former ids.
package struct ApplicationCatalog: Sendable {
  /// The sections with applications to show, in their fixed order.
  package let sections: [Section]
  /// The files that are no usable desktop entries.
  package let refusals: [RejectedFile]
  /// Every directory that was read, for a watcher.
  package let directories: [String]
  private let applications: [String: Application]
  private let renames: RenamedEntries
  private let locale: MessageLocale
  private let order: TitleOrder

  /// One section.
  ///
  /// Its applications are sorted by title.
  package struct Section: Sendable {
    /// The category that the applications share.
    package let kind: MenuSection
    /// The heading in the user's language.
    package let title: String
    /// The applications in order.
    package let applications: [Application]
  }

  /// Reads the applications of the session with the variables `environment`.
  ///
  /// - Complexity: O(*n*) in the number of files; about 10 µs each.
  package init(environment: ProcessEnvironment) {
    let scan = DesktopEntryScan(environment: environment)
    locale = MessageLocale(environment: environment)
    order = TitleOrder(environment: environment)
    sections = Self.sections(of: scan.applications.filter(\.isShown), locale, order)
    refusals = scan.refusals
    directories = scan.directories
    applications = Dictionary(
      scan.applications.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    renames = RenamedEntries(among: scan.applications)
  }

  /// The application with the current or former id `id`, or `nil` if none is installed.
  package subscript(id: String) -> Application? {
    applications[id] ?? renames.successor(of: id).flatMap { applications[$0.rawValue] }
  }

  /// The ids of all applications, shown or hidden, in no particular order.
  package var ids: some Collection<String> { applications.keys }

  /// Whether the catalog shows the same items in the same sections as `other`.
  package func shows(sameAs other: ApplicationCatalog) -> Bool {
    sections.map { $0.applications.map(\.appearance) }
      == other.sections.map { $0.applications.map(\.appearance) }
      && sections.map(\.kind) == other.sections.map(\.kind)
      && applications.mapValues(\.appearance) == other.applications.mapValues(\.appearance)
  }

  /// The sections including the hidden applications.
  package var sectionsOfAll: [Section] { Self.sections(of: applications.values, locale, order) }

  private static func sections(
    of applications: some Sequence<Application>, _ locale: MessageLocale, _ order: TitleOrder
  ) -> [Section] {
    let groups = Dictionary(grouping: applications) {
      MenuSection(categories: $0.entry.categories)
    }
    return groups.sorted { $0.key < $1.key }.map { kind, applications in
      let sorted = order.sorted(applications, title: \.entry.name, id: \.id.rawValue)
      return Section(kind: kind, title: kind.title(in: locale), applications: sorted)
    }
  }
}

extension Application {
  /// Whether the catalog shows it.
  package var isShown: Bool { visibility == .visible && availability == .available }

  /// Why the catalog doesn't show it, or `nil` if it does.
  package var reasonNotShown: String? {
    if case .hidden(let reason) = visibility { return reason.description }
    return reasonUnavailable
  }

  /// Why it can't be started, or `nil` if it can.
  package var reasonUnavailable: String? {
    if case .unavailable(let reason) = availability { reason.description } else { nil }
  }

  /// The properties that a page shows.
  fileprivate var appearance: Appearance {
    Appearance(id: id, title: entry.name, icon: entry.icon, availability: availability)
  }

  fileprivate struct Appearance: Equatable {
    let id: DesktopEntryID
    let title: String
    let icon: String?
    let availability: EntryAvailability
  }
}
