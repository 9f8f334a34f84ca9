import Freedesktop
import GridCore

/// The applications of the session, and the sections they are shown in.
///
/// Everything installed is known by its id, so that a favorite keeps working when it is hidden
/// from the sections.
nonisolated struct ApplicationCatalog: Equatable, Sendable {
  /// The sections that have applications to show, in their fixed order.
  let sections: [Section]
  /// The files that are no usable entries.
  let refusals: [RefusedFile]
  /// Every directory that was read, for a watcher.
  let directories: [String]
  private let applications: [String: Application]

  /// The applications of one section to show, sorted by their titles.
  struct Section: Equatable, Sendable {
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
  init(environment: Environment) {
    let scan = DesktopEntryScan(environment: environment)
    let locale = Locale(environment: environment)
    let order = TitleOrder(environment: environment)
    let shown = scan.applications.filter(\.isShown)
    let groups = Dictionary(grouping: shown) { MenuSection(categories: $0.entry.categories) }
    sections = groups.sorted { $0.key < $1.key }.map { kind, applications in
      let sorted = order.sorted(applications, title: \.entry.name, id: \.id.rawValue)
      return Section(kind: kind, title: kind.title(in: locale), applications: sorted)
    }
    refusals = scan.refusals
    directories = scan.directories
    applications = Dictionary(
      scan.applications.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The application whose id is `id`, shown or not; `nil` when none is installed.
  subscript(id: String) -> Application? { applications[id] }

  /// The ids of all applications, shown or not, in no order.
  var ids: some Collection<String> { applications.keys }

  /// The applications that are in no section, by their ids.
  var hidden: [Application] {
    applications.values.filter { !$0.isShown }.sorted { $0.id < $1.id }
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

  /// The application as the grid knows it.
  nonisolated var item: Item {
    Item(
      id: id.rawValue, title: entry.name, icon: entry.icon ?? "",
      availability: reasonUnavailable.map { .unavailable(reason: $0) } ?? .available)
  }
}
