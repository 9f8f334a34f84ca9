import Freedesktop
import GridCore
import GridPainting

nonisolated extension PageContent {
  /// The applications of the session, in the language of `words`.
  static func applications(
    _ options: Options, in environment: Environment, words: Words
  ) -> PageContent {
    let catalog = ApplicationCatalog(environment: environment)
    let document = Document(favoritesTitle: words[.favorites])
    var content = PageContent(preset: .applications, document: document, launches: catalog)
    content.catalog = catalog
    content.store = options.store(in: environment)
    content.board = options.favoritesFile == nil ? PresetLocation.applications : nil
    return content
  }
}

nonisolated extension Preset {
  /// The rules and lengths of the applications, which have no file.
  static var applications: Preset {
    var preset = Preset()
    preset.rules = Rules()
    return preset
  }
}
