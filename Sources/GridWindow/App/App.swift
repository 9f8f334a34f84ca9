import DesktopApplications
import Freedesktop
import GridCore
import GridPainting
import GridSettings
import GridStore
import System
import X11Platform

/// The open page: connects the window, the grid, the painter and the runners, and does nothing else.
final class App {
  let context: RunContext
  let mode: PageMode
  let setup: WindowSetup
  let log: Log

  let display: Display
  let window: Window
  let claim: InstanceClaim?
  let messages: StartupMessages
  let clipboard: Clipboard

  let controller: GridController
  let presenter: GridPresenter
  let painter: GridPainter
  let live: LiveSetup

  let launches: LaunchRunner
  let store: StoreRunner?
  let publishing: PublishRunner?
  let imports: ImportRunner?
  let announcements: AnnounceRunner
  let menus: MenuRunner
  let icons: IconSupply
  let search: ItemSearch
  let catalogs: CatalogWatcher?
  var bus: SessionBus?
  var inspector: Inspector?

  let loop = EventLoop()
  let signals = SignalPipe()
  private(set) lazy var clients = LoopClients(of: loop) { [unowned self] in now }
  private(set) lazy var router = EffectRouter(
    launches: launches, store: store, publishing: publishing, imports: imports,
    announcements: announcements, menus: menus,
    ending: EndRunner(of: controller, for: mode) { [unowned self] in end($0) },
    log: OrderLogger(of: controller, log: log))

  var clock = EventClock()
  /// The number of X events so far.
  var events = 0
  var hasDrawnFirstFrame = false
  /// A search text of a later start, which waits for a drop.
  var waitingSearch: String?
  /// Why the page ends; `nil` while it is open.
  var ending: ExitReason?
  /// Whether the end waits for starts in progress; not if another program waits for an answer.
  var waitsForStarts: Bool

  /// Why the program ends.
  enum ExitReason {
    /// The user closed the page, or asked the program to end.
    case done(PageResult)
    /// The window is lost; the sentence says why.
    case lost(String)
  }

  /// Opens the page of `context` on `display`; `run()` shows it.
  ///
  /// - Throws: Why the page can't be opened, described in one sentence.
  init(in context: RunContext, on display: Display) throws {
    let parts = try AppComponents(context, on: display)
    (self.context, log, self.display) = (context, context.log, display)
    (window, setup, live) = (parts.window, parts.windowSetup, parts.live)
    (controller, presenter, painter) = (parts.controller, parts.presenter, parts.painter)
    let (content, keeping, strings) = (parts.content, parts.keeping, parts.painter.strings)
    claim = context.instance.map { InstanceClaim(to: $0.name, on: display) }
    messages = StartupMessages(on: display, from: window.id)
    clipboard = Clipboard(on: display, owner: window.id)
    var mode = context.options.mode
    mode.isLauncher = setup.role == .launcher
    (self.mode, waitsForStarts) = (mode, !mode.isQuestion)
    launches = LaunchRunner(
      on: controller, source: content.launches, environment: context.environment,
      starts: AnnouncedStarts(telling: messages, on: loop), loop: loop, strings: strings, log: log)
    store = StoreRunner(for: controller, keeping: keeping, strings: strings, log: log)
    publishing = try PublishRunner.requested(
      for: controller, content, in: context, strings: strings)
    imports = try ImportRunner.requested(for: controller, painter: painter, content, in: context)
    announcements = AnnounceRunner(on: controller, painter: painter, log: log)
    menus = MenuRunner(
      on: controller, window: window, of: live.desktop, painter: painter, launches: launches
    ) { [clipboard, launches] text in clipboard.copy(text, at: launches.lastServerTime) }
    icons = IconSupply(
      for: controller, atlas: painter.icons, loader: parts.loader, source: live.iconSource,
      memory: keeping.memory, repaint: { [presenter] in presenter.repaint() })
    search = try ItemSearch(
      in: controller, painter: painter, of: content,
      pinyinFiles: AssetDirectories(environment: context.environment).pinyin,
      repaint: { [presenter] in presenter.repaint() })
    catalogs = content.catalogs
    inspector = try Inspector.requested(of: self, on: loop)
    connect()
    for note in keeping.loaded.notes { show(note) }
    if content.catalog != nil { store?.remember() }
    search.answer(at: now)
  }

  /// Shows the page until it is closed and everything it starts has started, and returns the exit
  /// status.
  func run() -> Int32 {
    window.show()
    while isOpen {
      turn()
      inspector?.turnEnded()
      display.flush()
      guard isOpen else { break }
      loop.wait(until: display.hasQueuedEvents ? .zero : clients.deadline)
    }
    return finish()
  }

  /// Whether the page is shown, or closed while something it starts has not started yet.
  private var isOpen: Bool {
    switch ending {
    case nil: true
    case .done: waitsForStarts && launches.isBusy && !display.isLost
    case .lost: false
    }
  }

  /// The current time of the page's clock.
  var now: Duration { clock.moment(now: .monotonicNow) }
}

extension App {
  /// Connects the parts that call each other, and adds the clients of the event loop in the order in
  /// which they advance and finish.
  private func connect() {
    claim?.acquire(for: window.id)
    if let startup = context.startup { window.setStartupID(startup) }
    launches.didLaunch = { [unowned self] in if setup.closesAfterLaunch { quit() } }
    launches.askPerson = { [unowned self] action, item, staysOpen in
      menus.ask(about: action, of: item, staysOpen: staysOpen)
    }
    store?.didHandleReports = { [unowned self] in publishing?.publishOutsideChange() }
    presenter.willPaint = { [unowned self] frame in
      icons.supply(frame)
      if let caret = painter.caret(in: frame, of: controller.grid.document) { window.caret = caret }
    }
    loop.watch(display.descriptor) {}
    let all: [(any LoopClient)?] = [
      presenter, launches, store, publishing, icons, imports, search, menus,
      catalogs.map { watcher in
        CatalogUpdates(of: watcher) { [unowned self] in use($0, at: $1) }
      },
    ]
    for client in all.compactMap(\.self) { clients.add(client) }
    clients.add(
      DescriptorClient(signals.descriptor) { [unowned self] _ in
        if !signals.receive().isDisjoint(with: SignalPipe.ending) { interrupt() }
      })
    clients.add(
      DescriptorClient(live.descriptor) { [unowned self] _ in
        setupChanged(from: live.takeFileChange())
      })
  }

  /// Logs a sentence and shows it on the page.
  private func show(_ sentence: String) {
    log(.warning, sentence)
    announcements.show(.notice(sentence), at: now)
  }
}
