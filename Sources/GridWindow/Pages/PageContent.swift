import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import GridSettings
import GridStore
import System

/// What a page holds, where its order is kept, and what its items start.
///
/// Pages differ in these values and in nothing else: the applications, a preset, and the lines of
/// standard input are three ways to fill them.
nonisolated struct PageContent: Sendable {
  /// The name, rules, lengths, words and colors.
  var preset: Preset
  /// The items and the catalog; section 0 is still empty, and without it so are the applications.
  var document: Document
  /// What a click on an item starts.
  var launches: any LaunchSource
  /// The applications shown; `nil` when there are none, or they are still being read.
  var catalog: ApplicationCatalog?
  /// Tells what is installed, when the page has to follow it.
  var catalogs: CatalogWatcher?
  /// Where the order is kept; `nil` when it does not outlast the page.
  var store: FavoritesStore?
  /// The part of the stored order that is shown; `nil` for all of it.
  var listing: ListedFavorites?
  /// The name of the `[Publish]` that counts; `nil` for an order that is never sent.
  var board: String?
  /// What of its file was passed over.
  var problems: [KeyFileError] = []

  /// Whether the person's `[Grid]`, `HoldDelay` and `DragStart` count, which are made for the
  /// applications.
  var followsSettings: Bool { catalogs != nil }

  /// Whether it is not known yet what is installed.
  var isIncomplete: Bool { catalogs != nil && catalog == nil }

  /// The content that the command line asks for.
  ///
  /// - Parameters:
  ///   - options: What the command line asks for.
  ///   - environment: The session.
  ///   - strings: The language, and what section 0 is called when the content itself says nothing.
  ///   - log: Where it is told what can't be followed.
  /// - Throws: Why there is none, described in one sentence.
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

  /// Content whose parts are put together already.
  init(preset: Preset, document: Document, launches: any LaunchSource) {
    (self.preset, self.document, self.launches) = (preset, document, launches)
  }
}
