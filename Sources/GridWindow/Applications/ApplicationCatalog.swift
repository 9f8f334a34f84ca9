import Freedesktop
import GridCore
import GridPainting

/// The applications of the session, and the sections they are shown in.
///
/// Everything installed is known by its id, so that a favorite keeps working when it is hidden
/// from the sections, and by the ids it had before.
nonisolated struct ApplicationCatalog: Sendable {
  /// The sections that have applications to show, in their fixed order.
  let sections: [Section]
  /// The files that are no usable entries.
  let refusals: [RejectedFile]
  /// Every directory that was read, for a watcher.
  let directories: [String]
  private let applications: [String: Application]
  private let renames: RenamedEntries
  private let locale: MessageLocale
  private let order: TitleOrder

  /// The applications of one section, sorted by their titles.
  struct Section: Sendable {
    /// What the applications have in common.
    let kind: MenuSection
    /// The heading in the person's language.
    let title: String
    /// The applications in order.
    let applications: [Application]
  }

  /// Reads the applications of the session that `environment` describes.
  ///
  /// - Complexity: linear in the files; about 10 µs for each.
  init(environment: ProcessEnvironment) {
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
  subscript(id: String) -> Application? {
    applications[id] ?? renames.successor(of: id).flatMap { applications[$0.rawValue] }
  }

  /// The ids of all applications, shown or not, in no order.
  var ids: some Collection<String> { applications.keys }

  /// Whether the same is to be seen as in `other`: the same items in the same sections.
  func shows(sameAs other: ApplicationCatalog) -> Bool {
    sections.map { $0.applications.map(\.item) }
      == other.sections.map { $0.applications.map(\.item) }
      && sections.map(\.kind) == other.sections.map(\.kind)
      && applications.mapValues(\.item) == other.applications.mapValues(\.item)
  }

  /// The sections as they were if every application had a place in them.
  var sectionsOfAll: [Section] { Self.sections(of: applications.values, locale, order) }

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
  nonisolated var isShown: Bool { visibility == .visible && availability == .available }

  /// Why it has no place in the catalog; `nil` when it has one.
  nonisolated var reasonNotShown: String? {
    if case .hidden(let reason) = visibility { return reason.description }
    return reasonUnavailable
  }

  /// Why it can't be started; `nil` when nothing speaks against it.
  nonisolated var reasonUnavailable: String? {
    if case .unavailable(let reason) = availability { reason.description } else { nil }
  }

  /// The application as the grid knows it, in English words where it has none of its own.
  nonisolated var item: Item { item(in: .english) }

  /// The application as the grid knows it, in the language of `words`, under the id that it has or
  /// the former one by which a favorite calls it.
  nonisolated func item(called formerID: String? = nil, in strings: LocalizedStrings) -> Item {
    let availability: GridCore.Availability =
      if case .unavailable(let reason) = availability {
        .unavailable(reason: strings.reason(reason))
      } else {
        .available
      }
    return Item(
      id: formerID ?? id.rawValue, title: entry.name, icon: entry.icon ?? "",
      availability: availability)
  }
}
