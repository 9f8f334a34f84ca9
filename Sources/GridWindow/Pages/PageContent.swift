import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import GridSettings
import GridStore
import System

/// The content of a page: what it shows, where its order is stored, and what its items launch.
///
/// The applications, a preset, and the lines of standard input differ only in these values.
nonisolated struct PageContent: Sendable {
  /// Name, rules, metrics, strings and colors.
  var preset: Preset
  /// The items and the catalog, without favorites and without applications.
  var document: Document
  /// What the items launch.
  var launches: any LaunchSource
  /// The applications shown; `nil` if there are none, or if they are still being read.
  var catalog: ApplicationCatalog?
  /// Reports installed applications, if the page follows them.
  var catalogs: CatalogWatcher?
  /// Where the order is stored; `nil` if it is not.
  var store: FavoritesStore?
  /// The part of the stored order that is shown; `nil` for all of it.
  var listing: ListedFavorites?
  /// The name of the `[Publish]` group of this page; `nil` for an order that is never published.
  var board: String?
  /// Problems of the preset file that did not prevent the page.
  var problems: [KeyFileError] = []

  /// Whether `[Grid]`, `HoldDelay` and `DragStart` of the configuration apply, which are for the
  /// applications page only.
  var followsSettings: Bool { catalogs != nil }

  /// Whether the installed applications are unknown yet.
  var isIncomplete: Bool { catalogs != nil && catalog == nil }

  /// The content that the command line asks for.
  ///
  /// - Parameters:
  ///   - options: What the command line asks for.
  ///   - environment: The session.
  ///   - strings: The language, and the title of section 0 if the content has none.
  ///   - log: Where problems are logged.
  /// - Throws: Why there is no content, described in one sentence.
  init(_ options: Options, in environment: ProcessEnvironment, strings: LocalizedStrings, log: Log)
    throws
  {
    if options.readsLines {
      self = try .lines(options, in: environment, strings: strings)
    } else if options.preset == PresetLocation.applications {
      self = try .applications(options, in: environment, strings: strings, log: log)
    } else {
      self = try .preset(options, in: environment)
    }
    preset.metrics.layoutDirection = UserInterfaceLayoutDirection(environment)
  }

  /// The content made of these parts.
  init(preset: Preset, document: Document, launches: any LaunchSource) {
    (self.preset, self.document, self.launches) = (preset, document, launches)
  }
}
