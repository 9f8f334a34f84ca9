import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import GridSettings
import System

nonisolated extension PageContent {
  /// How long the page waits for the applications before it opens without them, in milliseconds.
  static let patience: Int32 = 100

  /// The applications of the session in the language of `strings`.
  ///
  /// Applications that are not read in time come later.
  ///
  /// - Throws: `SystemError` if the system has no thread or descriptor left.
  static func applications(
    _ options: Options, in environment: ProcessEnvironment, strings: LocalizedStrings, log: Log
  ) throws(SystemError) -> PageContent {
    let watcher = try CatalogWatcher(environment: environment, log: log)
    var content = PageContent(
      preset: .applications, document: Document(favoritesTitle: strings[.favorites]),
      launches: LaunchesToCome())
    if let catalog = watcher.take(waiting: patience) {
      content.launches = catalog
      content.catalog = catalog
    }
    content.catalogs = watcher
    content.store = options.store(in: environment)
    content.board = options.favoritesFile == nil ? PresetLocation.applications : nil
    return content
  }
}

nonisolated extension Preset {
  /// The rules and metrics of the applications page, which has no file.
  static var applications: Preset {
    var preset = Preset()
    preset.rules = Rules()
    return preset
  }
}
