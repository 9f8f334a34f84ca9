package import Freedesktop

/// The applications of the session, and the sections they are shown in.
///
/// Everything installed is known by its id, so that a favorite keeps working when it is hidden
/// from the sections, and by the ids it had before.
package struct ApplicationCatalog: Sendable {
  /// The sections that have applications to show, in their fixed order.
  package let sections: [Section]
  /// The files that are no usable entries.
  package let refusals: [RejectedFile]
  /// Every directory that was read, for a watcher.
  package let directories: [String]
  private let applications: [String: Application]
  private let renames: RenamedEntries
  private let locale: MessageLocale
  private let order: TitleOrder

  /// The applications of one section, sorted by their titles.
  package struct Section: Sendable {
    /// What the applications have in common.
    package let kind: MenuSection
    /// The heading in the person's language.
    package let title: String
    /// The applications in order.
    package let applications: [Application]
  }

  /// Reads the applications of the session that `environment` describes.
  ///
  /// - Complexity: linear in the files; about 10 µs for each.
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

  /// The application whose id is `id`, or was before it was renamed, shown or not; `nil` when none
  /// is installed.
  package subscript(id: String) -> Application? {
    applications[id] ?? renames.successor(of: id).flatMap { applications[$0.rawValue] }
  }

  /// The ids of all applications, shown or not, in no order.
  package var ids: some Collection<String> { applications.keys }

  /// Whether the same is to be seen as in `other`: the same items in the same sections.
  package func shows(sameAs other: ApplicationCatalog) -> Bool {
    sections.map { $0.applications.map(\.appearance) }
      == other.sections.map { $0.applications.map(\.appearance) }
      && sections.map(\.kind) == other.sections.map(\.kind)
      && applications.mapValues(\.appearance) == other.applications.mapValues(\.appearance)
  }

  /// The sections as they were if every application had a place in them.
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
  /// Whether it has a place in the catalog.
  package var isShown: Bool { visibility == .visible && availability == .available }

  /// Why it has no place in the catalog; `nil` when it has one.
  package var reasonNotShown: String? {
    if case .hidden(let reason) = visibility { return reason.description }
    return reasonUnavailable
  }

  /// Why it can't be started; `nil` when nothing speaks against it.
  package var reasonUnavailable: String? {
    if case .unavailable(let reason) = availability { reason.description } else { nil }
  }

  /// What a page shows of it.
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
