import Freedesktop
import GridCore
import GridPainting
import GridSettings
import GridStore
import IconLoading
import System
import X11Platform

/// The steps from nothing to a page that is ready to be shown.
struct AppComponents {
  let display: Display
  let window: Window
  let windowSetup: WindowSetup
  let controller: GridController
  let presenter: GridPresenter
  let painter: GridPainter
  let content: PageContent
  let keeping: FavoritesPersistence
  let loader: IconLoader
  let live: LiveSetup

  /// Opens everything in `context` on `display`.
  ///
  /// - Throws: What keeps the page from opening, described in one sentence.
  init(_ context: RunContext, on display: Display) throws {
    let (options, environment) = (context.options, context.environment)
    let strings = LocalizedStrings(environment)
    let content = try PageContent(options, in: environment, strings: strings, log: context.log)
    for problem in context.config.problems + content.problems {
      context.log(.warning, problem.description)
    }
    self.display = display
    windowSetup = WindowSetup(options: options, settings: context.config.settings)
    let arrange = { (settings: Settings, monitor: Monitor?) in
      PageSetup(
        content, options: options, settings: settings, desktop: XSettings(of: display),
        resourceDotsPerInch: display.resourceDotsPerInch, monitor: monitor)
    }
    let desktop = DesktopObserver(on: display)
    let monitor = Self.monitor(for: options, windowSetup, on: display, among: desktop.monitors)
    let setup = arrange(context.config.settings, monitor)
    window = try Self.window(
      titled: content.preset.name, on: display, monitor, scale: setup.scale, setup: windowSetup,
      options: options, instanceName: environment["RESOURCE_NAME"] ?? ProgramInfo.name)
    window.keys = setup.keys
    keeping = try FavoritesPersistence(content.store, showing: content.listing)
    painter = GridPainter(theme: setup.theme, strings: content.preset.strings(strings))
    painter.lift = LiftStyle(setup.rules)
    let grid = Self.grid(
      content, keeping, setup, metrics: painter.measured(setup.metrics, scale: setup.scale),
      strings: strings, viewport: window.size)
    controller = GridController(grid)
    presenter = GridPresenter(of: controller, painter: painter, on: window)
    controller.change(at: .zero) { grid in
      if options.mode.printsChoice { grid.focusFirstItem() }
      if options.startsEditing { grid.beginEditing() }
      grid.search(for: options.searchText)
    }
    loader = try IconLoader(source: IconSource(setup, in: environment), log: context.log)
    self.content = content
    live = LiveSetup(setup, in: context, on: desktop, monitor, arrange: arrange)
  }

  /// The monitor that the window will be on: that of the place it is given, else the one chosen; a
  /// window manager that places it elsewhere is followed later.
  private static func monitor(
    for options: Options, _ setup: WindowSetup, on display: Display, among monitors: [Monitor]
  ) -> Monitor? {
    guard let geometry = options.geometry, let origin = geometry.origin else {
      return display.monitor(setup.monitor ?? .pointer, among: monitors)
    }
    let frame = Rect(x: origin.x, y: origin.y, width: geometry.width, height: geometry.height)
    return monitors.nearest(to: frame.center)
  }

  private static func grid(
    _ content: PageContent, _ keeping: FavoritesPersistence, _ setup: PageSetup, metrics: Metrics,
    strings: LocalizedStrings, viewport: Size
  ) -> Grid {
    var document = content.document
    keeping.load(into: &document, isIncomplete: content.isIncomplete)
    if let catalog = content.catalog {
      document.loadCatalog(catalog.load(into: &document, in: strings))
    }
    return Grid(
      document: document, rules: setup.rules, metrics: metrics,
      history: keeping.loaded.state.history, viewport: viewport, scale: setup.scale)
  }

  private static func window(
    titled title: String, on display: Display, _ monitor: Monitor?, scale: Double,
    setup: WindowSetup, options: Options, instanceName: String
  ) throws(X11Error) -> Window {
    let geometry =
      options.geometry
      ?? WindowGeometry(
        defaultAtScale: scale, in: display.workArea(of: monitor), isCentered: setup.monitor != nil)
    let window = try Window(on: display, geometry: geometry)
    window.apply(
      WindowHints(
        title: title, instanceName: options.windowName ?? instanceName,
        className: options.windowClass,
        minimumSize: WindowHints.minimumSize(atScale: scale), geometry: geometry,
        type: setup.role == .launcher ? .dialog : .normal,
        skipsTaskbar: setup.role == .launcher, isAbove: setup.isAbove,
        isGeometryGiven: options.geometry != nil))
    return window
  }
}

extension IconSource {
  /// The icon themes of the session that `environment` describes, then our own icons, as `setup`
  /// wants them.
  init(_ setup: PageSetup, in environment: ProcessEnvironment) {
    self.init(
      theme: setup.iconTheme ?? IconSource.usualTheme(in: environment),
      directories: BaseDirectories(environment: environment).iconDirectories
        + AssetDirectories(environment: environment).icons,
      size: setup.metrics.iconSize, scale: setup.scale)
  }
}

nonisolated extension UserInterfaceLayoutDirection {
  /// The direction of the language of messages in the session that `environment` describes.
  init(_ environment: ProcessEnvironment) {
    self = MessageLocale(environment: environment).isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LocalizedStrings {
  /// The words in the language of messages in the session that `environment` describes.
  init(_ environment: ProcessEnvironment) {
    self = .forLocales(MessageLocale(environment: environment).candidates)
  }
}
