import Freedesktop
import GridCore
import GridSettings
import GridStore

nonisolated extension PageContent {
  /// The preset that the command line names.
  ///
  /// - Throws: Why its file can't be used, or that there is none.
  static func preset(_ options: Options, in environment: ProcessEnvironment) throws -> PageContent {
    let location = try options.presetLocation(in: environment)
    let file = try PresetFile(location, locale: MessageLocale(environment: environment))
    let preset = file.preset
    var content = PageContent(preset: preset, document: preset.document, launches: preset)
    content.store = options.store(
      in: environment, otherwise: location.favoritesPath(in: environment),
      initial: preset.firstFavorites)
    content.board = options.favoritesFile == nil ? location.board : nil
    content.problems = file.problems
    return content
  }
}
