import Freedesktop
import GridCore
import GridPainting
import GridStore

/// The steps from nothing to a page that is ready to be shown.
struct Opening {
  let display: Display
  let window: Window
  let view: GridView
  let painter: GridPainter
  let catalog: ApplicationCatalog
  let writer: Writer
  let memory: FavoriteMemory
  let loader: IconLoader
  let live: LiveSetup
  /// Sentences for the person about what was found on the way.
  let notes: [String]

  /// Opens everything in `surroundings`.
  ///
  /// - Throws: What keeps the page from opening, described in one sentence.
  init(_ surroundings: Surroundings) throws {
    let (options, environment) = (surroundings.options, surroundings.environment)
    let config = surroundings.config
    for problem in config.problems { surroundings.log(.warning, problem.description) }
    display = try Display()
    let arrange = { [display] (settings: Settings) in
      PageSetup(
        options: options, settings: settings, desktop: XSettings(of: display),
        resourceDotsPerInch: display.resourceDotsPerInch)
    }
    let setup = arrange(config.settings)
    window = try Self.window(on: display, scale: setup.scale, options: options)

    var store = options.store(in: environment)
    let loaded = store.load()
    notes = loaded.notes
    writer = try Writer(store, loaded)
    memory = FavoriteMemory(store.memory, writer: writer)
    catalog = ApplicationCatalog(environment: environment)
    let words = Words.forLocale(Self.localeName(environment))
    painter = GridPainter(theme: setup.theme, words: words)
    painter.lift = LiftStyle(setup.rules)

    var document = Document(favoritesTitle: words[.favorites])
    document.loadCatalog(catalog.load(into: &document))
    document.loadFavorites(loaded.board.favorites.ids, pinned: loaded.board.favorites.pinned)
    memory.recall(into: &document)
    let grid = Grid(
      document: document, rules: setup.rules, metrics: setup.metrics,
      history: loaded.board.history, viewport: window.size, scale: setup.scale)
    view = GridView(grid, painter: painter, on: window)
    view.change { grid, effects in
      if options.startsEditing { grid.beginEditing(at: .zero, into: &effects) }
      grid.search(for: options.searchText, at: .zero, into: &effects)
    }
    let directories = BaseDirectories(environment: environment)
    loader = try IconLoader(source: setup.iconSource(in: directories), log: surroundings.log)
    live = LiveSetup(
      setup, config: config, in: directories, on: display, log: surroundings.log, arrange: arrange)
  }

  /// The name of the locale that messages are in.
  private static func localeName(_ environment: Environment) -> String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    return names.first { !$0.isEmpty } ?? "C"
  }

  private static func window(
    on display: Display, scale: Double, options: Options
  ) throws(X11Error) -> Window {
    let geometry =
      options.geometry
      ?? WindowGeometry(defaultAtScale: scale, workArea: display.workAreaSize)
    let window = try Window(on: display, geometry: geometry)
    window.apply(
      WindowHints(
        title: "GridWindow", instanceName: options.windowName, className: options.windowClass,
        minimumSize: WindowHints.minimumSize(atScale: scale), geometry: geometry,
        isGeometryGiven: options.geometry != nil))
    return window
  }
}
