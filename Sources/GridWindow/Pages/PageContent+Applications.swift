import Freedesktop
import GridCore

nonisolated extension PageContent {
  /// The applications of the session.
  static func applications(
    _ options: Options, in environment: Environment, title: String
  ) -> PageContent {
    let catalog = ApplicationCatalog(environment: environment)
    var document = Document(favoritesTitle: title)
    document.loadCatalog(catalog.load(into: &document))
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
